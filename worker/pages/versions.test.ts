import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageAnswer } from '../../domain/api/page.ts'
import { pageVersions, users } from '../db/schema.ts'
import { edit, madame, openWrittenSchool, pageCalls, seed, WRITTEN } from '../testing/page-calls.ts'
import { pages } from '../testing/rows.ts'
import { type School, WEDNESDAY } from '../testing/school.ts'

/** Another administrator. */
const other = {
  id: 77,
  userName: 'roy',
  userNameKey: 'roy',
  displayName: 'Mme Roy',
  avatarUrl: '',
  isAdmin: true,
}

let school: School
beforeEach(async () => {
  school = await openWrittenSchool()
})

const { put, read, versions, restore } = pageCalls(() => school)

describe('the versions of a page', () => {
  it('keep earlier content, newest first, 20 per page', async () => {
    let { updated } = edit
    for (let save = 1; save <= 21; save++) {
      school.clock.advance(1000)
      updated = z.parse(pageAnswer, (await put({ ...edit, title: `Titre ${save}`, updated })).body).data
        .updated
    }
    const { data, total } = await versions()
    expect(total).toBe(21)
    expect(data).toHaveLength(20)
    expect(data[0]).toMatchObject({ title: 'Titre 20', content: edit.content })
    expect((await versions('?page=2')).data).toMatchObject([
      { title: seed.title, content: seed.content, updated: WRITTEN },
    ])
  })

  it('are empty for a page that was never saved', async () => {
    const current = { updated: WRITTEN, savedBy: null }
    expect(await versions()).toEqual({ success: true, data: [], total: 0, current })
    const ask = (clientID: string) => school.call(`GET /pages/${clientID}/versions`, { as: 'madame' })
    expect(await ask('Page_Videos')).toMatchObject({ status: 200, body: { data: [], current: null } })
    expect((await ask('Page_Nothing')).status).toBe(404)
  })

  it('can be restored, which keeps the replaced content too', async () => {
    await put(edit)
    const [first] = (await versions()).data
    school.clock.advance(60_000)
    const restored = await restore(first?.versionID, WEDNESDAY)
    expect(restored).toMatchObject({
      status: 200,
      body: { data: { title: seed.title, content: seed.content } },
    })
    expect(restored.body).toEqual({ data: { ...(await read()), savedBy: 'Madame' } })
    expect((await versions()).data.map(({ title }) => title)).toEqual(['À la ferme', seed.title])
  })

  it('are not restored over a page saved since it was opened', async () => {
    await put(edit)
    const [first] = (await versions()).data
    expect((await restore(first?.versionID, WRITTEN)).status).toBe(409)
    expect(await read()).toMatchObject({ title: 'À la ferme' })
  })

  it('name their author as long as that administrator exists', async () => {
    await school.db.insert(users).values({ ...other, createdAt: WRITTEN })
    const token = await school.tokenOf(other.id)
    await school.call(`PUT /pages/${seed.clientID}`, { token, body: edit })
    school.clock.advance(60_000)
    expect((await put({ ...edit, title: 'La ferme', updated: WEDNESDAY })).status).toBe(200)
    const written = async () => {
      const { data, current } = await versions()
      return [current?.savedBy, ...data.map(({ savedBy }) => savedBy)]
    }
    expect(await written()).toEqual(['Madame', 'Mme Roy', null])
    expect((await school.call(`DELETE /user/${other.id}`, madame)).status).toBe(200)
    expect(await written()).toEqual(['Madame', null, null])
  })

  it('can be restored only to their own page', async () => {
    await put(edit)
    const [first] = (await versions()).data
    const other = await school.call(`POST /pages/${pages.open}/versions/${first?.versionID}/restore`, {
      ...madame,
      body: { updated: WRITTEN },
    })
    expect(other.status).toBe(404)
    expect((await restore(999, WEDNESDAY)).status).toBe(404)
    expect((await restore('x', WEDNESDAY)).status).toBe(400)
  })
})

describe('permissions of pages', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('refuse saving a page and reading or restoring its versions as %s', async (as, status) => {
    expect((await put(edit, seed.clientID, { as })).status).toBe(status)
    expect((await school.call(`GET /pages/${seed.clientID}/versions`, { as })).status).toBe(status)
    expect((await restore(1, WRITTEN, { as })).status).toBe(status)
    expect(await school.db.select().from(pageVersions)).toEqual([])
  })
})
