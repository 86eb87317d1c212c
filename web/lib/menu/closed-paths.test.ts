import { expect, it } from 'vitest'
import { markClosed, storeClosedPaths } from './closed-paths.ts'

const FARM = '/grade4/vocabulary/animals/farm'

it.each([
  [[FARM, '/videos'], FARM, true],
  [[FARM, '/videos'], `${FARM}/`, true],
  [[FARM], '/grade4/vocabulary/animals/zoo', false],
  [[FARM], '/grade4/vocabulary/animals', false],
  [[FARM], '/', false],
  [[FARM], null, false],
  [[], '/music', false],
  [[], '/', false],
])('with %j closed by the last menu, hides %s: %s', (closed, path, isHidden) => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const marks: unknown[] = []
  const root = { toggleAttribute: (_name: string, force?: boolean) => marks.push(force) > 0 }
  markClosed(root, storage, path)
  storeClosedPaths(storage, '/music')
  storeClosedPaths(storage, closed.join('\n'))
  markClosed(root, storage, path)
  expect(marks).toEqual([false, isHidden])
})
