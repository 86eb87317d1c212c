import { beforeEach, expect, it } from 'vitest'
import { DAY } from '../../../domain/bounds.ts'
import { answerBatches } from '../../db/schema.ts'
import { people } from '../../testing/rows.ts'
import { openSchool, type School } from '../../testing/school.ts'
import { readNeedsHelp } from './read-needs-help.ts'

const { alice, bruno } = people
const words = ['la-vache', 'le-coq', 'le-cochon', 'le-mouton']

let school: School
beforeEach(async () => {
  school = await openSchool()
})

/** Inserts a round for each of these days in which the pupil was wrong at every word. */
async function wrongOn(userID: number, daysAgo: readonly number[], more: object = {}): Promise<void> {
  for (const ago of daysAgo) {
    const at = new Date(school.clock.now.getTime() - ago * DAY).toISOString()
    const answers = words.map((word) => ({
      word,
      at,
      task: 'recall',
      right: false,
      options: 4,
      gap: 1,
      ...more,
    }))
    const row = { userID, idempotencyKey: `key ${ago}`, receivedAt: at, answer: '{}' }
    await school.db.insert(answerBatches).values({ ...row, answers: JSON.stringify(answers) })
  }
}
const readNow = () => readNeedsHelp(school.db, '4-1', school.clock.now)

it('returns pupils with recent errors in words they had met before, and those words', async () => {
  await wrongOn(alice.id, [1, 2, 3])
  expect([...(await readNow())]).toEqual([
    [alice.id, words.toSorted().map((word) => ({ word, tries: 3, wrong: 3 }))],
  ])
  expect(await readNeedsHelp(school.db, '5-1', school.clock.now)).toEqual(new Map())
})

it('ignores old answers, new words, words met the same day, and answers without a choice', async () => {
  await wrongOn(alice.id, [20, 21, 22])
  await wrongOn(bruno.id, [1, 2, 3], { gap: undefined })
  await wrongOn(bruno.id, [4, 5, 6], { gap: 0 })
  await wrongOn(bruno.id, [7, 8, 9], { options: 1 })
  await wrongOn(bruno.id, [10, 11, 12], { task: 'say' })
  expect(await readNow()).toEqual(new Map())
})
