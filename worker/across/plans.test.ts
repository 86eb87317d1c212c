import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runDaily } from '../daily/daily.ts'
import { openDatabase } from '../db/database.ts'
import { bindings } from '../testing/bindings.ts'
import { recorded, type Statement } from '../testing/recorded.ts'
import { games, people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'
import { saveTrace } from '../traces/queries.ts'

/**
 * Tables that grow during a school year, and aliases used in queries. Excluded: bonus claims (one per day,
 * only the newest is read) and page versions (they grow with administrators' edits; exporting, adding or
 * erasing an account scans them). `rows-read.release.test.ts` counts the rows read.
 */
const growing = [
  'activities',
  'counted',
  'activity_answers',
  'held_activities',
  'held_answers',
  'dealt_missions',
  'held',
  'activity_totals',
  'stickers',
  'bravos',
  'bravo_counts',
  'given',
  'multiplayer_scores',
  'best_scores',
  'compositions',
  'video_views',
  'traces',
  'logs',
  'attempts',
  'admin_actions',
  'answer_batches',
  'batch',
  'memory_parts',
  'check_results',
  'memory',
]

const { alice, bruno } = people
const month = 'date=11|2026'
type Call = [request: string, options: CallOptions]

const reading: Call[] = [
  ['POST /auth/login', { body: { userName: 'alice' } }],
  ['GET /user', { as: 'alice' }],
  ['GET /user/accounts?page=1&q=a', { as: 'madame' }],
  [`GET /user/0/${alice.id}`, { as: 'alice' }],
  ['GET /menulinks', { as: 'alice' }],
  ['GET /menulinks/cache', { as: 'alice' }],
  ['GET /settings', {}],
  ['GET /whitelist', { as: 'alice' }],
  [`GET /games/${games[0]?.toLowerCase()}`, { as: 'alice' }],
  [`GET /activities/${alice.id}`, { as: 'alice' }],
  [`GET /activities/user/report?${month}`, { as: 'alice' }],
  [`GET /words/${alice.id}/album`, { as: 'alice' }],
  [`GET /activities/user/report/all?${month}`, { as: 'madame' }],
  [`GET /activities/user/report/all?${month}&page=1&q=a`, { as: 'madame' }],
  [`GET /bravos?query=11|2026&id=${alice.id}`, { as: 'alice' }],
  [`GET /bravos/report?${month}`, {}],
  ['GET /traces?date=2026-11-18', { as: 'madame' }],
  ['GET /activities/held?q=a', { as: 'madame' }],
  ['GET /answers/held?q=a', { as: 'madame' }],
  ['GET /compositions/mine', { as: 'alice' }],
  ['GET /compositions?q=a', { as: 'madame' }],
  ['GET /words/missed?classCode=4-1&task=listen', { as: 'madame' }],
  ['GET /words/missed', { as: 'madame' }],
  ['GET /week?date=2026-11-18&classCode=4-1', { as: 'madame' }],
  [`GET /week/${alice.id}?date=2026-11-18`, { as: 'madame' }],
  ['GET /classes/4-1/words', { as: 'madame' }],
  ['GET /classes/4-1/words/Page_Grade4_Vocabulary_Animals_Farm', { as: 'madame' }],
  ['GET /words/evidence', { as: 'madame' }],
]

const writing: Call[] = [
  [`GET /export/user/${alice.id}`, { as: 'madame' }],
  ['GET /logs', { as: 'madame' }],
  ['GET /admin-actions', { as: 'madame' }],
  ['POST /logs', { body: { data: 'x', dateCreated: '2026-11-18T15:00:00.000Z' } }],
  ['POST /activities', { as: 'alice', body: { userID: alice.id, clientID: games[0], idempotencyKey: 'k' } }],
  ['POST /activities', { as: 'alice', body: { userID: alice.id, clientID: games[1] } }],
  [
    'POST /activities',
    { as: 'alice', body: { userID: alice.id, clientID: 'Page_Grade4_Vocabulary_Animals_Farm' } },
  ],
  [
    'POST /activities/held',
    {
      as: 'madame',
      body: {
        decision: 'counted',
        activities: [{ userID: alice.id, week: '2026-11-15', clientID: games[0] }],
      },
    },
  ],
  [
    'POST /answers',
    {
      as: 'alice',
      body: {
        userID: alice.id,
        answers: [
          { word: 'la-vache', task: 'listen', right: true, options: 4, at: '2026-11-18T14:00:00.000Z' },
        ],
        idempotencyKey: 'k',
      },
    },
  ],
  ...(['accepted', 'dismissed'] as const).map((decision): Call => {
    const group = { userID: alice.id, reason: 'tooMany', decision: null }
    const groups = [{ ...group, receivedUntil: '2026-11-18T15:00:00.000Z' }]
    return ['POST /answers/held', { as: 'madame', body: { decision, groups } }]
  }),
  [`GET /words/${alice.id}`, { as: 'alice' }],
  [`GET /words/${alice.id}/mission`, { as: 'alice' }],
  ['GET /best-scores/Page_X', { as: 'alice' }],
  ['PUT /best-scores/Page_X', { as: 'alice', body: { score: 640 } }],
  ['POST /compositions', { as: 'alice', body: { sentences: ['x'], idempotencyKey: 'k' } }],
  ['PUT /compositions/1/answer', { as: 'madame', body: { sticker: 'owl', answer: 'x', answeredAt: null } }],
  ['POST /bravos', { as: 'alice', body: { userID: alice.id } }],
  ['POST /bravos', { as: 'madame', body: { userID: alice.id } }],
  [
    'POST /bravos/several',
    { as: 'madame', body: { userIDs: [alice.id, bruno.id], reason: 'x', idempotencyKey: 'k' } },
  ],
  ['DELETE /bravos/1?reason=x', { as: 'madame' }],
  ['DELETE /logs?before=2026-11-18T15:00:00.000Z', { as: 'madame' }],
  ['POST /videos/watched', { as: 'alice', body: { userID: alice.id, clientID: 'Page_Videos', video: 'a' } }],
  ['POST /settings', { as: 'madame', body: { settings: { enablePIN: true, mpgBravoCap: 1 } } }],
  [`GET /user/1234/${alice.id}`, { as: 'alice' }],
  ['POST /auth/login', { body: { userName: 'nobody' } }],
  ['POST /user', { as: 'madame', body: { userName: 'zoe', displayName: 'Zoé', classCode: '4-1' } }],
  [`PATCH /user/${bruno.id}`, { as: 'madame', body: { userName: 'bruno b', isEnabled: false } }],
  [`DELETE /user/${alice.id}`, { as: 'madame' }],
]

let statements: Statement[]
let school: School
beforeEach(async () => {
  const watched = recorded(bindings.DB)
  school = await openSchool({ DB: watched.database })
  await addVideos(school, 'Page_Videos', ['a'])
  statements = watched.statements
})

/** The statements that a call executes. */
async function statementsOf([request, options]: Call): Promise<Statement[]> {
  statements.length = 0
  const { status } = await school.call(request, options)
  expect([200, 201, 404, 409], `${request}: ${status}`).toContain(status)
  return [...statements]
}

const planRow = z.object({ detail: z.string() })

/** The query plan of a statement. */
async function planOf({ sql, params }: Statement): Promise<string[]> {
  const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all()
  return z.parse(z.array(planRow), results).map(({ detail }) => detail)
}

async function scansOf(sent: Statement[]): Promise<string[]> {
  const plans = await Promise.all(sent.map(planOf))
  return plans.flat().filter((detail) => growing.includes(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
}

describe('the statements of the API', () => {
  it.each(reading)('scan no growing table when reading: %s', async (...call) => {
    expect(await scansOf(await statementsOf(call))).toEqual([])
  })

  it.each(writing)('scan no growing table when writing: %s', async (...call) => {
    const allowed = {
      // The newest 500, by index.
      'GET /logs': ['SCAN logs USING INDEX logs_received'],
      // The newest 10,000, by number.
      'GET /admin-actions': ['SCAN admin_actions'],
    }
    const scans = await scansOf(await statementsOf(call))
    expect(scans).toEqual(Object.entries(allowed).find(([request]) => request === call[0])?.[1] ?? [])
  })

  it('scan no growing table for the room and in the daily run', async () => {
    statements.length = 0
    const watched = recorded(bindings.DB)
    const { database } = watched
    await saveTrace(openDatabase(database), alice.id, { name: 'Page_Home', id: null }, school.clock.now)
    await runDaily(
      { database, files: bindings.MEDIA },
      { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
    )
    // Only rows of the last day remain; older ones are deleted daily.
    expect(await scansOf(watched.statements)).toEqual(['SCAN attempts'])
  })
})
