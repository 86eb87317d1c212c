import { describe, expect, it } from 'vitest'
import { linkGrade } from '../grades.ts'
import { linkPage, linkPath } from './link-path.ts'

describe('linkPath', () => {
  it.each([
    ['Page_Music', null, '/music'],
    ['Page_Grade4_Vocabulary_Party_Food', null, '/grade4/vocabulary/party/food'],
    ['Page_Grade1_Games_Memory_Pets', 'grade1-pets', '/grade1/games/memory/pets/grade1-pets'],
    ['Page_Games_Memory_Grade4_Animals_Farm', 'grade4-farm', '/games/memory/grade4-farm'],
    ['Page_Games_Memory_Teachers_Own', 'a b', '/games/memory/a%20b'],
    ['Page_Games_Memory', null, null],
    ['Page_Nowhere', null, null],
    ['', null, null],
  ])('returns the path of %s with the identifier %s: %s', (clientID, externalIdentifier, path) => {
    expect(linkPath({ clientID, externalIdentifier })).toBe(path)
  })

  it.each([
    ['Page_Grade4_Vocabulary_Ant', 4],
    ['Page_Grade1_Home', 1],
    ['Page_Games_Memory_Grade6_Tiger', 6],
    ['Page_Games_Memory_Grade2_Tiger', null],
    ['Page_Music', null],
  ])('finds the grade of %s', (clientID, grade) => {
    expect(linkGrade(clientID)).toBe(grade)
  })

  it('returns null for a record key of a page without records', () => {
    expect(linkPage('Page_Tribes_Loud')).toBeUndefined()
  })
})
