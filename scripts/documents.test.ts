import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = 'content|docs|domain|e2e|migrations|party|scripts|web|worker'

it.each([
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md'),
  ...globSync('docs/decisions/*.md').filter((decision) => !isSuperseded(decision)),
])('%s names only files that there are', (document) => {
  const named = [
    ...readFileSync(document, 'utf8').matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g')),
  ]
  const missing = named.flatMap(([, path = '']) => (existsSync(path) ? [] : [path]))
  expect(missing).toEqual([])
})

/** What was decided then may name files that went with it. */
function isSuperseded(decision: string): boolean {
  return /^Date: .* Status: superseded by /m.test(readFileSync(decision, 'utf8'))
}
