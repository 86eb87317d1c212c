import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName, userName } from '../../../../../domain/api/account.ts'
import { userNameKey } from '../../../../../domain/api/user.ts'
import { ANIMALS, proposeDisplayNames, proposeUserNames, revealsFamilyName } from './propose-names.ts'
import { readNames } from './read-class-list.ts'

const NONE_TAKEN: ReadonlySet<string> = new Set()
const eloise = { given: 'Éloïse', family: 'Tremblay' }

describe('proposeUserNames', () => {
  it('combines the first name with a number that is not taken', () => {
    const pupils = [eloise, { given: 'Éloïse', family: 'Roy' }, { given: 'Jean-Philippe', family: 'Côté' }]
    const [first = '', second = '', third] = proposeUserNames(pupils, 'given', NONE_TAKEN)
    expect([first, second]).toEqual([
      expect.stringMatching(/^eloise\d\d$/),
      expect.stringMatching(/^eloise\d\d$/),
    ])
    expect(third).toMatch(/^jeanphilippe\d\d$/)
    expect(proposeUserNames([eloise], 'given', NONE_TAKEN)).toEqual([first])
    expect(proposeUserNames([eloise], 'given', new Set([first]))).toEqual([second])
    const all = new Set(Array.from({ length: 90 }, (_none, index) => `eloise${10 + index}`))
    expect(proposeUserNames([eloise], 'given', all)).toEqual(['eloise100'])
    expect(proposeUserNames([{ given: 'Marie Ève', family: 'Roy' }], 'given', NONE_TAKEN)[0]).toMatch(
      /^marie\d\d$/,
    )
  })

  it('never proposes the display name', () => {
    const pupils = [eloise, { given: 'Léo', family: '' }]
    const shown = proposeDisplayNames(pupils, 'given', []).map(userNameKey)
    for (const style of ['given', 'animal'] as const)
      for (const name of proposeUserNames(pupils, style, NONE_TAKEN))
        expect(shown).not.toContain(userNameKey(name))
  })

  it('uses animals on request, or if the first name cannot be typed or reveals the family name', () => {
    const animal = new RegExp(`^(${ANIMALS.join('|')})-\\d+$`)
    for (const [pupil, style] of [
      [eloise, 'animal'],
      [{ given: 'Олег', family: 'Петров' }, 'given'],
      [{ given: 'Martin', family: 'Martin' }, 'given'],
    ] as const) {
      expect(proposeUserNames([pupil], style, NONE_TAKEN)[0]).toMatch(animal)
    }
  })

  it('proposes unique, valid, available names without the family name for any list', () => {
    const letters = fc.constantFrom(...'aeilnorstÉéïç', ..."AB-' Жяمあ")
    const word = fc.oneof(
      fc.constantFrom('Renard', 'Li', 'Ours', 'Éloïse', 'Martin', 'Emma', 'De La Fontaine', "O'Neil"),
      fc.string({ unit: letters, maxLength: 30 }),
    )
    const line = fc.tuple(word, word).map(([family, given]) => `${family}\t${given}`)
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 40 }),
        fc.constantFrom('given', 'animal'),
        fc.boolean(),
        (lines, style, isSwapped) => {
          const chosen = { 0: isSwapped ? 'given' : 'family', 1: isSwapped ? 'family' : 'given' } as const
          const pupils = readNames(lines.join('\n'), chosen).filter(({ given }) => given !== '')
          const taken = new Set(['emma', 'eloise', 'martin2'])
          const names = proposeUserNames(pupils, style, taken)
          expect(new Set(names.map(userNameKey)).size).toBe(pupils.length)
          for (const [index, name] of names.entries()) {
            expect(userName.safeParse(name).success, name).toBe(true)
            expect(taken.has(userNameKey(name))).toBe(false)
            expect(revealsFamilyName(name, pupils[index]?.family ?? '')).toBe(false)
          }
        },
      ),
      { numRuns: 200, seed: 33 },
    )
  })

  it('has enough names for 500 pupils with the same first name', () => {
    const many = Array.from({ length: 500 }, () => eloise)
    for (const style of ['given', 'animal'] as const) {
      expect(new Set(proposeUserNames(many, style, NONE_TAKEN)).size).toBe(500)
    }
  })
})

describe('revealsFamilyName', () => {
  it.each([
    ['tremblay7', 'Tremblay', true],
    ['eloise', 'Lois', true],
    ['adele', 'De Luca', false],
    ['liam', 'Li', true],
    ['renard-7', 'Renard-Roy', true],
    ['eloise', '', false],
  ])('compares the user name %s with the family name %s: %s', (name, family, isRevealed) => {
    expect(revealsFamilyName(name, family)).toBe(isRevealed)
  })
})

it('adds an initial to equal first names, or as the chosen style requires', () => {
  const pupils = [eloise, { given: 'Eloise', family: 'roy' }, { given: 'Léo', family: 'Roy' }]
  expect(proposeDisplayNames(pupils, 'initial', ['Mia'])).toEqual(['Éloïse T.', 'Eloise R.', 'Léo'])
  expect(proposeDisplayNames([eloise], 'initial', ['Éloïse'])).toEqual(['Éloïse T.'])
  expect(proposeDisplayNames([eloise], 'initial', ['Éloïse G.'])).toEqual(['Éloïse T.'])
  expect(proposeDisplayNames([eloise, { given: 'Léo', family: '' }], 'always', [])).toEqual([
    'Éloïse T.',
    'Léo',
  ])
  expect(proposeDisplayNames(pupils, 'given', [])).toEqual(['Éloïse', 'Eloise', 'Léo'])
  expect(proposeDisplayNames([eloise], 'whole', [])).toEqual(['Éloïse Tremblay'])
  expect(displayName.safeParse('Éloïse T.').success).toBe(true)
})

it('distinguishes pupils with the same first name and initial without their whole family names', () => {
  const named = (...families: string[]) => families.map((family) => ({ given: 'Léo', family }))
  expect(proposeDisplayNames(named('Tremblay', 'Tardif', 'Roy'), 'initial', [])).toEqual([
    'Léo Tr.',
    'Léo Ta.',
    'Léo R.',
  ])
  expect(proposeDisplayNames(named('Tremblay', 'Tremblay'), 'initial', [])).toEqual(['Léo T.', 'Léo T. 2'])
  expect(proposeDisplayNames(named('Tremblay'), 'initial', ['Léo T.'])).toEqual(['Léo Tr.'])
  expect(proposeDisplayNames(named('', ''), 'initial', [])).toEqual(['Léo', 'Léo 2'])
  expect(proposeDisplayNames(named('Tremblay', 'Tremblay'), 'always', [])).toEqual(['Léo T.', 'Léo T. 2'])
})

it('gives pupils with the same first name numbers that a single typing error cannot confuse', () => {
  const emmas = Array.from({ length: 4 }, (_none, index) => ({ given: 'Emma', family: `Roy${index}` }))
  const numbers = proposeUserNames(emmas, 'given', NONE_TAKEN).map((name) => name.slice('emma'.length))
  for (const [index, one] of numbers.entries())
    for (const other of numbers.slice(index + 1)) {
      expect(Math.abs(Number(one[0]) - Number(other[0]))).toBeGreaterThan(1)
      expect(Math.abs(Number(one[1]) - Number(other[1]))).toBeGreaterThan(1)
    }
})
