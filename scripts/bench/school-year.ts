import { FIRST_PUPIL, type Year, yearStatements } from '../../worker/testing/year.ts'

/** The measured school on a Wednesday in June, with the data of a whole school year. */

/** Path of the bare Hono response on the server of the API. */
export const BARE_PATH = '/bare'
export const NOW = new Date('2026-06-17T15:00:00.000Z')
/** Number of additional games with menu links, which nobody has played yet. */
export const EXTRA_GAME_COUNT = 300
/** Higher than the group number of every shipped menu row. */
const FIRST_GROUP = 10_000_000_001

const year: Year = {
  pupils: 450,
  classCode: '4-1',
  lastWeek: '2026-06-14',
  weeks: 40,
  recentWeeks: 5,
  activitiesAWeek: 17,
  tracesADay: 5,
  logsAWeek: 100,
}

export const pupilIDs = Array.from({ length: year.pupils }, (_, index) => FIRST_PUPIL + index)
export const ACTIVITY_COUNT = year.pupils * year.weeks * year.activitiesAWeek

export function gameID(index: number): string {
  return `bench-${index}`
}

export function gameClientID(index: number): string {
  return `Page_Games_Memory_Bench${index}`
}

/** Statements that add 450 pupils, 306,000 activities and related rows to a seeded database. */
export function schoolYear(): string[] {
  const games = Array.from({ length: EXTRA_GAME_COUNT }, (_, index) => ({
    id: gameID(index),
    clientID: gameClientID(index),
    group: FIRST_GROUP + index,
  }))
  return [
    ...yearStatements(year),
    `INSERT INTO menu_links (client_id, group_id, parent_group_id, display_name, icon, is_bravo_enabled, external_identifier)
      SELECT value ->> 'clientID', value ->> 'group', 8400, value ->> 'clientID', 'pictures/cow.svg', 1, value ->> 'id'
      FROM json_each('${JSON.stringify(games)}')`,
    `INSERT INTO games (id, client_id, kind, description, instructions, data, updated)
      SELECT value ->> 'id', value ->> 'clientID', 'memory', 'Farm', 'Trouve les paires.',
        (SELECT data FROM games WHERE kind = 'memory' LIMIT 1), '2025-09-01T12:00:00.000Z'
      FROM json_each('${JSON.stringify(games)}')`,
  ]
}
