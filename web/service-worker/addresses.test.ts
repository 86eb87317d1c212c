import { expect, it } from 'vitest'
import { isAsset, isMedia, isPage, isRecord } from './addresses.ts'

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
