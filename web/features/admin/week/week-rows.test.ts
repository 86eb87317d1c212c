import { expect, it } from 'vitest'
import { schoolTime } from '../data/school-time.ts'
import { bravoProgress, weekColumns, weekOptions } from './week-rows.ts'

it('names this week and earlier ones by their days, even across months', () => {
  const weeks = weekOptions('2026-11-29')
  expect(weeks).toHaveLength(9)
  expect(weeks.slice(0, 2)).toEqual([
    { value: '2026-11-29', name: 'cette semaine, du 29 novembre au 5 décembre' },
    { value: '2026-11-22', name: 'du 22 novembre au 28 novembre' },
  ])
  expect(weeks[4]?.name).toBe('du 1er novembre au 7 novembre')
})

it.each([
  [0, '0 / 5'],
  [5, '5 / 5'],
  [6, '1 / 5'],
])('shows %i activities as %s', (counted, said) => {
  expect(bravoProgress(counted).replaceAll('\u00a0', ' ')).toBe(said)
})

it('leaves unknown values empty, and says if a pupil never visited the site', () => {
  const pupil = {
    id: 1,
    displayName: 'Alice',
    classCode: '4-1',
    avatarUrl: '',
    counted: 2,
    missions: 1,
    games: 1,
    bravos: 0,
    lastSeen: null,
    words: null,
    helpWith: null,
  }
  const said = (row: typeof pupil | { words: number; lastSeen: string; helpWith: string[] }) =>
    Object.fromEntries(
      weekColumns((at) => schoolTime(at, 'America/Toronto')).map(({ header, value }) => [
        header,
        value({ ...pupil, ...row }),
      ]),
    )
  expect(said(pupil)).toMatchObject({
    'Mots en progrès': '',
    'Dernière visite': 'jamais',
    "A besoin d'aide": '',
  })
  expect(
    said({ words: 0, lastSeen: '2026-11-18T15:00:30.000Z', helpWith: ['la vache', 'le chat'] }),
  ).toMatchObject({
    'Mots en progrès': 0,
    'Dernière visite': '2026-11-18 10:00',
    "A besoin d'aide": 'la vache, le chat',
  })
})
