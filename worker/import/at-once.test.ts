import { expect, it } from 'vitest'
import { traces, users } from '../db/schema.ts'
import { asked } from '../testing/asked.ts'
import { bindings } from '../testing/bindings.ts'
import { HEADER, importCalls, openForImport, threePupils } from '../testing/import-calls.ts'
import type { School } from '../testing/school.ts'

let school: School
/** Called once a call has done all that it answers. */
let stopDisturbing = () => {}
const { send, taken, undo, rowOf, newcomers } = importCalls(
  () => school,
  () => stopDisturbing(),
)

it('a name that is taken while a list comes is refused as if it had been taken before', async () => {
  await atEveryTime(async (disturbBy) => {
    disturbBy(() =>
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

it('an import that is undone takes nothing from who plays at the same time', async () => {
  await atEveryTime(async (disturbBy) => {
    const { importID } = await taken(send(threePupils))
    const zoe = await rowOf('zoe')
    disturbBy(() =>
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

/** Runs `story` in a school of its own with a disturbance before the first time that its call asks the database, the second, and so on. */
async function atEveryTime(story: (disturbBy: (act: () => Promise<unknown>) => void) => Promise<void>) {
  for (let time = 1, isOver = false; !isOver; time++) {
    let left = Number.POSITIVE_INFINITY
    let disturb: () => Promise<unknown> = async () => undefined
    const DB = asked(bindings.DB, async (work) => {
      left -= 1
      if (left === 0) await disturb()
      return work()
    })
    stopDisturbing = () => {
      if (left > 0) left = Number.POSITIVE_INFINITY
    }
    school = await openForImport({ DB })
    let begun = 0
    try {
      await story((act) => {
        disturb = act
        left = time
        begun += 1
      })
    } catch (error) {
      // The last time is past the end of the call: nothing was disturbed.
      if (left <= 0 || begun === 0) throw error
    }
    isOver = left > 0
    if (isOver) expect(time).toBeGreaterThan(3)
  }
}
