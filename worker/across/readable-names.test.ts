import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { importAnswer, PUPIL_COLUMNS } from '../../domain/api/import.ts'
import { accountCalls, zoe } from '../testing/account-calls.ts'
import { gameCalls, record } from '../testing/game-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { edit, openWrittenSchool, pageCalls } from '../testing/page-calls.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openWrittenSchool()
})
const { add, change } = accountCalls(() => school)
const { put: saveGame } = gameCalls(() => school)
const { put: savePage } = pageCalls(() => school)
const { post: saveLink, readMenu } = menuCalls(() => school)

/** Starts with a Cyrillic letter. */
const MIXED = 'Аlice'
const UNSEEN = 'Ali\u200Bce'
const FAULTS = {
  [MIXED]: 'ne doit pas mêler deux alphabets dans un mot.',
  [UNSEEN]: 'ne doit pas avoir de caractères invisibles.',
}
const saveClass = (code: string, teacherName: string) =>
  school.call(`PUT /classes/${encodeURIComponent(code)}`, { as: 'madame', body: { teacherName, grade: 4 } })

describe.each([MIXED, UNSEEN] as const)(
  'a name like %j, with confusable or invisible characters,',
  (name) => {
    it.each([
      ["Le nom d'utilisateur", () => add({ ...zoe, userName: name })],
      ['Le nom affiché', () => add({ ...zoe, displayName: name })],
      ['Le nom affiché', () => change(people.alice.id, { displayName: name })],
      ['La classe', () => saveClass(name, 'Mme Roy')],
      ["Le nom de l'enseignante", () => saveClass('4-9', name)],
      ['Le titre', () => savePage({ ...edit, title: name })],
      ['Le titre', () => saveGame('ocean', { ...record, kind: 'memory', description: name })],
      ['Le nom affiché', async () => saveLink({ ...(await readMenu()).menulinks[0], displayName: name })],
    ])('is refused in the field "%s"', async (field, call) => {
      const { status, body } = await call()
      const { error } = z.parse(errorAnswer, body)
      expect({ status, code: error.code }).toEqual({ status: 400, code: 'fieldsInvalid' })
      expect(error.message).toContain(`${field} ${FAULTS[name]}`)
    })

    it('is refused in a row of an imported list, whose other rows are imported', async () => {
      const list = [PUPIL_COLUMNS.join(), `zoe,${name},4-1,`, `${name},Zoé,4-1,`, 'noa,Noa,4-1,'].join('\n')
      const { body } = await school.call('POST /user/import', {
        as: 'madame',
        body: list,
        headers: { 'content-type': 'text/csv' },
      })
      expect(z.parse(importAnswer, body)).toMatchObject({
        created: 1,
        rejected: [
          { line: 2, message: `Le nom affiché ${FAULTS[name]}` },
          { line: 3, message: `Le nom d'utilisateur ${FAULTS[name]}` },
        ],
      })
    })
  },
)

it.each(['Éloïse', "O'Brien", 'Nguyễn', 'François-Xavier', 'Анна', 'علی\u200Cرضا'])(
  "accepts the child's name %s and signs the child in with it",
  async (userName) => {
    expect((await add({ ...zoe, userName, displayName: userName })).status).toBe(201)
    const typed = userName.normalize('NFD').replace('\u200C', '')
    expect(await school.call('POST /auth/login', { body: { userName: typed } })).toMatchObject({
      body: { auth: true, user: { userName, displayName: userName } },
    })
  },
)
