import { describe, expect, it } from 'vitest'
import type { Account } from '../../../../../domain/api/account.ts'
import { NEW_CLASS } from '../class-draft.ts'
import { type ClassListDraft, classOf, isEmptyList, NO_LIST, withKnownClass } from './class-list.ts'
import { importLines, readyRows, refusalsByKey, rowsOf, withoutImported } from './list-rows.ts'

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
  scope: null,
  isEnabled: true,
  pin: null,
  supports: [],
  grade: null,
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
const summaryOf = (draft: ClassListDraft) =>
  rowsOf(draft, accounts).map(({ outcome, userName, displayName }) => [outcome, userName, displayName])

describe('rowsOf', () => {
  it('proposes a new pupil and notes others with the same name', () => {
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

  it('ignores as many lines of a name as the class already has pupils of that name', () => {
    expect(summaryOf(list('Zoé Roy\nZoé Caron'))).toEqual([
      ['aside', '', ''],
      ['new', expect.stringMatching(/^zoe\d\d$/), 'Zoé C.'],
    ])
  })

  it('proposes a new pupil if the pupil of that name in the class is disabled', () => {
    const [zoe] = rowsOf(list('Zoé Roy'), [account(1, 'Zoé', '6-3', { userName: 'zoe', isEnabled: false })])
    expect(zoe).toMatchObject({
      outcome: 'new',
      displayName: 'Zoé',
      note: 'Il y a déjà : Zoé (6-3, désactivé).',
      fault: null,
    })
  })

  it('ignores a pupil if the class has an account with the preferred name', () => {
    const names = 'Nom;Prénom;Prénom usuel\nTremblay;Maxime;Max\nGagnon;Émilie;Mimi'
    const stored = [account(4, 'Max', '6-3'), account(5, 'Émilie', '6-3')]
    expect(rowsOf(list(names), stored)).toMatchObject([
      { outcome: 'aside', note: 'Max est déjà dans la classe.' },
      { outcome: 'aside', note: 'Émilie est déjà dans la classe.' },
    ])
  })

  it('matches accounts with the preferred name before those with the first name', () => {
    const names = list('Nom;Prénom;Prénom usuel\nRoy;Jean;Zack\nTan;Jean;')
    const stored = [account(4, 'Jean', '6-3'), account(5, 'Zack', '6-3')]
    expect(rowsOf(names, stored)).toMatchObject([
      { outcome: 'aside', note: 'Zack est déjà dans la classe.' },
      { outcome: 'aside', note: 'Jean est déjà dans la classe.' },
    ])
  })

  it('ignores a name that occurs again in the list', () => {
    const [, again] = rowsOf(list('Léo Roy\nROY Léo'), accounts)
    expect(again).toMatchObject({ outcome: 'aside', note: 'Ce nom est déjà plus haut dans la liste.' })
  })

  it('keeps the user name of the account that the teacher assigns to a line', () => {
    const { key = '' } = rowsOf(list('Emma Roy'), accounts)[0] ?? {}
    const rows = rowsOf(list('Emma Roy', { edits: { [key]: { outcome: 2 } } }), accounts)
    expect(rows).toMatchObject([{ userName: 'emma', displayName: 'Emma', fault: null }])
    expect(importLines(rows, '6-3')).toEqual([
      { line: 1, cells: ['emma', 'Emma', '6-3', '', '', ''], sameAs: 2 },
    ])
  })
})

describe('the faults of a row', () => {
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
  ])('returns the fault caused by the edit %j', (edit, fault) => {
    expect(faultOf(edit)).toBe(fault)
  })

  it('reports a line that is not a name until both names are entered', () => {
    expect(faultOf({}, '4e année')).toBe("Ce n'est pas un nom : corrigez-le, ou ignorez la ligne.")
    expect(faultOf({ userName: 'leo', displayName: 'Léo' }, '4e année')).toBeNull()
  })

  it('reports duplicate user names, and proposes no name that the teacher has already entered', () => {
    const [first, second] = rowsOf(list('Léo Roy\nMia Caron'), accounts)
    const userName = second?.userName ?? ''
    const edits = { [first?.key ?? '']: { userName: userName } }
    const [leo, mia] = rowsOf(list('Léo Roy\nMia Caron', { edits }), accounts)
    expect([leo?.userName, leo?.fault]).toEqual([userName, null])
    expect(mia?.userName).toMatch(/^mia\d\d$/)
    expect(mia?.userName).not.toBe(userName)
    const both = { ...edits, [second?.key ?? '']: { userName: userName.toUpperCase() } }
    expect(rowsOf(list('Léo Roy\nMia Caron', { edits: both }), accounts).map(({ fault }) => fault)).toEqual([
      `« ${userName} » est deux fois dans la liste.`,
      `« ${userName.toUpperCase()} » est deux fois dans la liste.`,
    ])
  })
})

