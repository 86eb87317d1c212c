import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameAnswer, gameVersionsAnswer } from '../../domain/api/game.ts'
import { games as deckOf } from '../../domain/games/registry.ts'
import { games, menuLinks } from '../db/schema.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { KEY, newPageCalls } from '../testing/new-page-calls.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { readMenu } = menuCalls(() => school)
const { make, made, read } = newPageCalls(() => school)

describe('renaming a page', () => {
  const rename = async (title: string) => {
    const { content, updated } = await read()
    const saved = await school.call(`PUT /pages/${KEY}`, { as: 'madame', body: { title, content, updated } })
    expect(saved.status).toBe(200)
  }
  const names = async () =>
    (await readMenu()).menulinks
      .filter(({ clientID }) => clientID.endsWith('Grade4_LaPlage') || clientID === KEY)
      .map(({ displayName }) => displayName)

  it('renames its menu row and its games, which keep their words', async () => {
    await made()
    await make(['memory', 'word-challenge'])
    await rename('Au bord de la mer')
    expect(await names()).toEqual([
      'Au bord de la mer',
      'Au bord de la mer (4e année)',
      'Au bord de la mer (4e année)',
    ])
    const { data } = z.parse(gameAnswer, (await school.call('GET /games/memory-grade4-la-plage')).body)
    expect(data.description).toBe('Mémoire : Au bord de la mer')
    expect(deckOf.memory.rules.parseDeck(data.data).items).toHaveLength(10)
  })

  it('keeps the previous version of a game, which can be restored', async () => {
    await made()
    await make(['memory', 'exposed'])
    const ofGame = 'GET /games/memory-grade4-la-plage/versions'
    const versions = async (call = ofGame) =>
      z.parse(gameVersionsAnswer, (await school.call(call, { as: 'madame' })).body).data
    await school.db
      .update(games)
      .set({ description: 'Mes paires' })
      .where(eq(games.id, 'exposed-grade4-la-plage'))
    await rename('La mer')
    expect((await versions()).map(({ description }) => description)).toEqual(['Mémoire : La plage'])
    expect(await versions(ofGame.replace('memory', 'exposed'))).toEqual([])
  })

  it('skips names that the teacher changed, and changes nothing if the save is stale', async () => {
    await made()
    await make(['memory'])
    const { content, updated } = await read()
    await school.db.update(menuLinks).set({ displayName: 'Mes mots' }).where(eq(menuLinks.clientID, KEY))
    await rename('La mer')
    expect(await names()).toEqual(['Mes mots', 'La mer (4e année)'])
    const late = await school.call(`PUT /pages/${KEY}`, {
      as: 'madame',
      body: { title: 'Trop tard', content, updated },
    })
    expect(late.status).toBe(409)
    expect(await names()).toEqual(['Mes mots', 'La mer (4e année)'])
  })

  it('notifies open browsers only if the menu changes', async () => {
    await made()
    const listener = await listenToRoom()
    await rename('La plage')
    const day = '2026-11-18'
    const ofClass = { classCodes: ['4-1'], firstDay: day, lastDay: day, isOpenToVisitors: false }
    const lesson = { title: 'La plage', steps: [{ clientID: KEY }], ...ofClass }
    expect((await school.call('POST /lessons', { as: 'madame', body: lesson })).status).toBe(201)
    await rename('La mer')
    expect([await listener.next(), await listener.next()]).toMatchObject([
      { type: 'lessonsChanged' },
      { type: 'menuChanged' },
    ])
    listener.close()
  })
})
