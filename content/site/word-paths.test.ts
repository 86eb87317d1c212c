import { expect, it } from 'vitest'
import { shownContent, wordPaths } from './word-paths.ts'

it.each([
  ['/grade4/vocabulary/house', '/grade4/vocabulary/house'],
  ['/grade4/vocabulary/house/', '/grade4/vocabulary/house'],
  ['/grade4/vocabulary/house.html', '/grade4/vocabulary/house'],
  ['/grade4//vocabulary/h%6Fuse', '/grade4/vocabulary/house'],
  ['/p/games/memory/grade4-house', '/games/memory/grade4-house'],
  ['/p/games/memory/grade4-house.html', '/games/memory/grade4-house'],
  ['/parents', '/parents'],
  ['/%', '/%'],
])('maps %s to the page of %s', (pathname, path) => {
  expect(shownContent(pathname)).toEqual({ path })
})

it('maps a copy to the page of its key', () => {
  expect(shownContent('/copies/Page_Music.json')).toEqual({ copyOf: 'Page_Music' })
})

it('stays within the limit of Pages, and excludes the home page and all other files', () => {
  expect(wordPaths.length).toBeLessThan(50)
  expect(wordPaths).toContain('/grade4/*')
  expect(wordPaths).toContain('/music')
  expect(wordPaths.filter((path) => /^\/(\*|assets|media|app|sw|$)/.test(path))).toEqual([])
})
