import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameVersionsAnswer, saveGameAnswer } from '../../domain/api/game.ts'
import { gameVersions } from '../db/schema.ts'
import { gameCalls, record } from '../testing/game-calls.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { put, remove, play } = gameCalls(() => school)
const ID = 'ocean'

async function save(description: string, updated?: string | null) {
  school.clock.advance(1000)
  const { body } = await put(ID, { ...record, kind: 'memory', description, updated })
  return z.parse(saveGameAnswer, body).data
}
const ask = (as: 'madame' | 'alice' | undefined = 'madame', query = '') =>
  school.call(`GET /games/${ID}/versions${query}`, { as })
const versions = async (query = '') => z.parse(gameVersionsAnswer, (await ask('madame', query)).body)
const restore = (versionID: unknown, updated: string, as: 'madame' | 'alice' | undefined = 'madame') =>
  school.call(`POST /games/${ID}/versions/${versionID}/restore`, { as, body: { updated } })

describe('the versions of a game', () => {
  it('keep earlier records, newest first, and can be restored', async () => {
    const first = await save('Un', null)
    expect((await versions()).data).toEqual([])
    const second = await save('Deux', first.updated)
    const [version] = (await versions()).data
    expect(version).toMatchObject({ description: 'Un', data: record.data, updated: first.updated })
    school.clock.advance(1000)
    expect((await restore(version?.versionID, first.updated)).status).toBe(409)
    expect((await restore(version?.versionID, second.updated)).status).toBe(200)
    expect(await play(ID)).toMatchObject({ description: 'Un' })
    expect((await versions()).data.map(({ description }) => description)).toEqual(['Deux', 'Un'])
  })

  it('ignore stale saves, are limited to fifty and are deleted with the game', async () => {
    let { updated } = await save('Jeu 0', null)
    await put(ID, {
      ...record,
      kind: 'memory',
      description: 'Trop tard',
      updated: '2026-09-01T12:00:00.000Z',
    })
    expect((await versions()).total).toBe(0)
    for (let time = 1; time <= 52; time++) updated = (await save(`Jeu ${time}`, updated)).updated
    expect((await versions()).total).toBe(50)
    expect((await versions('?page=3')).data.at(-1)).toMatchObject({ description: 'Jeu 2' })
    expect((await remove(ID)).status).toBe(200)
    expect(await school.db.select().from(gameVersions)).toEqual([])
    expect((await ask()).status).toBe(404)
  })

  it('allow only administrators', async () => {
    const { updated } = await save('Un', null)
    expect([(await ask('alice')).status, (await restore(1, updated, 'alice')).status]).toEqual([403, 403])
    expect((await restore(999, updated)).status).toBe(404)
  })
})
