import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminActions, checks, knownWords, lessons } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { readJournal } from '../testing/read-journal.ts'
import { games, PASSWORD, pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice, bruno } = people
const [farm = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const madame = (request: string, body?: unknown) => school.call(request, { as: 'madame', body })
const log = () => readJournal(school)
const rows = () => school.db.select().from(adminActions)

describe('logged changes', () => {
  it('contain old and new values', async () => {
    await madame('PUT /classes/5-1', { teacherName: 'Mme Roy', grade: 5 })
    await madame('PUT /classes/5-1', { teacherName: 'Mme Côté', grade: 6 })
    await madame(`PATCH /user/${alice.id}`, { classCode: '5-1', displayName: 'Alice B.', pin: '7391' })
    await madame(`PATCH /user/${bruno.id}`, { isEnabled: false })
    await madame('PATCH /user/several', {
      userIDs: [alice.id, bruno.id],
      classCode: '4-1',
      pins: 'new',
      idempotencyKey: 'k',
    })
    await madame('POST /settings', { settings: { enablePIN: true, mpgBravoCap: 10, activitiesAnHour: 40 } })
    await madame('PUT /class-goals/4-1', { kind: 'activities', target: 40 })
    await madame('POST /school-year', {
      moves: [{ classCode: '4-1', action: 'promote', to: '5-1' }],
      eraseArchived: true,
    })
    const logged = (await log()).toReversed().map(({ call, about, changes }) => [call, about, changes])
    expect(logged).toEqual([
      ['PUT /classes/:classCode', null, {}],
      ['PUT /classes/:classCode', null, { teacherName: {}, grade: { from: 5, to: 6 } }],
      ['PATCH /user/:id', 'Alice B.', { classCode: { from: '4-1', to: '5-1' }, displayName: {}, pin: {} }],
      ['PATCH /user/:id', null, { isEnabled: { from: true, to: false } }],
      ['PATCH /user/several', 'Alice B.', { classCode: { from: '5-1', to: '4-1' }, pin: {} }],
      ['PATCH /user/several', null, { pin: {} }],
      [
        'POST /settings',
        null,
        { enablePIN: { from: false, to: true }, activitiesAnHour: { from: 30, to: 40 } },
      ],
      ['PUT /class-goals/:classCode', null, { goalKind: { to: 'activities' }, goal: { to: 40 } }],
      [
        'POST /school-year',
        null,
        { pupilsPromoted: { to: 1 }, pupilsArchived: { to: 0 }, accountsErased: { to: 2 } },
      ],
    ])
  })

  it('include the flags of a menu row, and whether it was moved or renamed', async () => {
    const { data } = z.parse(
      z.object({ data: z.object({ menulinks: z.array(z.looseObject({ clientID: z.string() })) }) }),
      { data: (await madame('GET /menulinks')).body },
    )
    const link = data.menulinks.find(({ clientID }) => clientID === farm)
    await madame('POST /menulinks', {
      link: { ...link, isEnabled: false, isNew: true, displayName: 'SECRET', parentGroupID: 8450 },
    })
    expect(await log()).toMatchObject([
      {
        target: farm,
        targetName: expect.stringContaining('SECRET'),
        changes: {
          isEnabled: { from: true, to: false },
          isNew: { from: false, to: true },
          displayName: {},
          parentGroupID: {},
        },
      },
    ])
  })

  it('contain no names, secrets or free text', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'SECRET', userName: 'secret', pin: '7391' })
    await madame('PUT /classes/4-1', { teacherName: 'SECRET', grade: 4 })
    await madame('POST /bravos', { userID: alice.id, reason: 'SECRET' })
    await madame('POST /user', {
      userName: 'secret admin',
      displayName: 'SECRET',
      classCode: '',
      isAdmin: true,
      password: 'SECRET of the school',
    })
    await madame('PUT /pages/Page_Letter', {
      title: 'SECRET',
      content: { image: null, blocks: [] },
      updated: '2026-09-01T12:00:00.000Z',
    })
    await madame('POST /auth/password', { current: PASSWORD, next: 'SECRET of the school' })
    const stored = await rows()
    expect(stored).toHaveLength(6)
    expect(JSON.stringify(stored)).not.toMatch(/SECRET|7391/i)
  })
})

