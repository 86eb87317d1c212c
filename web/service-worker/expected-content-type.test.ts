import { expect, it } from 'vitest'
import { cacheExpectedOnly } from './expected-content-type.ts'

it.each([
  ['/assets/index-Ab12.js', 'text/javascript', true],
  ['/media/sounds/cow.mp3', 'audio/mpeg', true],
  ['/copies/Page_Music.json', 'application/json', true],
  ['/grade4/vocabulary/animals/farm', 'text/html; charset=utf-8', true],
  ['/assets/index-Ab12.js', 'text/html', false],
  ['/media/sounds/cow.mp3', 'text/html', false],
  ['/api/v1/media/Ab12', 'text/html; charset=utf-8', false],
  ['/copies/Page_Music.json', 'text/html', false],
  ['/music', 'application/json', false],
])('for %s, caches an answer of type %s: %s', async (path, type, isKept) => {
  expect(await isCached(path, 200, type)).toBe(isKept)
})

it('caches no partial file and no refusal', async () => {
  expect(await isCached('/media/sounds/cow.mp3', 206, 'audio/mpeg')).toBe(false)
  expect(await isCached('/music', 404, 'text/html')).toBe(false)
})

async function isCached(path: string, status: number, type: string): Promise<boolean> {
  const request = new Request(`https://school.example${path}`)
  const response = new Response('', { status, headers: { 'content-type': type } })
  return (await cacheExpectedOnly.cacheWillUpdate({ request, response })) === response
}
