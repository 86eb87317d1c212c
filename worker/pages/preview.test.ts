import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newPageAnswer } from '../../domain/api/own-page.ts'
import { media, pages } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { mediaCalls } from '../testing/media-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { openSchool, type School } from '../testing/school.ts'

const KEY = 'Page_Grade4_Vocabulary_LaPlage'

let school: School
beforeEach(async () => {
  school = await openSchool()
  const words = [{ french: 'la mer', english: 'sea', image: null, sound: null }]
  const body = { number: 2_000_001, kind: 'vocabulary', title: 'La plage', grade: 4, icon: '', words }
  expect((await school.call('POST /pages', { as: 'madame', body })).status).toBe(201)
})

const { store } = mediaCalls(() => school)
const { post } = menuCalls(() => school)
const put = (image: string, clientID = KEY, as: 'madame' | 'alice' = 'madame') =>
  school.call(`PUT /pages/${clientID}/preview`, { as, body: { image } })
const previews = async () =>
  (await school.db.select({ preview: pages.preview }).from(pages)).flatMap(({ preview }) => preview ?? [])
const stored = async () => (await school.db.select({ hash: media.hash }).from(media)).length

it('keeps the picture of a page link while it is shown and deletes the previous one', async () => {
  const first = `/api/v1${await store('jpeg', 'image/jpeg')}`
  expect((await put(first)).status).toBe(200)
  expect((await put(first)).status).toBe(200)
  expect([await previews(), await stored()]).toEqual([[first], 1])
  const name = first.split('/').at(-1)
  expect((await school.call(`DELETE /media/${name}`, { as: 'madame' })).status).toBe(409)
  const second = `/api/v1${await store('png', 'image/png')}`
  expect((await put(second)).status).toBe(200)
  expect([await previews(), await stored()]).toEqual([[second], 1])
})

it('deletes the picture with its page, and an empty page with its menu row', async () => {
  const body = { number: 2_000_002, kind: 'stories', title: 'Nos textes', grade: 4, icon: '', words: [] }
  const made = z.parse(newPageAnswer, (await school.call('POST /pages', { as: 'madame', body })).body)
  const { clientID, menuLinkID } = made.link
  expect((await put(`/api/v1${await store('jpeg', 'image/jpeg')}`, clientID)).status).toBe(200)
  const moved = { ...made.link, clientID: 'Page_Grade4_Stories_Autres' }
  expect((await post(moved)).status).toBe(200)
  expect([await previews(), await stored(), (await bindings.MEDIA.list()).objects]).toEqual([[], 0, []])
  expect((await put(`/api/v1${await store('png', 'image/png')}`, moved.clientID)).status).toBe(200)
  expect((await school.call(`DELETE /menulinks/${menuLinkID}`, { as: 'madame' })).status).toBe(200)
  expect([await previews(), await stored(), (await bindings.MEDIA.list()).objects]).toEqual([[], 0, []])
})

it('keeps one of two pictures that are saved at the same time', async () => {
  const both = [await store('jpeg', 'image/jpeg'), await store('png', 'image/png')]
  await Promise.all(both.map((url) => put(`/api/v1${url}`)))
  expect([(await previews()).length, await stored()]).toEqual([1, 1])
})

it('refuses missing files, sounds, pages of the site, and pupils', async () => {
  const image = `/api/v1${await store('jpeg', 'image/jpeg')}`
  expect((await put('/api/v1/media/none.jpg')).status).toBe(404)
  const sound = `/api/v1${await store('mp3', 'audio/mpeg')}`
  expect((await put(sound)).status).toBe(400)
  expect((await put(sound.replace('.mp3', '.jpg'))).status).toBe(404)
  expect((await put('https://elsewhere.example/a.jpg')).status).toBe(400)
  expect((await put(image, 'Page_Music')).status).toBe(404)
  expect((await put(image, KEY, 'alice')).status).toBe(403)
  expect(await previews()).toEqual([])
})