describe('the target of a logged call', () => {
  it('has a name, which is null once it is deleted', async () => {
    const at = WEDNESDAY
    await school.db.insert(lessons).values({
      code: 'BCDF',
      title: 'La ferme',
      steps: '[]',
      classCodes: '[]',
      firstDay: '2026-11-18',
      lastDay: '2026-11-18',
      updated: at,
    })
    await school.db.insert(checks).values({
      checkID: 13,
      classCode: '4-1',
      clientID: farm,
      title: 'Les animaux',
      forms: '[[],[]]',
      created: at,
    })
    await school.db
      .insert(knownWords)
      .values({ clientID: farm, word: 'le-sable', place: 0, french: 'le sable', english: 'the sand' })
    const targets: [call: string, target: string, name: string | null][] = [
      ['PUT /recordings/:word', 'le-sable', 'le sable'],
      ['PUT /recordings/:word', 'elle-chante', null],
      ['PUT /lessons/:code', 'BCDF', 'La ferme'],
      ['DELETE /lessons/:code', 'XXXX', null],
      ['PUT /checks/:checkID', '13', 'Les animaux'],
      ['PUT /checks/:checkID', '14', null],
      ['POST /menulinks/order', '8400', 'Mémoire'],
      ['POST /menulinks', '1', 'La classe'],
      ['DELETE /menulinks/:menuLinkID', '9999', null],
      ['PUT /games/:id', farm.toLowerCase(), `Mémoire – ${farm}`],
      ['PUT /pages/:clientID', pages.open, pages.open],
      ['PUT /pages/:clientID', 'Page_Grade4_Vocabulary_Party_Food', 'Vocabulaire – '],
      ['PUT /pages/:clientID', 'Page_Gone', null],
      ['PUT /classes/:classCode', '4-9', '4-9'],
    ]
    await school.db.insert(adminActions).values(targets.map(([call, target]) => ({ at, call, target })))
    const found = (await log()).toReversed().map(({ targetName }) => targetName)
    expect(found).toEqual(targets.map(([, , name]) => (name === null ? null : expect.stringContaining(name))))
  })

  it('is the page if a menu row or check was deleted', async () => {
    await school.db.insert(checks).values({
      checkID: 13,
      classCode: '4-1',
      clientID: farm,
      title: 'x',
      forms: '[[],[]]',
      created: WEDNESDAY,
    })
    await madame('PUT /checks/13', { open: 'before' })
    await madame('DELETE /checks/13')
    await bindings.DB.prepare(
      "INSERT INTO menu_links (menu_link_id, client_id, group_id, parent_group_id, display_name) VALUES (99, 'Page_Grade4_Vocabulary_Own', 900, 1010, 'x')",
    ).run()
    expect((await madame('DELETE /menulinks/99')).status).toBe(200)
    expect(await log()).toMatchObject([
      { call: 'DELETE /menulinks/:menuLinkID', targetName: 'Vocabulaire – Own (4e année)' },
      { call: 'DELETE /checks/:checkID', target: farm, changes: { classCode: { to: '4-1' } } },
      {
        call: 'PUT /checks/:checkID',
        target: '13',
        targetName: null,
        changes: { classCode: { to: '4-1' }, open: { from: null, to: 'before' } },
      },
    ])
  })
})

describe('an erased account', () => {
  it('is not named anywhere, not even in the row of the erasure', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'Alice B.' })
    await madame(`DELETE /user/${alice.id}`)
    expect(await log()).toMatchObject([
      { call: 'DELETE /user/:id', by: 'Madame', about: null, target: '' },
      { call: 'PATCH /user/:id', by: 'Madame', about: null, target: '' },
    ])
  })

  it('leaves no display name, user name or PIN in the log, whichever calls were logged', async () => {
    const list = 'userName,displayName,classCode,pin\nzoe.unique,Zoé Unique,4-1,8264\n'
    await school.send('POST /user/import', {
      as: 'madame',
      body: list,
      headers: { 'content-type': 'text/csv' },
    })
    const { id } = z.parse(
      z.object({ id: z.int() }),
      await bindings.DB.prepare("SELECT id FROM users WHERE user_name = 'zoe.unique'").first(),
    )
    await madame(`PATCH /user/${id}`, { userName: 'zoe.other', displayName: 'Zoé Autre', pin: '9375' })
    await madame('PATCH /user/several', { userIDs: [id], avatars: 'new', idempotencyKey: 'k' })
    await madame('POST /bravos', { userID: id, reason: 'Zoé Unique chante' })
    await madame('POST /bravos/several', { userIDs: [id], reason: 'Zoé Unique', idempotencyKey: 'k' })
    await madame('DELETE /bravos/several?idempotencyKey=k')
    await madame('POST /whitelist', { userID: id, clientID: pages.whitelisted })
    await madame(`DELETE /whitelist/${id}/${pages.whitelisted}`)
    await madame(`GET /cards/${id}`)
    await madame('GET /cards?classCode=4-1')
    await madame('GET /secret-pictures?classCode=4-1')
    await madame(`POST /secret-pictures/${id}`)
    await madame(`DELETE /cards/${id}`)
    await madame(`GET /export/user/${id}`)
    const own = await school.tokenOf(id, { by: 'card' })
    await school.call(`GET /export/user/${id}`, { token: own })
    expect((await madame(`DELETE /user/${id}`)).status).toBe(200)
    const stored = await rows()
    expect(stored.length).toBeGreaterThan(13)
    expect(stored.filter(({ userID, aboutID }) => userID === id || aboutID === id)).toEqual([])
    expect(JSON.stringify([stored, await log()])).not.toMatch(/zo[eé]|unique|8264|9375|chante/i)
  })
})
