import { describe, expect, it } from 'vitest'
import { namesText, readNames } from './read-names.ts'

const read = (source: string, isSwapped?: boolean) =>
  readNames(source, isSwapped).map(({ given, family }) => `${given}|${family}`)

describe('a line is read as teachers write it', () => {
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
  ])('%s', (line, name) => {
    expect(read(line)).toEqual([name])
  })
})

describe('columns', () => {
  it('are found by their titles, under the title of the list', () => {
    const sheet = 'Classe 4-1\t\t\t\nFiche\tNom\tPrénom\tNaissance\n1234567\tTremblay\tÉloïse\t2016-04-03'
    expect(read(sheet)).toEqual(['Éloïse|Tremblay'])
    expect(read('First name;Last name\nLéo;Gagnon')).toEqual(['Léo|Gagnon'])
    expect(read('Nom et prénom\nGagnon, Léo')).toEqual(['Léo|Gagnon'])
  })

  it('are guessed without titles: the family name first, numbers and single letters left out', () => {
    expect(read('1\tTremblay\tÉloïse\tF\t2016-04-03\n2\tGagnon\tLéo\tM\t2016-05-01')).toEqual([
      'Éloïse|Tremblay',
      'Léo|Gagnon',
    ])
    expect(read('Éloïse;TREMBLAY;4-1')).toEqual(['Éloïse|Tremblay'])
    expect(read('1,Tremblay,Éloïse,2016-04-03')).toEqual(['Éloïse|Tremblay'])
    expect(read('1\t"Tremblay, Éloïse"\t4-1')).toEqual(['Éloïse|Tremblay'])
  })

  it('are turned round at a word, but where capitals say which is which', () => {
    expect(read('Éloïse, Tremblay\nGagnon Roy Léo\nNGUYEN, Mai', true)).toEqual([
      'Éloïse|Tremblay',
      'Léo|Gagnon Roy',
      'Mai|Nguyen',
    ])
  })
})

it.each([false, true])('what is kept of a list is its names, read again as they were (%s)', (isSwapped) => {
  const sheet = 'Fiche\tNom\tPrénom\tNaissance\n7654321\tTremblay\tÉloïse\t2016-04-03\n\n9\tGAGNON\tLéo\t2015'
  const names = readNames(sheet, isSwapped)
  const text = namesText(names)
  expect(text).not.toMatch(/\d/)
  expect(read(text, isSwapped)).toEqual(read(sheet, isSwapped))
  expect(readNames(text, isSwapped).map(({ key }) => key)).toEqual(names.map(({ key }) => key))
})

it('of a line that is no name stays what it says, without the dates beside it', () => {
  expect(namesText(readNames('5\t\t4e année\t2016-04-03\n6\tRoy\tLéo\t2016-05-01'))).toBe(
    '4e année\nRoy, Léo',
  )
})

it('lines that say the same have keys of their own', () => {
  const keys = readNames('Léo Roy\nROY Léo\nRoy, léo').map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
})
