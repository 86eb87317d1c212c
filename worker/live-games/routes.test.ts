import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { liveEntryAnswer, liveGameAnswer } from '../../domain/api/live-game.ts'
import { pupilKey } from '../../domain/audience.ts'
import { LIVE_GAME_LIMITS } from '../../domain/bounds.ts'
import { media, recordings } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { loadGame } from './load-game.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const words = ['chat', 'chien', 'vache'].map((french) => ({
  ...{ word: french, french, english: `${french} in English` },
  ...{ image: null, sound: null, page: null, theme: 'La ferme' },
}))
const game = {
  ...{ title: 'La ferme', words, classCodes: ['4-1'], way: 'together', tasks: ['listen'], questions: 5 },
  ...{ thinkSeconds: 20, showsNames: false, hasTablets: true },
}
const ofAlice = pupilKey(people.alice.id)
const open = (changes = {}) =>
  school.call('POST /live-games', { as: 'madame', body: { ...game, ...changes } })
const opened = async (changes = {}) => z.parse(liveGameAnswer, (await open(changes)).body).data
const enter = (code: string, as: 'alice' | 'bruno' | 'madame') =>
  school.call(`POST /live-games/${code}/entry`, { as })

describe('a live game', () => {
  it('can be listed and entered only by its pupils and teachers', async () => {
    const { code } = await opened({ classCodes: [ofAlice] })
    expect((await school.call('GET /live-games', { as: 'alice' })).body).toMatchObject({
      data: [{ code, title: 'La ferme', classCodes: [], ended: null }],
    })
    expect((await school.call('GET /live-games', { as: 'bruno' })).body).toMatchObject({ data: [] })
    expect((await school.call('GET /live-games', { as: 'madame' })).body).toMatchObject({
      data: [{ code, classCodes: [ofAlice] }],
    })
    expect(await enter(code, 'alice')).toMatchObject({ status: 200, body: { data: { isHost: false } } })
    expect(await enter(code, 'madame')).toMatchObject({ status: 200, body: { data: { isHost: true } } })
    expect((await enter(code, 'bruno')).status).toBe(403)
    expect((await school.call(`POST /live-games/${code}/entry`)).status).toBe(401)
    expect((await enter('ZZZZ', 'alice')).status).toBe(404)
  })

  it('can be listed and entered with only the token of the games site', async () => {
    const { code } = await opened()
    const path = `GET /user/0/${people.alice.id}`
    const { body } = await school.call(path, { as: 'alice' })
    const token = z.parse(z.object({ data: z.object({ Token: z.string() }) }), body).data.Token
    expect((await school.call('GET /live-games', { token })).body).toMatchObject({ data: [{ code }] })
    const entry = await school.call(`POST /live-games/${code}/entry`, { token })
    expect(entry.status).toBe(200)
    const { again } = z.parse(liveEntryAnswer, entry.body).data
    school.clock.advance(60 * 60_000)
    expect((await school.call('GET /live-games', { token })).status).toBe(401)
    const later = { token: again ?? '' }
    expect((await school.call(`POST /live-games/${code}/entry`, later)).status).toBe(200)
    const other = await opened()
    expect((await school.call(`POST /live-games/${other.code}/entry`, later)).status).toBe(401)
    expect((await school.call('GET /live-games', later)).status).toBe(401)
  })

  it('cannot be listed or entered with a token that was given to another games site', async () => {
    school = await openSchool({ MULTIPLAYER_URL: 'https://games.example' })
    const { code } = await opened()
    const { body } = await school.call(`GET /user/0/${people.alice.id}`, { as: 'alice' })
    const token = z.parse(z.object({ data: z.object({ Token: z.string() }) }), body).data.Token
    expect((await school.call('GET /live-games', { token })).status).toBe(401)
    expect((await school.call(`POST /live-games/${code}/entry`, { token })).status).toBe(401)
    const score = await school.call('POST /multiplayer/score', { token, body: { correctAnswers: 1 } })
    expect(score.status).toBe(200)
    expect((await enter(code, 'alice')).status).toBe(200)
  })

  it("serves sounds, the teacher's if there is one, at addresses that hide the word", async () => {
    const sounding = words.map((word) => ({ ...word, sound: `sounds/${word.word}.mp3` }))
    const { code } = await opened({ words: sounding })
    const { plan } = (await loadGame(school.db, code, school.clock.now)) ?? {}
    const cat = plan?.hiddenSounds[0] ?? ''
    expect(cat).toMatch(new RegExp(`^/api/v1/live-games/${code}/sounds/[0-9a-f-]{36}$`))
    const ask = () => school.send(`GET ${cat.replace('/api/v1', '')}`)
    expect((await ask()).headers.get('x-site-file')).toBe('/media/sounds/chat.mp3')
    expect((await school.call(`GET /live-games/${code}/sounds/${crypto.randomUUID()}`)).status).toBe(404)
    const hash = 'a'.repeat(64)
    const file = { hash, contentType: 'audio/mpeg', bytes: 3, createdAt: WEDNESDAY, name: 'chat.mp3' }
    await school.db.insert(media).values(file)
    await bindings.MEDIA.put(hash, 'son')
    await school.db
      .insert(recordings)
      .values({ word: 'chat', url: `/api/v1/media/${hash}.mp3`, updated: WEDNESDAY })
    expect((await ask()).headers.get('etag')).toBe(`"${hash}"`)
  })

  it.each([
    ['an image of another site', { image: 'https://example.com/chat.png' }],
    ['a sound of another site', { sound: 'https://example.com/chat.mp3' }],
    ['a sound outside of the media', { sound: '../chat.mp3' }],
    ['a sound whose name is not an address', { sound: 'sounds/chat\nchien.mp3' }],
  ])('refuses %s', async (_what, file) => {
    expect((await open({ words: words.map((word) => ({ ...word, ...file })) })).status).toBe(400)
  })

  it('is opened once per key, and a retry with other choices is refused', async () => {
    const idempotencyKey = 'k'
    const answers = await Promise.all([open({ idempotencyKey }), open({ idempotencyKey })])
    const [first] = answers
    expect(first?.status).toBe(201)
    for (const answer of [...answers, await open({ idempotencyKey })]) expect(answer).toEqual(first)
    for (const changes of [{ way: 'race' }, { title: 'Le zoo' }, { classCodes: [ofAlice] }])
      expect(await open({ ...changes, idempotencyKey })).toMatchObject({
        status: 409,
        body: { error: { code: 'liveGameOpened' } },
      })
    expect((await school.call('GET /live-games', { as: 'alice' })).body).toMatchObject({
      data: [{ title: 'La ferme', way: 'together' }],
    })
    const { code } = z.parse(liveGameAnswer, first?.body).data
    await school.call(`DELETE /live-games/${code}`, { as: 'madame' })
    expect((await open({ way: 'race', idempotencyKey })).status).toBe(201)
  })

  it('is closed to pupils if the teacher counts hands', async () => {
    const { code } = await opened({ hasTablets: false })
    expect((await school.call('GET /live-games', { as: 'alice' })).body).toMatchObject({ data: [] })
    expect((await enter(code, 'alice')).status).toBe(403)
  })

  it('is deleted with its results', async () => {
    const { code } = await opened()
    expect((await school.call(`GET /live-games/${code}`, { as: 'madame' })).body).toMatchObject({
      data: { game: { code }, words, pupils: [], hands: [] },
    })
    expect((await school.call(`DELETE /live-games/${code}`, { as: 'madame' })).status).toBe(200)
    expect((await school.call(`GET /live-games/${code}`, { as: 'madame' })).status).toBe(404)
  })

  it('is listed, followed and entered by an administrator after its only group was deleted', async () => {
    const groupID = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const group = { groupID, name: 'Les renards', userIDs: [people.alice.id] }
    await school.call('POST /groups', { as: 'madame', body: group })
    const { code } = await opened({ classCodes: [groupID] })
    await school.call(`DELETE /groups/${encodeURIComponent(groupID)}`, { as: 'madame' })
    expect((await school.call('GET /live-games', { as: 'madame' })).body).toMatchObject({
      data: [{ code, classCodes: [] }],
    })
    expect((await school.call(`GET /live-games/${code}`, { as: 'madame' })).status).toBe(200)
    expect((await enter(code, 'madame')).status).toBe(200)
    expect((await enter(code, 'alice')).status).toBe(403)
  })

  it('has a code that is refused as a lesson code with the reason', async () => {
    const { code } = await opened()
    expect(await school.call(`GET /lessons/${code}`, { as: 'alice' })).toMatchObject({
      status: 404,
      body: { error: { code: 'codeOfLiveGame' } },
    })
  })

  it('is refused if the class already has too many open ones', async () => {
    for (let number = 0; number < LIVE_GAME_LIMITS.openForKey; number++)
      expect((await open()).status).toBe(201)
    expect((await open()).status).toBe(409)
    expect((await open({ classCodes: [ofAlice] })).status).toBe(201)
    school.clock.advance(6 * 60 * 60_000)
    expect((await open()).status).toBe(201)
  })
})
