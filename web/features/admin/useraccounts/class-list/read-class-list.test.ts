import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChosenColumns } from './guess-columns.ts'
import { readClassList, readNames } from './read-class-list.ts'

const read = (source: string, chosen: ChosenColumns = {}) =>
  readNames(source, chosen).map(({ given, family }) => `${given}|${family}`)

describe('a name on one line', () => {
  it.each([
    ['Tremblay, Éloïse', 'Éloïse|Tremblay'],
    ['Éloïse Tremblay', 'Éloïse|Tremblay'],
    ['TREMBLAY Éloïse', 'Éloïse|Tremblay'],
    ['Éloïse TREMBLAY GAGNON', 'Éloïse|Tremblay Gagnon'],
    ['TREMBLAY, ÉLOÏSE', 'Éloïse|Tremblay'],
    ['1. Éloïse   Tremblay', 'Éloïse|Tremblay'],
    ['12) Tremblay,Éloïse Marie', 'Éloïse Marie|Tremblay'],
    ['  • Jean-Philippe  Côté ', 'Jean-Philippe|Côté'],
    ["d'artagnan, jean-philippe", "Jean-Philippe|D'Artagnan"],
    ['Éloïse Tremblay 2016-04-03', 'Éloïse|Tremblay'],
    ['Éloïse (Élo) Tremblay', 'Éloïse|Tremblay'],
    ['Éloïse\u00A0Tremblay\u200B', 'Éloïse|Tremblay'],
    ['Léo', 'Léo|'],
    ['Олег Петров', 'Олег|Петров'],
    ['4e année', '|'],
    ['2026', '|'],
    ['parent@exemple.ca', '|'],
  ])('reads the name in "%s"', (line, name) => {
    expect(read(line)).toEqual([name])
  })
})

describe('the columns of a list', () => {
  it('are found by their titles, even if the list itself has a title above them', () => {
    const sheet = 'Classe 4-1\t\t\t\nFiche\tNom\tPrénom\tNaissance\n1234567\tTremblay\tÉloïse\t2016-04-03'
    expect(read(sheet)).toEqual(['Éloïse|Tremblay'])
    expect(read('First name;Last name\nLéo;Gagnon')).toEqual(['Léo|Gagnon'])
    expect(read('Nom et prénom\nGagnon, Léo')).toEqual(['Léo|Gagnon'])
  })

  it('are guessed without titles: the family name first, skipping numbers and single letters', () => {
    expect(read('1\tTremblay\tÉloïse\tF\t2016-04-03\n2\tGagnon\tLéo\tM\t2016-05-01')).toEqual([
      'Éloïse|Tremblay',
      'Léo|Gagnon',
    ])
    expect(read('Éloïse;TREMBLAY;4-1')).toEqual(['Éloïse|Tremblay'])
    expect(read('1,Tremblay,Éloïse,2016-04-03')).toEqual(['Éloïse|Tremblay'])
    expect(read('1\t"Tremblay, Éloïse"\t4-1')).toEqual(['Éloïse|Tremblay'])
  })

  it('are those that the teacher chose, if any', () => {
    expect(read('Éloïse, Tremblay\nMai, NGUYEN', { 0: 'given', 1: 'family' })).toEqual([
      'Éloïse|Tremblay',
      'Mai|Nguyen',
    ])
    expect(read('Gagnon Roy Léo\nTremblay Éloïse', { 0: 'familyFirst' })).toEqual([
      'Léo|Gagnon Roy',
      'Éloïse|Tremblay',
    ])
    expect(read('Nom;Prénom\nÉloïse;Tremblay', { 0: 'given', 1: 'ignore' })).toEqual(['Éloïse|'])
  })

  it('are listed with their title, a sample and the guess', () => {
    const { columns } = readClassList('Fiche;Nom;Prénom;Login;Prénom usuel\n12;Tremblay;Éloïse;etrem;Élo')
    expect(columns.map(({ title, sample, column }) => [title, sample, column])).toEqual([
      ['Fiche', '12', 'ignore'],
      ['Nom', 'Tremblay', 'family'],
      ['Prénom', 'Éloïse', 'given'],
      ['Login', 'etrem', 'userName'],
      ['Prénom usuel', 'Élo', 'usual'],
    ])
  })

  it('include the user name and the preferred name', () => {
    const [pupil] = readNames("Nom;Prénom;Nom d'usager;Prénom usuel\nTremblay;Éloïse;etrem12;Élo")
    expect(pupil).toMatchObject({ given: 'Éloïse', family: 'Tremblay', usual: 'Élo', userName: 'etrem12' })
  })
})

