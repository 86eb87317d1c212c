import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'
import { test as base } from './school-test.ts'

/** A test whose pages can be served through a `FaultProxy`. */
export const test = base.extend<{ faultProxy: FaultProxy }>({
  faultProxy: async ({ baseURL }, use) => {
    const faultProxy = await openFaultProxy(baseURL ?? '')
    await use(faultProxy)
    faultProxy.close()
  },
})
