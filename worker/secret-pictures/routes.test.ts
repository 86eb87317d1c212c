import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { secretPictures } from '../../domain/secret-pictures.ts'
import { users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { secretPictureCalls, wrong } from '../testing/secret-picture-calls.ts'

const { alice, bruno, madame } = people
const as = 'madame'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { choose, login, byTile, list, renew, secretOf } = secretPictureCalls(() => school)

describe('the pictures of a class', () => {
  it('are assigned when the teacher switches them on, and do not change afterwards', async () => {
    await choose(true)
    const rows = await school.db.select().from(users).where(eq(users.classCode, '4-1'))
    for (const { isEnabled, secretPictures } of rows) expect(secretPictures !== null).toBe(isEnabled)
    const first = await list()
    expect(first.map(({ userID }) => userID)).toEqual([alice.id, bruno.id])
    await choose(false)
    await choose(true)
    expect(await list()).toEqual(first)
  })

  it('are the same in two concurrent first requests', async () => {
    const [one, other] = await Promise.all([list(), list()])
    expect(one).toEqual(other)
    expect(await list()).toEqual(one)
  })

  it('are random: 300 pupils get every picture in every position', async () => {
    await bindings.DB.prepare(
      `INSERT INTO users (user_name, user_name_key, display_name, class_code, avatar_url, created_at)
        SELECT key, key, key, '4-1', '', '' FROM json_each(?)`,
    )
      .bind(JSON.stringify(new Array(300).fill(0)))
      .run()
    const drawn = await list()
    for (const place of [0, 1, 2])
      expect(new Set(drawn.map(({ pictures }) => pictures[place])).size).toBe(secretPictures.length)
  })

  it('are visible to administrators only', async () => {
    await choose(true)
    for (const request of [
      'GET /secret-pictures?classCode=4-1',
      `POST /secret-pictures/${alice.id}`,
      `DELETE /secret-pictures/${alice.id}/lock`,
    ]) {
      expect((await school.call(request)).status).toBe(401)
      expect((await school.call(request, { as: 'alice' })).status).toBe(403)
    }
    expect((await renew(madame.id)).status).toBe(409)
    expect((await renew(99)).status).toBe(404)
  })

  it('are not in any response to a pupil', async () => {
    await choose(true, true)
    const secret = await secretOf(alice.id)
    const opened = await login('alice', secret)
    const { token } = z.parse(sessionAnswer, opened.body).user
    const answers = [opened, await login('alice'), await byTile(alice.id, wrong(secret))]
    for (const request of ['GET /user', 'GET /auth/classes/4-1', 'POST /auth/refresh'])
      answers.push(await school.call(request, { token }))
    const byCard = await school.token('alice', { by: 'card' })
    const own = await school.call(`GET /export/user/${alice.id}`, { token: byCard })
    expect(own).toMatchObject({ status: 200, body: { user: { hasSecretPictures: true } } })
    answers.push(own)
    for (const { body } of answers) {
      const text = JSON.stringify(body)
      expect(text).not.toContain(secret.join(' '))
      expect(text).not.toContain(JSON.stringify(secret))
    }
  })

  it("are in the teacher's export", async () => {
    await choose(true)
    const { body } = await school.call(`GET /export/user/${alice.id}`, { as })
    expect(body).toMatchObject({
      user: { secretPictures: await secretOf(alice.id), hasSecretPictures: true },
    })
  })
})

describe('how a class signs in', () => {
  it('is set by administrators, listed with the class and kept when other fields change', async () => {
    expect((await school.call('GET /classes', { as })).body).toMatchObject({
      data: [{ classCode: '4-1', usesPictures: false, offersNames: false }],
    })
    const { body } = await choose(true, true)
    expect(body).toMatchObject({
      success: true,
      data: { classCode: '4-1', teacherName: 'Mme Bravo', grade: 4, usesPictures: true, offersNames: true },
    })
    const renamed = await school.call('PUT /classes/4-1', { as, body: { teacherName: 'M. Roy', grade: 4 } })
    expect(renamed.body).toMatchObject({
      data: { teacherName: 'M. Roy', usesPictures: true, offersNames: true },
    })
    const off = { usesPictures: false, offersNames: false }
    expect((await school.call('PUT /classes/9-9/sign-in', { as, body: off })).status).toBe(404)
    expect((await school.call('PUT /classes/4-1/sign-in', { as: 'alice', body: off })).status).toBe(403)
    expect((await school.call('PUT /classes/4-1/sign-in', { body: off })).status).toBe(401)
  })
})
