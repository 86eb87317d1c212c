import { expect, it } from 'vitest'
import { wholeAndAsAsked } from './as-asked.ts'

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
])('of %s an answer of %s is kept: %s', async (path, type, isKept) => {
  expect(await kept(path, 200, type)).toBe(isKept)
})

it('keeps no part of a file, and no refusal', async () => {
  expect(await kept('/media/sounds/cow.mp3', 206, 'audio/mpeg')).toBe(false)
  expect(await kept('/music', 404, 'text/html')).toBe(false)
})

async function kept(path: string, status: number, type: string): Promise<boolean> {
  const request = new Request(`https://school.example${path}`)
  const response = new Response('', { status, headers: { 'content-type': type } })
  return (await wholeAndAsAsked.cacheWillUpdate({ request, response })) === response
}
