import { describe, expect, it } from 'vitest'
import { readGrade } from './pupil-columns.ts'

describe('readGrade', () => {
  it.each(['5', '05', '5e', '5ième année', '5e année du primaire', 'P5', '5 primaire', 'Niveau 5'])(
    'reads the French grade %j',
    (cell) => expect(readGrade(cell)).toBe(5),
  )

  it.each(['5th', '5th grade', 'Grade 5', 'Grade 05', 'Gr. 5', 'G5', 'Fifth', 'fifth grade'])(
    'reads the English grade %j',
    (cell) => expect(readGrade(cell)).toBe(5),
  )

  it.each([
    ['Première année', 1],
    ['1re', 1],
    ['Deuxième', 2],
    ['sixième année', 6],
  ])('reads the ordinal %j', (cell, grade) => expect(readGrade(cell)).toBe(grade))

  it.each(['', '0', '7', '15', '2026', 'Primaire', '5-1', 'Accueil', '4/5'])('returns null for %j', (cell) =>
    expect(readGrade(cell)).toBeNull(),
  )
})