describe('the lines of a list', () => {
  const linesOf = (source: string) => {
    const { names, unread } = readClassList(source)
    return [...names, ...unread].map(({ line }) => line).toSorted((one, other) => one - other)
  }

  it.each([
    ['a settings line and titles', 'sep=;\nNom;Prénom\nTremblay;Éloïse', 3],
    [
      'lines above the titles, titles again and a total',
      'École X\nGroupe 401\nNom;Prénom\nRoy;Ana\nNom;Prénom\nRoy;Léo\nTotal;2',
      7,
    ],
    ['a second list with other titles', 'Tremblay;Éloïse\nGagnon;Léo\nPrénom;Nom\nAna;Roy', 4],
    ['titles on two lines', ';Élève;;Parent;\nNo;Nom;Prénom;Nom;Prénom\n1;Tremblay;Éloïse;Roy;Sylvie', 3],
    ['no names at all', '2026\n4e année\nparent@exemple.ca', 3],
  ])('are read as pupils or listed as unread, with %s', (_title, source, count) => {
    expect(linesOf(source)).toEqual(Array.from({ length: count }, (_none, index) => index + 1))
  })

  it('have a reason if they are unread', () => {
    expect(readClassList('École X\nNom;Prénom\nRoy;Ana').unread).toEqual([
      { line: 1, raw: 'École X', reason: 'La ligne est au-dessus des titres.' },
      { line: 2, raw: 'Nom;Prénom', reason: 'Ce sont les titres des colonnes.' },
    ])
  })

  it('include pupils above the titles of a second list', () => {
    expect(read('Tremblay;Éloïse\nGagnon;Léo\nPrénom;Nom\nAna;Roy')).toEqual([
      'Éloïse|Tremblay',
      'Léo|Gagnon',
      'Ana|Roy',
    ])
  })

  it('include those of a second list with another delimiter', () => {
    expect(read('Tremblay\tÉloïse\nGagnon\tLéo\nPrénom;Nom\nAna;Roy')).toEqual([
      'Éloïse|Tremblay',
      'Léo|Gagnon',
      'Ana|Roy',
    ])
  })

  it('are marked if they are teachers or parents', () => {
    const names = readNames('Nom;Prénom;Rôle\nRoy;Ana;Élève\nLavoie;Line;Enseignante\nRoy;Luc;Parent')
    expect(names.map(({ isStaff }) => isStaff)).toEqual([false, true, true])
  })
})

it('gives equal lines different keys', () => {
  const keys = readNames('Léo Roy\nROY Léo\nRoy, léo').map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
})

it('loses no line of any pasted text', () => {
  const part = fc.constantFrom(
    ...[
      'Nom',
      'Prénom',
      'Élève',
      'Tremblay',
      'Éloïse',
      'Léo',
      '"',
      '\t',
      ';',
      ',',
      ' ',
      '4-1',
      '|',
      '<a@b.ca>',
      '- ',
      '1.',
      '(',
    ],
  )
  const line = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), (lines) => {
      const { names, unread } = readClassList(lines.join('\n'))
      const shown = [...names, ...unread].map(({ raw }) => raw).join('\n')
      // Names in a grid are listed one by one without their delimiters.
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
      for (const each of lines.filter((text) => letters(text) !== '')) {
        expect(letters(shown)).toContain(letters(each))
      }
    }),
    { numRuns: 500, seed: 7 },
  )
})
