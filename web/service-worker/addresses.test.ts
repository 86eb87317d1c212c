import { expect, it } from 'vitest'
import { cacheExpectedOnly, isAsset, isMedia, isOutdatedMedia, isPage, isRecord } from './addresses.ts'

const kinds = { asset: isAsset, media: isMedia, record: isRecord, page: isPage }

it.each([
  ['/', 'page'],
  ['/grade4/vocabulary/animals/farm', 'page'],
  ['/games/memory/grade4-animals-farm', 'page'],
  ['/login?card=secret', 'page'],
  ['/login#card=secret', 'page'],
  ['/copies/Page_Music.json', 'page'],
  ['/assets/index-Ab12.js', 'asset'],
  ['/media/pictures/cow.svg', 'media'],
  ['/media/songs/bonjour.mp3', 'media'],
  ['/media/videos/les-couleurs.mp4', null],
  ['/api/v1/media/abc.png', 'media'],
  ['/api/v1/games/grade4-animals-farm', 'record'],
  ['/api/v1/pages/Page_Music', 'record'],
  ['/api/v1/games', null],
  ['/api/v1/user', null],
  ['/api/v1/activities/7', null],
  ['/api/v1/menulinks/cache', null],
  ['/parties/main/school', null],
  ['/admin/useraccounts', null],
  ['/sw.js', null],
  ['/manifest.webmanifest', null],
])('caches %s as %s', (address, kind) => {
  const url = new URL(address, 'https://school.example')
  expect(Object.entries(kinds).flatMap(([name, is]) => (is(url) ? [name] : []))).toEqual(kind ? [kind] : [])
})

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
])('caches $0 if the response has type $1: $2', async (path, type, isKept) => {
  expect(await isCached(path, 200, type)).toBe(isKept)
})

it('caches no partial and no refused response', async () => {
  expect(await isCached('/media/sounds/cow.mp3', 206, 'audio/mpeg')).toBe(false)
  expect(await isCached('/music', 404, 'text/html')).toBe(false)
})

it.each([
  ['/media/sounds/cow.mp3', 'Fri, 20 Nov 2026 12:01:00 GMT', false],
  ['/media/sounds/cow.mp3', 'Fri, 20 Nov 2026 11:59:00 GMT', true],
  ['/media/sounds/cow.mp3', 'Sat, 28 Nov 2026 12:00:00 GMT', false],
  ['/api/v1/media/Ab12', 'Fri, 20 Nov 2026 11:59:00 GMT', false],
])('refetches $0 with the date $1 a week later: $2', (path, date, isOutdated) => {
  const cached = new Response('', { headers: { date } })
  const url = new URL(path, 'https://school.example')
  expect(isOutdatedMedia(url, cached, Date.parse('2026-11-27T12:00:00Z'))).toBe(isOutdated)
})

async function isCached(path: string, status: number, type: string): Promise<boolean> {
  const request = new Request(`https://school.example${path}`)
  const response = new Response('', { status, headers: { 'content-type': type } })
  return (await cacheExpectedOnly.cacheWillUpdate({ request, response })) === response
}
