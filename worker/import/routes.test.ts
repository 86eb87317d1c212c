import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { classes, users } from '../db/schema.ts'
import { HEADER, importCalls, nothingRejected, openSchoolForImport } from '../testing/import-calls.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchoolForImport()
})
const { send, taken, undo, rowOf, newcomers } = importCalls(() => school)

describe('POST /user/import', () => {
  it('creates and changes accounts', async () => {
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

  it('sets the grades of a split class, keeps those of empty cells and refuses others', async () => {
    await school.db.update(classes).set({ lastGrade: 5 }).where(eq(classes.classCode, '4-1'))
    await school.db.update(users).set({ grade: 5 }).where(eq(users.id, people.bruno.id))
    const before = [await rowOf('alice'), await rowOf('bruno')]
    const { alice, bruno } = people
    const list = `${HEADER},annee,sameAs\nzoe,Zoé,4-1,,5,\nyan,Yan,4-1,,6,\nmia,Mia,4-1,,Accueil,\nalice,Alice,4-1,,5,${alice.id}\nbruno,Bruno B.,4-1,,,${bruno.id}\n`
    const answer = await taken(send(list))
    expect(answer).toMatchObject({
      created: 1,
      updated: 2,
      rejected: [
        {
          line: 3,
          code: 'gradeOfOtherClass',
          message: "La classe 4-1 n'a pas l'année 6. Ses années : 4, 5. Changez d'abord la classe.",
        },
        { line: 4, code: 'fieldsInvalid', message: "L'année doit être un chiffre de 1 à 6, ou rien." },
      ],
    })
    expect([await rowOf('zoe'), await rowOf('alice'), await rowOf('bruno')]).toMatchObject([
      { grade: 5 },
      { grade: 5 },
      { grade: 5, displayName: 'Bruno B.' },
    ])
    expect((await undo(answer.importID)).body).toMatchObject({ erased: 1, restored: 2 })
    expect([await rowOf('alice'), await rowOf('bruno')]).toEqual(before)
  })

  it('keeps the grade of pupils whom a list moves into a split class', async () => {
    await school.db.insert(classes).values({ classCode: '4-5', teacherName: '', grade: 4, lastGrade: 6 })
    await school.db.update(classes).set({ grade: 5 }).where(eq(classes.classCode, '4-1'))
    const { alice } = people
    const { importID } = await taken(send(`${HEADER},sameAs\nalice,Alice,4-5,,${alice.id}\n`))
    expect(await rowOf('alice')).toMatchObject({ grade: 5 })
    expect((await undo(importID)).body).toMatchObject({ restored: 1 })
    expect(await rowOf('alice')).toMatchObject({ grade: null, classCode: '4-1' })
  })

  it('creates nothing twice if the same list is sent again', async () => {
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

  it('changes nothing in a dry run', async () => {
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
    ['with Windows line endings', `${HEADER}\r\nzoe,"Zoé, la grande",6-3,0042\r\n`],
    ['with old Mac line endings', `${HEADER}\rzoe,"Zoé, la grande",6-3,0042`],
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
    ['with decomposed accents', `${HEADER}\nzoe,"Zoe\u0301, la grande",6-3,0042`],
  ])('reads a list %s', async (_title, list) => {
    expect(await taken(send(list))).toEqual(nothingRejected(1, 0))
    expect(await newcomers()).toMatchObject([
      { userName: 'zoe', displayName: 'Zoé, la grande', classCode: '6-3', pin: '0042' },
    ])
  })

  it('skips invalid lines and returns each with its number and reason', async () => {
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
        { line: 3, code: 'fieldsInvalid', message: "Le nom d'utilisateur ne doit pas être vide." },
        { line: 4, code: 'fieldsInvalid', message: 'Le nom affiché ne doit pas être vide.' },
        {
          line: 5,
          code: 'lineOfUnknownClass',
          message:
            "« 9-9 » n'est pas une classe de l'école : corrigez-la, ou ajoutez-la dans « Les classes ».",
        },
        { line: 6, code: 'fieldsInvalid', message: 'La classe ne doit pas être vide.' },
        {
          line: 7,
          code: 'fieldsInvalid',
          message: 'Le NIP a 4 chiffres, ou rien : le tableur a peut-être enlevé des zéros.',
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
          message: 'Le nom affiché ne doit pas être vide. La classe ne doit pas être vide.',
        },
        {
          line: 11,
          code: 'fieldsInvalid',
          message: "Le nom d'utilisateur ne doit pas avoir de caractères invisibles.",
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

  it('keeps the lines after an unclosed quotation mark, and numbers lines like an editor', async () => {
    const list = `${HEADER}\nzoe,"Zoé\nL.",6-3,\n\nyan,Yan,6-3,\nugo,Ugo,9-9,`
    expect(await taken(send(list))).toMatchObject({
      created: 1,
      rejected: [{ line: 2 }, { line: 3 }, { line: 6 }],
    })
  })

  it('uses the first valid line of a name, even if an invalid one precedes it', async () => {
    const list = `${HEADER}\nzoe,Zoé,9-9,\nzoe,Zoé,6-3,\n`
    expect(await taken(send(list))).toMatchObject({ created: 1, rejected: [{ line: 2 }] })
  })

  it('accepts a list without pupils', async () => {
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

  it('enables disabled pupils, and disables them again when undone', async () => {
    const before = await rowOf('chloe')
    const { importID } = await taken(send(`${HEADER},sameAs\nchloe,Chloé,6-3,,${people.chloe.id}\n`))
    expect(await rowOf('chloe')).toMatchObject({ displayName: 'Chloé', isEnabled: true })
    expect((await undo(importID)).body).toMatchObject({ restored: 1, kept: [] })
    expect(await rowOf('chloe')).toEqual({ ...before, tokenVersion: (before?.tokenVersion ?? 0) + 2 })
  })
})
