import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { UNDO_HOURS } from '../../domain/api/import.ts'
import { lessonSteps, memoryParts, traces, users } from '../db/schema.ts'
import { HEADER, importCalls, openSchoolForImport, threePupils } from '../testing/import-calls.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchoolForImport()
})
const { send, taken, undo, rowOf, newcomers } = importCalls(() => school)

describe('DELETE /user/import/:importID', () => {
  const everyone = () => school.db.select().from(users).orderBy(asc(users.id))
  const last = async () => (await school.call('GET /user/import', { as: 'madame' })).body

  it('restores every account, and the list can be imported again', async () => {
    const before = await everyone()
    const { importID } = await taken(send(threePupils))
    expect(await last()).toEqual({
      success: true,
      data: { importID, importedAt: school.clock.now.toISOString(), created: 2, updated: 1 },
    })
    expect(await undo(importID)).toMatchObject({
      status: 200,
      body: { success: true, erased: 2, restored: 1, kept: [] },
    })
    expect(await everyone()).toEqual(before)
    expect(await last()).toEqual({ success: true, data: null })
    expect((await undo(importID)).status).toBe(404)
    expect(await everyone()).toEqual(before)
  })

  it('keeps pupils who have played or were changed since', async () => {
    const { importID } = await taken(send(threePupils))
    const zoe = await rowOf('zoe')
    await school.db
      .insert(traces)
      .values({ userID: zoe?.id ?? 0, clientID: 'Page_Home', date: school.clock.now.toISOString() })
    await school.call(`PATCH /user/${people.alice.id}`, { as: 'madame', body: { displayName: 'Alicia' } })
    expect((await undo(importID)).body).toEqual({
      success: true,
      erased: 1,
      restored: 0,
      kept: ['Alicia', 'Zoé'],
    })
    expect((await newcomers()).map(({ displayName }) => displayName)).toEqual(['Zoé'])
    expect(await rowOf('alice')).toMatchObject({ displayName: 'Alicia', classCode: '6-3' })
  })

  it('keeps pupils who have learnt words or done a step of a lesson', async () => {
    const { importID } = await taken(send(threePupils))
    const [first, second] = await newcomers()
    const words = { userID: first?.id ?? 0, part: 0, tries: 1, words: '{}', kept: '{}' }
    await school.db.insert(memoryParts).values(words)
    const doneAt = school.clock.now.toISOString()
    const step = { code: 'LUNE', userID: second?.id ?? 0, clientID: 'Page_Home', doneAt }
    await school.db.insert(lessonSteps).values(step)
    expect((await undo(importID)).body).toMatchObject({ erased: 0, restored: 1 })
    expect(await newcomers()).toHaveLength(2)
  })

  it('erases new pupils even after their class started to use secret pictures', async () => {
    const { importID } = await taken(send(threePupils))
    const body = { usesPictures: true, offersNames: false }
    await school.call('PUT /classes/6-3/sign-in', { as: 'madame', body })
    expect((await undo(importID)).body).toMatchObject({ erased: 2, restored: 1, kept: [] })
  })

  it('accepts only the last effective import, for one day', async () => {
    const { importID } = await taken(send(threePupils))
    await taken(send(`${HEADER}\nzoe,Zoé,6-3,\n`))
    expect(await last()).toMatchObject({ data: { importID } })
    const { importID: second } = await taken(send(`${HEADER}\nkim,Kim,6-3,\n`))
    expect((await undo(importID)).status).toBe(404)
    expect(await last()).toMatchObject({ data: { importID: second } })
    school.clock.now = new Date(school.clock.now.getTime() + UNDO_HOURS * 3_600_000)
    expect(await last()).toEqual({ success: true, data: null })
    expect((await undo(second)).status).toBe(404)
    expect(await rowOf('kim')).toBeDefined()
  })

  it('allows only administrators', async () => {
    const { importID } = await taken(send(threePupils))
    expect((await undo(importID, 'alice')).status).toBe(403)
    expect(await newcomers()).toHaveLength(2)
  })
})
