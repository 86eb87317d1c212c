import { describe, expect, it } from 'vitest'
import type { Account } from '../../../../../domain/api/account.ts'
import { type ClassListDraft, NO_LIST } from './class-list.ts'
import { importLines, readyRows, refusedOf, rowsOf, withoutTaken } from './list-rows.ts'

const account = (
  id: number,
  displayName: string,
  classCode: string,
  more: Partial<Account> = {},
): Account => ({
  id,
  displayName,
  classCode,
  userName: displayName.toLowerCase(),
  avatarUrl: 'fox.svg',
  isAdmin: false,
  isEnabled: true,
  pin: null,
  createdAt: '2026-09-01T12:00:00.000Z',
  ...more,
})
const accounts = [
  account(1, 'Zoé', '6-3', { userName: 'zoe' }),
  account(2, 'Emma', '4-1'),
  account(3, 'Mme Roy', '', { isAdmin: true, userName: 'madame' }),
]
const list = (text: string, more: Partial<ClassListDraft> = {}) => ({
  ...NO_LIST,
  classCode: '6-3',
  text,
  ...more,
})
const brief = (draft: ClassListDraft) =>
  rowsOf(draft, accounts).map(({ outcome, userName, displayName }) => [outcome, userName, displayName])

describe('a line', () => {
  it('makes a new pupil, and says who else has the name', () => {
    const [emma] = rowsOf(list('Emma Roy'), accounts)
    expect(emma).toMatchObject({
      outcome: 'new',
      userName: expect.stringMatching(/^emma\d\d$/),
      displayName: 'Emma',
      fault: null,
    })
    expect(emma?.note).toBe('Il y a déjà : Emma (4-1).')
    expect(emma?.namesakes.map(({ id }) => id)).toEqual([2])
  })

  it('is left aside where the pupil is in the class already, once for each who is', () => {
    expect(brief(list('Zoé Roy\nZoé Caron'))).toEqual([
      ['aside', '', ''],
      ['new', expect.stringMatching(/^zoe\d\d$/), 'Zoé C.'],
    ])
  })

  it('is left aside where the name stands above', () => {
    const [, again] = rowsOf(list('Léo Roy\nROY Léo'), accounts)
    expect(again).toMatchObject({ outcome: 'aside', note: 'Ce nom est déjà plus haut dans la liste.' })
  })

  it('changes the account that it is said to be of, whose user name it keeps', () => {
    const { key = '' } = rowsOf(list('Emma Roy'), accounts)[0] ?? {}
    const rows = rowsOf(list('Emma Roy', { edits: { [key]: { outcome: 2 } } }), accounts)
    expect(rows).toMatchObject([{ userName: 'emma', displayName: 'Emma', fault: null }])
    expect(importLines(rows, '6-3')).toEqual([{ line: 1, cells: ['emma', 'Emma', '6-3', ''], sameAs: 2 }])
  })
})

describe('what is wrong is said at its line', () => {
  const faultOf = (edit: { userName?: string; displayName?: string }, text = 'Léo Roy') => {
    const { key = '' } = rowsOf(list(text), accounts)[0] ?? {}
    return rowsOf(list(text, { edits: { [key]: edit } }), accounts)[0]?.fault
  }

  it.each([
    [{ userName: 'Emma' }, '« Emma » est déjà à Emma (4-1).'],
    [{ userName: 'madame' }, '« madame » est déjà à Mme Roy (sans classe).'],
    [{ userName: '' }, "Le nom d'utilisateur ne doit pas être vide."],
    [{ displayName: 'Lе\u200Bo' }, 'Le nom affiché ne doit pas avoir de caractères invisibles.'],
    [{ displayName: 'L\u0435o' }, 'Le nom affiché ne doit pas mêler deux alphabets dans un mot.'],
    [{}, null],
  ])('%j', (edit, fault) => {
    expect(faultOf(edit)).toBe(fault)
  })

  it('also that it is no name, until it gets one', () => {
    expect(faultOf({}, '4e année')).toBe("Ce n'est pas un nom : corrigez-le, ou ignorez la ligne.")
    expect(faultOf({ userName: 'leo', displayName: 'Léo' }, '4e année')).toBeNull()
  })

  it('also that a name is written twice, and no proposal takes a name that was written', () => {
    const [first, second] = rowsOf(list('Léo Roy\nMia Caron'), accounts)
    const wanted = second?.userName ?? ''
    const edits = { [first?.key ?? '']: { userName: wanted } }
    const [leo, mia] = rowsOf(list('Léo Roy\nMia Caron', { edits }), accounts)
    expect([leo?.userName, leo?.fault]).toEqual([wanted, null])
    expect(mia?.userName).toMatch(/^mia\d\d$/)
    expect(mia?.userName).not.toBe(wanted)
    const both = { ...edits, [second?.key ?? '']: { userName: wanted.toUpperCase() } }
    expect(rowsOf(list('Léo Roy\nMia Caron', { edits: both }), accounts).map(({ fault }) => fault)).toEqual([
      `« ${wanted} » est deux fois dans la liste.`,
      `« ${wanted.toUpperCase()} » est deux fois dans la liste.`,
    ])
  })
})

