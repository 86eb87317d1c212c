import { asc, eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { importAnswer, UNDO_HOURS } from '../../domain/api/import.ts'
import { classes, traces, users } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { asked } from '../testing/asked.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const HEADER = 'userName,displayName,classCode,pin'
const CSV = { 'content-type': 'text/csv' }

let school: School
beforeEach(() => openWith({}))

async function openWith(changes: Partial<Env>): Promise<void> {
  school = await openSchool(changes)
  await school.db.insert(classes).values({ classCode: '6-3', teacherName: 'M. Roy', grade: 6 })
}

/** Called once a call has done all that it answers. */
let stopDisturbing = () => {}

const send = (body: string, query = '', headers: Record<string, string> = CSV) =>
  school.call(`POST /user/import${query}`, { as: 'madame', body, headers, onLater: () => stopDisturbing() })
const sendBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  school.call('POST /user/import', { as: 'madame', stream: new Blob([bytes]).stream(), headers: CSV })
async function taken(answer: ReturnType<typeof send>) {
  const { status, body } = await answer
  expect(status).toBe(200)
  return z.parse(importAnswer, body)
}
const nothingRejected = (created: number, updated: number) => ({
  success: true,
  created,
  updated,
  rejected: [],
  importID: created + updated === 0 ? null : expect.any(String),
})
const undo = (importID: string | null, as: 'madame' | 'alice' = 'madame') =>
  school.call(`DELETE /user/import/${importID}`, { as, onLater: () => stopDisturbing() })
const rowOf = (userNameKey: string) =>
  school.db.select().from(users).where(eq(users.userNameKey, userNameKey)).get()
/** Who came by the list. */
const newcomers = () =>
  school.db.select().from(users).where(gt(users.id, people.ancienne.id)).orderBy(asc(users.id))

describe('a list of pupils', () => {
  it('makes and changes accounts', async () => {
    await school.db
      .update(users)
      .set({ pin: '1111', avatarUrl: 'fox.svg' })
      .where(eq(users.id, people.alice.id))
    const before = await rowOf('alice')
    const { alice, bruno } = people
    const list = `${HEADER},sameAs\nzoe,Zoé L.,6-3,0042,\nAlice,Alice B.,6-3,,${alice.id}\nbruno,Bruno,4-1,2222,${bruno.id}\n`
    expect(await taken(send(list))).toEqual(nothingRejected(1, 2))
    expect(await newcomers()).toMatchObject([
      {
        userName: 'zoe',
        userNameKey: 'zoe',
        displayName: 'Zoé L.',
        classCode: '6-3',
        pin: '0042',
        avatarUrl: '0.noavatar.png',
        isAdmin: false,
        isEnabled: true,
        passwordHash: null,
        tokenVersion: 1,
        createdAt: school.clock.now.toISOString(),
      },
    ])
    expect(await rowOf('alice')).toEqual({
      ...before,
      userName: 'Alice',
      displayName: 'Alice B.',
      classCode: '6-3',
    })
    expect(await rowOf('bruno')).toMatchObject({ pin: '2222' })
  })

  it('is the same list the second time: nothing doubles', async () => {
    const list = `${HEADER}\nzoe,Zoé,6-3,0042\nyan,Yan,4-1,\n`
    expect(await taken(send(list))).toEqual(nothingRejected(2, 0))
    expect(await taken(send(list))).toMatchObject({
      created: 0,
      updated: 0,
      rejected: [{ line: 2 }, { line: 3 }],
      importID: null,
    })
    expect(await newcomers()).toHaveLength(2)
  })

  it('is previewed by a dry run, which changes nothing', async () => {
    const list = `${HEADER},sameAs\nzoe,Zoé,6-3,,\nalice,Alicia,6-3,,${people.alice.id}\nyan,Yan,9-9,,\n`
    const preview = await taken(send(list, '?dryRun=1'))
    expect(preview).toMatchObject({ created: 1, updated: 1, rejected: [{ line: 4 }] })
    expect(await newcomers()).toEqual([])
    expect(await rowOf('alice')).toMatchObject({ displayName: 'Alice' })
    expect(await taken(send(list, '?dryRun=0'))).toEqual({ ...preview, importID: expect.any(String) })
    expect((await send(list, '?dryRun=true')).status).toBe(400)
  })

  it.each([
    ['with semicolons', 'userName;displayName;classCode;pin\nzoe;Zoé, la grande;6-3;0042\n'],
    ['with a BOM', `\ufeff${HEADER}\nzoe,"Zoé, la grande",6-3,0042\n`],
    ['with the ends of lines of Windows', `${HEADER}\r\nzoe,"Zoé, la grande",6-3,0042\r\n`],
    ['with those of old Macs', `${HEADER}\rzoe,"Zoé, la grande",6-3,0042`],
    [
      'with its columns in another order, and more of them',
      'PIN;note;classcode;DisplayName; userName\n0042;x;6-3;Zoé, la grande;zoe',
    ],
    [
      'with blank lines and spaces',
      `\n${HEADER}\n\n  zoe , "Zoé, la grande" , 6-3 , 0042 \n,,,\n   \n`
        .replace(' "', '"')
        .replace('" ', '"'),
    ],
    ['with quoted fields', '"userName","displayName","classCode","pin"\n"zoe","Zoé, la grande","6-3","0042"'],
    ['with accents of two parts', `${HEADER}\nzoe,"Zoe\u0301, la grande",6-3,0042`],
  ])('is read %s', async (_title, list) => {
    expect(await taken(send(list))).toEqual(nothingRejected(1, 0))
    expect(await newcomers()).toMatchObject([
      { userName: 'zoe', displayName: 'Zoé, la grande', classCode: '6-3', pin: '0042' },
    ])
  })

  it('is taken without its bad lines, each with its number and reason', async () => {
    const list = [
      HEADER,
      'zoe,Zoé,6-3,0042',
      ',Sans nom,6-3,',
      'yan,,6-3,',
      'wim,Wim,9-9,',
      'ugo,Ugo,,',
      'tom,Tom,6-3,42',
      'ZOÉ,Zoé deux,6-3,',
      'madame,Madame,6-3,',
      'sam',
      'ro\u200by,Roy,6-3,',
      '"léa,Léa"x,6-3,',
      'kim,Kim,6-3,',
    ].join('\n')
    expect(await taken(send(list))).toEqual({
      success: true,
      created: 2,
      updated: 0,
      importID: expect.any(String),
      rejected: [
        { line: 3, code: 'fieldsInvalid', message: "Le nom d'utilisateur (userName) ne doit pas être vide." },
        { line: 4, code: 'fieldsInvalid', message: 'Le nom affiché (displayName) ne doit pas être vide.' },
        {
          line: 5,
          code: 'lineOfUnknownClass',
          message:
            "« 9-9 » n'est pas une classe de l'école : corrigez-la, ou ajoutez-la dans « Les classes ».",
        },
        { line: 6, code: 'fieldsInvalid', message: 'La classe (classCode) ne doit pas être vide.' },
        {
          line: 7,
          code: 'fieldsInvalid',
          message: 'Le NIP (pin) a 4 chiffres, ou rien : le tableur a peut-être enlevé des zéros.',
        },
        {
          line: 8,
          code: 'lineTwice',
          message: "« ZOÉ » est déjà plus haut : donnez-lui un autre nom d'utilisateur.",
        },
        { line: 9, code: 'lineOfAdministrator', message: "« madame » est le nom d'un administrateur." },
        {
          line: 10,
          code: 'fieldsInvalid',
          message:
            'Le nom affiché (displayName) ne doit pas être vide. La classe (classCode) ne doit pas être vide.',
        },
        {
          line: 11,
          code: 'fieldsInvalid',
          message: "Le nom d'utilisateur (userName) ne doit pas avoir de caractères invisibles.",
        },
        {
          line: 12,
          code: 'lineBroken',
          message: "Un guillemet de la ligne n'est pas fermé, ou est au milieu d'une case.",
        },
      ],
    })
    expect((await newcomers()).map(({ userName }) => userName)).toEqual(['zoe', 'kim'])
    expect(await rowOf('madame')).toMatchObject({ isAdmin: true, displayName: 'Madame', classCode: null })
  })

  it('loses no line to a quotation mark that is not closed, and counts lines as an editor does', async () => {
    const list = `${HEADER}\nzoe,"Zoé\nL.",6-3,\n\nyan,Yan,6-3,\nugo,Ugo,9-9,`
    expect(await taken(send(list))).toMatchObject({
      created: 1,
      rejected: [{ line: 2 }, { line: 3 }, { line: 6 }],
    })
  })

  it('names a pupil once: a bad line does not take the name', async () => {
    const list = `${HEADER}\nzoe,Zoé,9-9,\nzoe,Zoé,6-3,\n`
    expect(await taken(send(list))).toMatchObject({ created: 1, rejected: [{ line: 2 }] })
  })

  it('may have no pupils', async () => {
    expect(await taken(send(HEADER))).toEqual(nothingRejected(0, 0))
  })

  it('never changes an account that the line does not name', async () => {
    const { alice, bruno } = people
    const before = await school.db.select().from(users).orderBy(asc(users.id))
    const list = [
      `${HEADER},sameAs`,
      'alice,Alice de 6-3,6-3,,',
      `bruno,Bruno,6-3,,${alice.id}`,
      `zoe,Zoé,6-3,,${alice.id}`,
      `madame,Madame,6-3,,${people.madame.id}`,
    ].join('\n')
    const answer = await taken(send(list))
    expect(answer).toMatchObject({ created: 0, updated: 0 })
    const account = (id: number, displayName: string) => ({ id, displayName, classCode: '4-1' })
    expect(answer.rejected.map(({ line, account }) => ({ line, account }))).toEqual([
      { line: 2, account: account(alice.id, 'Alice') },
      { line: 3, account: account(bruno.id, 'Bruno') },
      { line: 4, account: undefined },
      { line: 5, account: undefined },
    ])
    expect(await school.db.select().from(users).orderBy(asc(users.id))).toEqual(before)
  })

  it('changes disabled pupils and leaves them disabled', async () => {
    await taken(send(`${HEADER},sameAs\nchloe,Chloé,6-3,,${people.chloe.id}\n`))
    expect(await rowOf('chloe')).toMatchObject({ displayName: 'Chloé', isEnabled: false })
  })
})

describe('5,000 pupils', () => {
  const lines = (count: number, classCode: string) =>
    [
      HEADER,
      ...Array.from({ length: count }, (_, index) => `eleve${index},Élève ${index},${classCode},1234`),
    ].join('\n')

  it('come and change in one list', { timeout: 60_000 }, async () => {
    expect(await taken(send(lines(5000, '6-3')))).toEqual(nothingRejected(5000, 0))
    expect(await newcomers()).toHaveLength(5000)
    const ids = await newcomers()
    const again = lines(5000, '4-1').split('\n').slice(1)
    const list = [`${HEADER},sameAs`, ...again.map((line, index) => `${line},${ids[index]?.id}`)].join('\n')
    const answer = await taken(send(list))
    expect(answer).toEqual(nothingRejected(0, 5000))
    const changed = await newcomers()
    expect(changed).toHaveLength(5000)
    expect(new Set(changed.map(({ classCode }) => classCode))).toEqual(new Set(['4-1']))
    expect((await undo(answer.importID)).body).toMatchObject({ erased: 0, restored: 5000 })
    expect(await newcomers()).toEqual(ids)
  })

  it('and one are too many', { timeout: 60_000 }, async () => {
    expect(await send(lines(5001, '6-3'))).toMatchObject({
      status: 400,
      body: { message: 'La liste peut avoir 5000 lignes après son en-tête, pas plus.' },
    })
    expect(await newcomers()).toEqual([])
  })
})

describe('what is no list', () => {
  it.each([
    ['lacks a column', 'userName,displayName,classCode\nzoe,Zoé,6-3', 'Il manque pin.'],
    ['has no header', 'zoe,Zoé,6-3,0042', 'Il manque userName, displayName, classCode, pin.'],
    ['is empty', '', 'Il manque userName, displayName, classCode, pin.'],
    ['is separated by tabs', 'userName\tdisplayName\tclassCode\tpin', 'Il manque'],
  ])('is refused where it %s', async (_title, list, message) => {
    expect(await send(list)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })

  it('is refused in the code of Windows, and says what to do', async () => {
    const text = new TextEncoder().encode(`${HEADER}\nzoe,Zo_,6-3,0042`)
    const windows1252 = text.map((byte) => (byte === '_'.charCodeAt(0) ? 0xe9 : byte))
    expect(await sendBytes(windows1252)).toMatchObject({
      status: 400,
      body: { message: "Le fichier n'est pas en UTF-8 : enregistrez-le comme « CSV UTF-8 » et recommencez." },
    })
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...HEADER].flatMap((sign) => [sign.charCodeAt(0), 0])])
    expect((await sendBytes(utf16)).status).toBe(400)
    expect(await newcomers()).toEqual([])
  })

  it('is refused where it is not said to be CSV, and takes every way of saying so', async () => {
    for (const type of ['application/json', 'text/plain', ''])
      expect((await send(HEADER, '', { 'content-type': type })).status).toBe(415)
    for (const type of ['text/csv; charset=utf-8', 'TEXT/CSV', 'text/csv;charset=utf-8'])
      expect((await send(HEADER, '', { 'content-type': type })).status).toBe(200)
  })

  it('is refused past 1 MiB', async () => {
    const answer = await send(`${HEADER}\n${' '.repeat(1024 * 1024)}`)
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'Ce qui est envoyé doit faire au plus 1024 Kio.' },
    })
  })
})

