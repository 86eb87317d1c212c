import { expect, it } from 'vitest'
import { wordsPageOf } from './words-page.ts'

it.each([
  ['Page_Games_Memory_Grade4_Animals_Farm', '/grade4/vocabulary/animals/farm'],
  ['Page_Games_WordSearch_Grade6_Tiger', '/grade6/vocabulary/tiger'],
  ['Page_Grade1_Games_Memory_Pets', '/grade1/vocabulary/pets'],
  ['Page_Grade1_Games_Weather', '/grade1/vocabulary/weather'],
  ['Page_Games_Grammar_Grade3_Definite', '/grade3/vocabulary/reference'],
  ['Page_Games_Grammar_Grade1_LeLaLes', undefined],
  ['Page_Games_Memory_Teachers_Own', undefined],
  ['Page_Grade1_Games_Clothing_Summer', undefined],
  ['Page_Games_Memory', undefined],
])('the words of %s are on %s', (clientID, path) => {
  expect(wordsPageOf(clientID)?.path).toBe(path)
})
