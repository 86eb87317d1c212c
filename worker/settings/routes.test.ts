import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../db/schema.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const save = (changes: unknown, as: 'alice' | 'madame' | undefined = 'madame') =>
  school.call('POST /settings', { as, body: { settings: changes } })
const read = async () => (await school.call('GET /settings', { as: 'madame' })).body
const defaults = {
  enablePIN: false,
  mpgBravoCap: 10,
  isLeaderboardVisible: true,
  showsClassToVisitors: false,
  activitiesAnHour: 30,
  answersAnHour: 600,
  requiresSecondFactor: false,
  retentionDays: 30,
  voice: 'site',
}

describe('the settings', () => {
  it('are read by everyone, with the address of the games site', async () => {
    expect(await read()).toEqual({ settings: [defaults], multiplayerUrl: '' })
    const { requiresSecondFactor: _, ...forEveryone } = defaults
    for (const as of [undefined, 'alice'] as const) {
      const { body } = await school.call('GET /settings', { as })
      expect(body).toEqual({ settings: [forEveryone], multiplayerUrl: '' })
    }
    const url = 'https://games.example/play'
    const other = await openSchool({ MULTIPLAYER_URL: url })
    expect((await other.call('GET /settings')).body).toMatchObject({ multiplayerUrl: url })
  })

  it('have default values if none are stored', async () => {
    await school.db.delete(settings)
    expect(await read()).toMatchObject({ settings: [defaults] })
    await save({ enablePIN: true, mpgBravoCap: 3 })
    expect(await read()).toMatchObject({ settings: [{ ...defaults, enablePIN: true, mpgBravoCap: 3 }] })
  })

  it('change only if they are in the request', async () => {
    const hidden = {
      ...defaults,
      isLeaderboardVisible: false,
      activitiesAnHour: 0,
      retentionDays: 7,
      voice: 'device',
    }
    expect(await save(hidden)).toMatchObject({ status: 200, body: { success: true, settings: [hidden] } })
    const changed = { ...hidden, enablePIN: true, mpgBravoCap: 0 }
    expect(await save({ enablePIN: true, mpgBravoCap: 0 })).toMatchObject({ body: { settings: [changed] } })
    expect(await read()).toMatchObject({ settings: [changed] })
  })

  it.each([
    ['enablePIN', 'yes', 'settings.enablePIN doit être true ou false.'],
    ['enablePIN', undefined, 'settings.enablePIN manque : il faut true ou false.'],
    ['mpgBravoCap', undefined, 'settings.mpgBravoCap manque : il faut un nombre.'],
    ['mpgBravoCap', -1, 'settings.mpgBravoCap doit être de 0 à 50.'],
    ['mpgBravoCap', 51, 'settings.mpgBravoCap doit être de 0 à 50.'],
    ['mpgBravoCap', 2.5, 'settings.mpgBravoCap doit être un nombre entier.'],
    ['activitiesAnHour', -1, 'settings.activitiesAnHour doit être de 0 à 500.'],
    ['activitiesAnHour', 501, 'settings.activitiesAnHour doit être de 0 à 500.'],
    ['activitiesAnHour', 1.5, 'settings.activitiesAnHour doit être un nombre entier.'],
    ['retentionDays', 0, 'settings.retentionDays doit être de 1 à 30.'],
    ['retentionDays', 31, 'settings.retentionDays doit être de 1 à 30.'],
    ['voice', 'robot', 'settings.voice doit être "site" ou "device".'],
    ['isLeaderboardVisible', null, 'settings.isLeaderboardVisible doit être true ou false.'],
  ])('refuse %s = %s and name the field', async (name, value, message) => {
    expect(await save({ ...defaults, [name]: value })).toMatchObject({ status: 400, body: { message } })
    expect(await read()).toMatchObject({ settings: [defaults] })
  })

  it.each([0, 50])('accept a cap of %i', async (mpgBravoCap) => {
    expect((await save({ ...defaults, mpgBravoCap })).status).toBe(200)
  })

  it('can be changed by administrators only', async () => {
    expect((await school.call('POST /settings', { body: { settings: defaults } })).status).toBe(401)
    expect((await save(defaults, 'alice')).status).toBe(403)
  })
})

it('hides the leaderboard from everyone but administrators, and reports that it is hidden', async () => {
  const report = async (as?: 'alice' | 'madame') =>
    (await school.call('GET /bravos/report?date=11|2026', { as })).body
  await school.call('POST /bravos', { as: 'madame', body: { userID: 2 } })
  expect(await report('alice')).toMatchObject({ bravos: [{ userID: 2 }], isLeaderboardVisible: true })
  await save({ ...defaults, isLeaderboardVisible: false })
  expect(await report()).toEqual({ bravos: [], isLeaderboardVisible: false })
  expect(await report('alice')).toEqual({ bravos: [], isLeaderboardVisible: false })
  expect(await report('madame')).toMatchObject({ bravos: [{ userID: 2 }], isLeaderboardVisible: false })
})