it.each([
  [undefined, 401],
  ['alice', 403],
] as const)('no list is taken of %s', async (as, status) => {
  const answer = await school.call('POST /user/import', { as, body: `${HEADER}\nzoe,Zoé,6-3,`, headers: CSV })
  expect(answer.status).toBe(status)
  expect(await newcomers()).toEqual([])
})

describe('an import that is undone', () => {
  const list = () =>
    `${HEADER},sameAs\nzoe,Zoé,6-3,0042,\nyan,Yan,6-3,,\nALICE,Alice B.,6-3,1234,${people.alice.id}\n`
  const everyone = () => school.db.select().from(users).orderBy(asc(users.id))
  const last = async () => (await school.call('GET /user/import', { as: 'madame' })).body

  it('leaves every account as it was, and can be asked for again', async () => {
    const before = await everyone()
    const { importID } = await taken(send(list()))
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

  it('keeps whom it would take something from: who has played, and whom somebody changed since', async () => {
    const { importID } = await taken(send(list()))
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

  it('is the last one that took something, and less than a day old', async () => {
    const { importID } = await taken(send(list()))
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

  it('takes nothing from who plays while it is undone', async () => {
    await atEveryTime(async (disturbBy) => {
      const { importID } = await taken(send(list()))
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

  it('is for administrators', async () => {
    const { importID } = await taken(send(list()))
    expect((await undo(importID, 'alice')).status).toBe(403)
    expect(await newcomers()).toHaveLength(2)
  })
})

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
    await openWith({ DB })
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
