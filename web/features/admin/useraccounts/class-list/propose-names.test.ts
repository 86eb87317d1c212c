import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName, userName } from '../../../../../domain/api/account.ts'
import { userNameKey } from '../../../../../domain/api/user.ts'
import { ANIMALS } from './animals.ts'
import { proposeShownNames, proposeUserNames, tellsFamily } from './propose-names.ts'
import { readNames } from './read-names.ts'

const FREE: ReadonlySet<string> = new Set()
const eloise = { given: 'Éloïse', family: 'Tremblay' }

describe('user names', () => {
  it('are the first name and a number, another where it is taken', () => {
    const pupils = [eloise, { given: 'Éloïse', family: 'Roy' }, { given: 'Jean-Philippe', family: 'Côté' }]
    const [first = '', second = '', third] = proposeUserNames(pupils, 'given', FREE)
    expect([first, second]).toEqual([
      expect.stringMatching(/^eloise\d\d$/),
      expect.stringMatching(/^eloise\d\d$/),
    ])
    expect(third).toMatch(/^jeanphilippe\d\d$/)
    expect(proposeUserNames([eloise], 'given', FREE)).toEqual([first])
    expect(proposeUserNames([eloise], 'given', new Set([first]))).toEqual([second])
    const all = new Set(Array.from({ length: 90 }, (_none, index) => `eloise${10 + index}`))
    expect(proposeUserNames([eloise], 'given', all)).toEqual(['eloise100'])
    expect(proposeUserNames([{ given: 'Marie Ève', family: 'Roy' }], 'given', FREE)[0]).toMatch(/^marie\d\d$/)
  })

  it('are never the name that others see', () => {
    const pupils = [eloise, { given: 'Léo', family: '' }]
    const shown = proposeShownNames(pupils, 'given', []).map(userNameKey)
    for (const style of ['given', 'animal'] as const)
      for (const name of proposeUserNames(pupils, style, FREE)) expect(shown).not.toContain(userNameKey(name))
  })

  it('are animals where the teacher wants them, and where the first name cannot be typed or tells the family name', () => {
    const animal = new RegExp(`^(${ANIMALS.join('|')})-\\d+$`)
    for (const [pupil, style] of [
      [eloise, 'animal'],
      [{ given: 'Олег', family: 'Петров' }, 'given'],
      [{ given: 'Martin', family: 'Martin' }, 'given'],
    ] as const) {
      expect(proposeUserNames([pupil], style, FREE)[0]).toMatch(animal)
    }
  })

  it('are distinct, free, good for the school, and say nothing of the family name, whatever the list is', () => {
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
            expect(tellsFamily(name, pupils[index]?.family ?? '')).toBe(false)
          }
        },
      ),
      { numRuns: 200, seed: 33 },
    )
  })

  it('there are enough for 500 pupils of one name', () => {
    const many = Array.from({ length: 500 }, () => eloise)
    for (const style of ['given', 'animal'] as const) {
      expect(new Set(proposeUserNames(many, style, FREE)).size).toBe(500)
    }
  })
})

describe('what is looked for in a user name', () => {
  it.each([
    ['tremblay7', 'Tremblay', true],
    ['eloise', 'Lois', true],
    ['adele', 'De Luca', false],
    ['liam', 'Li', true],
    ['renard-7', 'Renard-Roy', true],
    ['eloise', '', false],
  ])('%s of a pupil %s: %s', (name, family, isTold) => {
    expect(tellsFamily(name, family)).toBe(isTold)
  })
})

it('names that are shown have the initial where two are alike, or as the teacher wants', () => {
  const pupils = [eloise, { given: 'Eloise', family: 'roy' }, { given: 'Léo', family: 'Roy' }]
  expect(proposeShownNames(pupils, 'initial', ['Mia'])).toEqual(['Éloïse T.', 'Eloise R.', 'Léo'])
  expect(proposeShownNames([eloise], 'initial', ['Éloïse'])).toEqual(['Éloïse T.'])
  expect(proposeShownNames([eloise], 'initial', ['Éloïse G.'])).toEqual(['Éloïse T.'])
  expect(proposeShownNames([eloise, { given: 'Léo', family: '' }], 'always', [])).toEqual([
    'Éloïse T.',
    'Léo',
  ])
  expect(proposeShownNames(pupils, 'given', [])).toEqual(['Éloïse', 'Eloise', 'Léo'])
  expect(proposeShownNames([eloise], 'whole', [])).toEqual(['Éloïse Tremblay'])
  expect(displayName.safeParse('Éloïse T.').success).toBe(true)
})

it('tells two of one first name and initial apart, without showing a whole family name', () => {
  const named = (...families: string[]) => families.map((family) => ({ given: 'Léo', family }))
  expect(proposeShownNames(named('Tremblay', 'Tardif', 'Roy'), 'initial', [])).toEqual([
    'Léo Tr.',
    'Léo Ta.',
    'Léo R.',
  ])
  expect(proposeShownNames(named('Tremblay', 'Tremblay'), 'initial', [])).toEqual(['Léo T.', 'Léo T. 2'])
  expect(proposeShownNames(named('Tremblay'), 'initial', ['Léo T.'])).toEqual(['Léo Tr.'])
  expect(proposeShownNames(named('', ''), 'initial', [])).toEqual(['Léo', 'Léo 2'])
  expect(proposeShownNames(named('Tremblay', 'Tremblay'), 'always', [])).toEqual(['Léo T.', 'Léo T. 2'])
})

it('gives pupils with one first name numbers that no slip of a key confuses', () => {
  const emmas = Array.from({ length: 4 }, (_none, index) => ({ given: 'Emma', family: `Roy${index}` }))
  const numbers = proposeUserNames(emmas, 'given', FREE).map((name) => name.slice('emma'.length))
  for (const [index, one] of numbers.entries())
    for (const other of numbers.slice(index + 1)) {
      expect(Math.abs(Number(one[0]) - Number(other[0]))).toBeGreaterThan(1)
      expect(Math.abs(Number(one[1]) - Number(other[1]))).toBeGreaterThan(1)
    }
})
