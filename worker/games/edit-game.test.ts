import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { saveGameAnswer } from '../../domain/api/game.ts'
import { games as gameRows, pages as pageRows } from '../db/schema.ts'
import { gameCalls, record } from '../testing/game-calls.ts'
import { games, pages } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const CREATED = '2026-09-01T12:00:00.000Z'
const [farm = ''] = games
const farmID = farm.toLowerCase()

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { put, remove, list, play } = gameCalls(() => school)

describe('PUT /games/:id', () => {
  it('adds a new record', async () => {
    const { status, body } = await put('ocean', { ...record, kind: 'memory' })
    expect(status).toBe(200)
    expect(z.parse(saveGameAnswer, body).data).toEqual({
      id: 'ocean',
      kind: 'memory',
      updated: WEDNESDAY,
      isEdited: true,
      ...record,
    })
    expect(await play('ocean')).toEqual({ ...record, filters: [], wordsPage: null })
  })

  it('changes a record, keeps its kind and marks it as edited', async () => {
    const changed = { ...record, clientID: farm }
    const isEdited = async () => (await list(`?q=${farmID}`)).data.map((game) => game.isEdited)
    expect(await isEdited()).toEqual([false])
    const { status, body } = await put(farmID, changed)
    expect(status).toBe(200)
    expect(z.parse(saveGameAnswer, body).data).toEqual({
      id: farmID,
      kind: 'memory',
      updated: WEDNESDAY,
      isEdited: true,
      ...changed,
    })
    expect(await play(farmID)).toEqual({ ...changed, filters: [], wordsPage: null })
    expect(await isEdited()).toEqual([true])
  })

  it('links the game to the page with its words, and keeps that link while the page has one of them', async () => {
    const clientID = 'Page_Grade4_Vocabulary_Ant'
    const words = ['le requin', 'la baleine'].map((french) => ({
      french,
      english: '',
      image: null,
      sound: null,
    }))
    const content = JSON.stringify({ form: 'cards', sections: [{ title: 'La mer', words }] })
    const page = { clientID, kind: 'vocabulary', title: 'La mer', content, updated: CREATED }
    await school.db.insert(pageRows).values(page)
    await put('ocean', { ...record, kind: 'memory' })
    expect((await play('ocean')).wordsPage).toBe(clientID)
    await put('ocean', { ...record, data: 'le requin,le tuba,le trombone' })
    expect((await play('ocean')).wordsPage).toBe(clientID)
    await put('ocean', { ...record, data: 'le tuba,le trombone' })
    expect((await play('ocean')).wordsPage).toBeNull()
  })

  it('keeps the word page of a game with questions, which match no page', async () => {
    const questions = ['Où vit le requin?', 'Que mange le requin?'].map((question, place) => ({
      question,
      answer: ['dans la mer', 'un poisson'][place],
    }))
    const game = { ...record, clientID: 'Page_Games_Listening_Ocean', data: JSON.stringify(questions) }
    await put('ocean', { ...game, kind: 'listening' })
    await school.db.update(gameRows).set({ wordsPage: pages.open }).where(eq(gameRows.id, 'ocean'))
    await put('ocean', { ...game, description: 'La mer' })
    expect((await play('ocean')).wordsPage).toBe(pages.open)
  })

  it('returns warnings about gaps in a playable record', async () => {
    const { warnings } = z.parse(saveGameAnswer, (await put('ocean', { ...record, kind: 'memory' })).body)
    expect(warnings).toContainEqual(expect.stringMatching(/^Sans image : « le requin »/))
  })

  it('refuses a stale save with the stored record', async () => {
    const changed = { ...record, clientID: farm, updated: CREATED }
    expect((await put(farmID, changed)).status).toBe(200)
    const late = await put(farmID, { ...changed, description: 'Trop tard' })
    expect(late.status).toBe(409)
    expect(z.parse(errorAnswer, late.body).data).toMatchObject({ id: farmID, ...changed, updated: WEDNESDAY })
    expect((await put(farmID, { ...changed, updated: WEDNESDAY })).status).toBe(200)
  })

  it('does not replace an existing record by a new one', async () => {
    const fresh = { ...record, kind: 'memory', updated: null }
    expect((await put('ocean', fresh)).status).toBe(200)
    const again = await put('ocean', { ...fresh, description: 'Une autre' })
    expect(again.status).toBe(409)
    expect(z.parse(errorAnswer, again.body).data).toMatchObject({ id: 'ocean', description: "L'océan" })
    expect((await play('ocean')).description).toBe("L'océan")
  })

  it('does not recreate a record that was deleted since it was read', async () => {
    const { body } = await put('ocean', { ...record, kind: 'memory' })
    const { updated } = z.parse(saveGameAnswer, body).data
    await remove('ocean')
    expect(await put('ocean', { ...record, kind: 'memory', updated })).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining("quelqu'un l'a supprimé") },
    })
    expect((await list('?q=ocean')).total).toBe(0)
    expect((await put('ocean', { ...record, kind: 'memory', updated: null })).status).toBe(200)
  })

  it('lets one of ten concurrent saves win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(farmID, { ...record, clientID: farm, description: `${index}`, updated: CREATED }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it('adds one of two new records with the same key', async () => {
    const both = await Promise.all(['one', 'two'].map((id) => put(id, { ...record, kind: 'memory' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('explains an unplayable record in French and declares the language', async () => {
    const answer = await put('ocean', { ...record, kind: 'memory', data: '' })
    expect(answer.headers.get('content-language')).toBe('fr')
  })

  it.each([
    [
      'a missing record without a kind',
      'ocean',
      {},
      404,
      /^Le jeu « ocean » n'existe pas : pour en faire un nouveau, il faut sa sorte/,
    ],
    ['an unknown kind', 'ocean', { kind: 'chess' }, 400, /^kind doit être « exposed »/],
    [
      'a property of the prototype as kind',
      'ocean',
      { kind: 'constructor' },
      400,
      /^kind doit être « exposed »/,
    ],
    ['no data', 'ocean', { kind: 'memory', data: undefined }, 400, /^data manque/],
    ['empty data', 'ocean', { kind: 'memory', data: '' }, 400, /^data : Il faut au moins 2 mots différents/],
    [
      'broken data',
      'ocean',
      { kind: 'memory', data: '[{' },
      400,
      /^data : Les données ne sont pas du JSON valide/,
    ],
    [
      'data with a faulty item',
      'ocean',
      { kind: 'memory', data: JSON.stringify([...pairs('a', 'b'), { answer: 'c' }]) },
      400,
      /^data : Élément 3 : « phrase » manque ou n'a pas la bonne forme\.$/,
    ],
    ['a key of another game', 'ocean', { kind: 'memory', clientID: farm }, 409, /la clé d'un autre jeu/],
    ['a key of a page', 'ocean', { kind: 'memory', clientID: pages.open }, 409, /est une page du site/],
    ['a changed key', farmID, {}, 400, /^clientID doit rester « Page_Games_Memory_Farm »/],
    ['a long description', 'ocean', { kind: 'memory', description: 'x'.repeat(201) }, 400, /^Le titre doit/],
    [
      'a changed kind',
      farmID,
      { clientID: farm, kind: 'word-search', data: 'chat' },
      400,
      /^kind doit rester « memory »/,
    ],
    ['an id with a space', 'a%20b', { kind: 'memory' }, 400, /^id doit avoir des lettres/],
    ['a long id', 'x'.repeat(81), { kind: 'memory' }, 400, /^id doit avoir des lettres/],
  ])('refuses %s', async (_title, id, fault, status, message) => {
    const answer = await put(id, { ...record, ...fault })
    expect(answer).toMatchObject({
      status,
      body: { success: false, message: expect.stringMatching(message) },
    })
    expect((await list('?q=ocean')).total).toBe(0)
  })
})

function pairs(...words: string[]) {
  return words.map((word) => ({ answer: word, phrase: { word } }))
}
