import { type Front, openFront } from './front.ts'
import { test as base } from './school-test.ts'

/** A test whose pages can be served through a `Front` proxy. */
export const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '')
    await use(front)
    front.close()
  },
})