it('keeps refused lines in the list, with the reason, until they are changed', () => {
  const draft = list('Léo Roy\n4e année\nMia Caron')
  const rows = rowsOf(draft, accounts)
  const sent = readyRows(rows)
  expect(sent.map(({ displayName }) => displayName)).toEqual(['Léo', 'Mia'])
  const refused = refusalsByKey(sent, [{ line: 3, code: 'lineOfAnother', message: 'Pris.' }])
  const left = withoutImported(
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

it('uses the user names and preferred names of the list', () => {
  const [pupil, other] = rowsOf(
    list('Nom;Prénom;Login;Prénom usuel\nTremblay;Éloïse;etrem12;Élo\nRoy;Ana;;'),
    accounts,
  )
  expect(pupil).toMatchObject({ userName: 'etrem12', displayName: 'Élo', fault: null })
  expect(other?.userName).toMatch(/^ana\d\d$/)
})

it('ignores teachers and parents', () => {
  const [teacher, pupil] = rowsOf(list('Lavoie;Line;Enseignante\nRoy;Ana;Élève'), accounts)
  expect([teacher?.outcome, pupil?.outcome]).toEqual(['aside', 'new'])
  expect(teacher?.note).toBe("La liste dit que ce n'est pas un élève.")
})

it('sends the grades of a split class, and notes grades that the class lacks', () => {
  const rows = rowsOf(
    list('Prénom;Nom;Année\nAna;Roy;5e année\nLéo;Gagné;4\nMia;Côté;6e'),
    [],
    {},
    { grade: 4, lastGrade: 5 },
  )
  expect(importLines(rows, '6-3').map(({ cells }) => cells[5])).toEqual(['5', '4', ''])
  expect(rows.map(({ note }) => note)).toEqual([
    null,
    null,
    "La classe 6-3 n'a pas l'année de la liste, 6e : elle ne sera pas notée.",
  ])
})

it('notes unreadable grades of a split class', () => {
  const notesFor = (lastGrade: number | null) =>
    rowsOf(list('Prénom;Nom;Année\nAna;Roy;Accueil\nMia;Côté;'), [], {}, { grade: 4, lastGrade }).map(
      ({ note }) => note,
    )
  expect(notesFor(5)).toEqual([
    "L'année de la liste, « Accueil », n'est pas reconnue : elle ne sera pas notée.",
    null,
  ])
  expect(notesFor(null)).toEqual([null, null])
})

it('keeps the titles above the remaining lines', () => {
  const draft = list('sep=;\nPrénom;Nom\nLéo;Roy\nMia;Caron')
  const rows = rowsOf(draft, accounts)
  const left = withoutImported(draft, rows, new Set(rows.slice(0, 1).map(({ key }) => key)))
  expect(left.text).toBe('sep=;\nPrénom;Nom\nMia;Caron')
  expect(withoutImported(draft, rows, new Set(rows.map(({ key }) => key))).text).toBe('')
})

it('is empty without names and without an unsaved class', () => {
  const newClass = { ...NEW_CLASS, classCode: '5-3' }
  expect(isEmptyList(list('Léo Roy'))).toBe(false)
  expect(isEmptyList(list(' \n', { userNames: 'animal', newClass }))).toBe(true)
  expect(isEmptyList(list('', { classCode: '', newClass }))).toBe(false)
  expect(isEmptyList(list('', { classCode: '' }))).toBe(true)
})

it('adds pupils to a class that exists although its code was typed as a new one, with other capitals', () => {
  const newClass = { ...NEW_CLASS, classCode: 'les lynx' }
  const draft = list('Léo Roy', { classCode: '', newClass })
  const classes = [{ classCode: 'Les lynx' }]
  expect(classOf(withKnownClass(draft, classes))).toBe('Les lynx')
  expect(classOf(withKnownClass(draft, []))).toBe('les lynx')
  const typed = { ...NEW_CLASS, classCode: ' les e\u0301lans' }
  expect(classOf(list('', { classCode: '', newClass: typed }))).toBe('les élans')
  expect(withKnownClass({ ...draft, classCode: null }, classes).classCode).toBeNull()
})

it('refuses two pupils of a class with the same display name until one is changed', () => {
  const rows = rowsOf(list('Noah Simard\nNoah Simard-Roy', { shownNames: 'given' }), accounts)
  const fault =
    "Deux élèves de la classe s'appelleraient « Noah » : ajoutez une lettre à un des noms affichés."
  expect(rows.map((row) => row.fault)).toEqual([fault, fault])
  const edits = { [rows[0]?.key ?? '']: { displayName: 'Noah Sim.' } }
  const changed = rowsOf(list('Noah Simard\nNoah Simard-Roy', { shownNames: 'given', edits }), accounts)
  expect(changed.map((row) => row.fault)).toEqual([null, null])
})
