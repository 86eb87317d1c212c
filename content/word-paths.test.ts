import { expect, it } from 'vitest'
import { shownBy, wordPaths } from './word-paths.ts'

it.each([
  ['/grade4/vocabulary/house', '/grade4/vocabulary/house'],
  ['/grade4/vocabulary/house/', '/grade4/vocabulary/house'],
  ['/grade4/vocabulary/house.html', '/grade4/vocabulary/house'],
  ['/grade4//vocabulary/h%6Fuse', '/grade4/vocabulary/house'],
  ['/p/games/memory/grade4-house', '/games/memory/grade4-house'],
  ['/p/games/memory/grade4-house.html', '/games/memory/grade4-house'],
  ['/parents', '/parents'],
  ['/%', '/%'],
])('%s shows the page of %s', (pathname, path) => {
  expect(shownBy(pathname)).toEqual({ path })
})

it('a copy is that of the page of its key', () => {
  expect(shownBy('/copies/Page_Music.json')).toEqual({ copyOf: 'Page_Music' })
})

it('are not more than Pages takes, and leave the home page and all other files alone', () => {
  expect(wordPaths.length).toBeLessThan(50)
  expect(wordPaths).toContain('/grade4/*')
  expect(wordPaths).toContain('/music')
  expect(wordPaths.filter((path) => /^\/(\*|assets|media|app|sw|$)/.test(path))).toEqual([])
})
