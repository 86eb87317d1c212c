import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mediaAnswer } from '../../domain/api/media.ts'
import { files } from '../testing/files.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const store = async (file: Uint8Array<ArrayBuffer>, type: string) =>
  z.parse(
    mediaAnswer,
    (await school.call('POST /media', { as: 'madame', file, headers: { 'content-type': type } })).body,
  ).url
const save = (word: string, url: string, credit?: string) =>
  school.call(`PUT /recordings/${word}`, {
    as: 'madame',
    body: { url, ...(credit !== undefined && { credit }) },
  })
const list = async () => (await school.call('GET /recordings')).body

it('stores, replaces and deletes the recording of a word', async () => {
  const [first, second] = [await store(files.mp3, 'audio/mpeg'), await store(files.wav, 'audio/wav')]
  const updated = school.clock.now.toISOString()
  expect(await save('chat', first)).toMatchObject({
    status: 200,
    body: { data: { word: 'chat', url: first } },
  })
  expect((await save('chat', second)).status).toBe(200)
  expect(await list()).toEqual({
    success: true,
    data: [{ word: 'chat', url: second, updated }],
    voice: 'site',
  })
  expect((await school.call('DELETE /recordings/chat', { as: 'madame' })).status).toBe(200)
  expect((await school.call('DELETE /recordings/chat', { as: 'madame' })).status).toBe(404)
  expect(await list()).toEqual({ success: true, data: [], voice: 'site' })
})

it('accepts only a stored sound', async () => {
  const picture = await store(files.png, 'image/png')
  const sound = await store(files.mp3, 'audio/mpeg')
  for (const url of [picture, `${sound}x`, 'https://elsewhere.example/a.mp3', '', sound.replace('/api', '')])
    expect((await save('chat', url)).status).toBe(400)
  for (const word of ['Chat', '%22', 'a'.repeat(81)]) expect((await save(word, sound)).status).toBe(400)
  expect(await list()).toEqual({ success: true, data: [], voice: 'site' })
})

it('stores the credit with the recording and shows it only to administrators', async () => {
  const credits = async () => (await school.call('GET /recordings/credits', { as: 'madame' })).body
  const sound = await store(files.mp3, 'audio/mpeg')
  await save('chat', sound, ' Ana, CC BY-SA 4.0 ')
  await save('vache', sound, 'Ana, CC BY-SA 4.0')
  await save('chien', sound, 'Luc, CC0')
  await save('oie', sound)
  const data = [
    { credit: 'Ana, CC BY-SA 4.0', words: ['chat', 'vache'] },
    { credit: 'Luc, CC0', words: ['chien'] },
  ]
  expect(await credits()).toEqual({ success: true, data })
  expect(JSON.stringify(await list())).not.toContain('CC')
  expect((await school.call('GET /recordings/credits', { as: 'alice' })).status).toBe(403)
  expect((await school.call('GET /recordings/credits')).status).toBe(401)

  expect((await save('chien', sound, 'é'.repeat(2000))).status).toBe(200)
  expect((await save('chien', sound, 'é'.repeat(2001))).status).toBe(400)
  await save('chien', sound)
  await school.call('DELETE /recordings/vache', { as: 'madame' })
  const left = [{ credit: 'Ana, CC BY-SA 4.0', words: ['chat'] }]
  expect(await credits()).toEqual({ success: true, data: left })
})

it.each(['PUT /recordings/chat', 'DELETE /recordings/chat'])(
  'allows only administrators: %s',
  async (request) => {
    const body = { url: '' }
    expect((await school.call(request, { body })).status).toBe(401)
    expect((await school.call(request, { as: 'alice', body })).status).toBe(403)
  },
)
