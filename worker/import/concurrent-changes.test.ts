import { expect, it } from 'vitest'
import { traces, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { HEADER, importCalls, openSchoolForImport, threePupils } from '../testing/import-calls.ts'
import { interceptDatabase } from '../testing/intercept-database.ts'
import type { School } from '../testing/school.ts'

let school: School
/** Called when the tested call has returned. */
let stopChanging = () => {}
const { send, taken, undo, rowOf, newcomers } = importCalls(
  () => school,
  () => stopChanging(),
)

it('rejects a name that is taken while the list is imported', async () => {
  await atEveryRequest(async (changeMeanwhile) => {
    changeMeanwhile(() =>
      school.db.insert(users).values({
        userName: 'zoe',
        userNameKey: 'zoe',
        displayName: 'Une autre',
        classCode: '6-3',
        avatarUrl: 'fox.svg',
        createdAt: school.clock.now.toISOString(),
      }),
    )
    expect(await taken(send(`${HEADER}\nzoe,Zoé,6-3,\nyan,Yan,6-3,\n`))).toMatchObject({
      created: 1,
      rejected: [{ line: 2, account: { displayName: 'Une autre' } }],
    })
    expect(await rowOf('zoe')).toMatchObject({ displayName: 'Une autre', avatarUrl: 'fox.svg' })
  })
})

it('keeps a pupil who plays while the import is undone', async () => {
  await atEveryRequest(async (changeMeanwhile) => {
    const { importID } = await taken(send(threePupils))
    const zoe = await rowOf('zoe')
    changeMeanwhile(() =>
      school.db
        .insert(traces)
        .values({ userID: zoe?.id ?? 0, clientID: 'Page_Home', date: school.clock.now.toISOString() }),
    )
    const { status, body } = await undo(importID)
    const isWhole = status === 409
    expect(await newcomers()).toHaveLength(isWhole ? 2 : 1)
    const end = isWhole ? (await undo(importID)).body : body
    expect(end).toMatchObject({ erased: 1, restored: 1, kept: ['Zoé'] })
  })
})

/**
 * Repeats `story` in a new school: first with a change before the first database request of its call, then
 * before the second, and so on.
 */
async function atEveryRequest(
  story: (changeMeanwhile: (act: () => Promise<unknown>) => void) => Promise<void>,
) {
  for (let time = 1, isOver = false; !isOver; time++) {
    let left = Number.POSITIVE_INFINITY
    let change: () => Promise<unknown> = async () => undefined
    const DB = interceptDatabase(bindings.DB, async (work) => {
      left -= 1
      if (left === 0) await change()
      return work()
    })
    stopChanging = () => {
      if (left > 0) left = Number.POSITIVE_INFINITY
    }
    school = await openSchoolForImport({ DB })
    let begun = 0
    try {
      await story((act) => {
        change = act
        left = time
        begun += 1
      })
    } catch (error) {
      // In the last run the call ends before the change.
      if (left <= 0 || begun === 0) throw error
    }
    isOver = left > 0
    if (isOver) expect(time).toBeGreaterThan(3)
  }
}