it('what the school refuses stays in the list, with the reason, until it is changed', () => {
  const draft = list('Léo Roy\n4e année\nMia Caron')
  const rows = rowsOf(draft, accounts)
  const sent = readyRows(rows)
  expect(sent.map(({ displayName }) => displayName)).toEqual(['Léo', 'Mia'])
  const refused = refusedOf(sent, [{ line: 3, code: 'lineOfAnother', message: 'Pris.' }])
  const left = withoutTaken(
    draft,
    rows,
    new Set(sent.filter(({ key }) => !(key in refused)).map(({ key }) => key)),
  )
  expect(left.text).toBe('4e année\nMia Caron')
  const again = rowsOf(left, accounts, refused)
  expect(again[1]?.fault).toBe('Pris.')
  const edits = { [again[1]?.key ?? '']: { userName: 'mia5' } }
  expect(rowsOf({ ...left, edits }, accounts, refused)[1]?.fault).toBeNull()
})

it('uses the user names and usual names that the list gives', () => {
  const [pupil, other] = rowsOf(
    list('Nom;Prénom;Login;Prénom usuel\nTremblay;Éloïse;etrem12;Élo\nRoy;Ana;;'),
    accounts,
  )
  expect(pupil).toMatchObject({ userName: 'etrem12', displayName: 'Élo', fault: null })
  expect(other?.userName).toMatch(/^ana\d\d$/)
})

it('leaves teachers and parents aside', () => {
  const [teacher, pupil] = rowsOf(list('Lavoie;Line;Enseignante\nRoy;Ana;Élève'), accounts)
  expect([teacher?.outcome, pupil?.outcome]).toEqual(['aside', 'new'])
  expect(teacher?.note).toBe("La liste dit que ce n'est pas un élève.")
})

it('keeps the titles above the lines that are left', () => {
  const draft = list('sep=;\nPrénom;Nom\nLéo;Roy\nMia;Caron')
  const rows = rowsOf(draft, accounts)
  const left = withoutTaken(draft, rows, new Set(rows.slice(0, 1).map(({ key }) => key)))
  expect(left.text).toBe('sep=;\nPrénom;Nom\nMia;Caron')
  expect(withoutTaken(draft, rows, new Set(rows.map(({ key }) => key))).text).toBe('')
})

it('takes no two pupils of a class under one displayed name, until one of them is changed', () => {
  const rows = rowsOf(list('Noah Simard\nNoah Simard-Roy', { shownNames: 'given' }), accounts)
  const fault =
    "Deux élèves de la classe s'appelleraient « Noah » : ajoutez une lettre à un des noms affichés."
  expect(rows.map((row) => row.fault)).toEqual([fault, fault])
  const edits = { [rows[0]?.key ?? '']: { displayName: 'Noah Sim.' } }
  const changed = rowsOf(list('Noah Simard\nNoah Simard-Roy', { shownNames: 'given', edits }), accounts)
  expect(changed.map((row) => row.fault)).toEqual([null, null])
})
