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
])('maps %s to the page %s', (pathname, path) => {
  expect(shownContent(pathname)).toEqual({ path })
})

it('maps the path of a copy to the page with its key', () => {
  expect(shownContent('/copies/Page_Music.json')).toEqual({ copyOf: 'Page_Music' })
})

it('has fewer patterns than Cloudflare Pages allows, and none for the home page and other files', () => {
  expect(wordPaths.length).toBeLessThan(50)
  expect(wordPaths).toContain('/grade4/*')
  expect(wordPaths).toContain('/music')
  expect(wordPaths.filter((path) => /^\/(\*|assets|media|app|sw|$)/.test(path))).toEqual([])
})
