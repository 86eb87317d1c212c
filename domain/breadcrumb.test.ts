import { expect, it } from 'vitest'
import { breadcrumb } from './breadcrumb.ts'

it.each<[string, string | null]>([
  ['Page_Home', null],
  ['Page_Letter', null],
  ['Page_Grade1_Home', null],
  ['Page_Admin_Pages', null],
  ['', null],
  ['Page_Grade4_Vocabulary_Farm', 'Grade 4 | Vocabulary | Farm'],
  ['Page_Grade4_Vocabulary_Party_Food', 'Grade 4 | Vocabulary | Party | Food'],
  ['Page_Grade4_Vocabulary_Animals_Farm', 'Grade 4 | Vocabulary | Animals | Farm'],
  ['Page_Grade6_Vocabulary_Intgelligence', 'Grade 6 | Vocabulary | Intgelligence'],
  ['Page_Grade1_Games_Canvas_Colours', 'Grade 1 | Games | Drop | Colours'],
  ['Page_Grade1_Games_Memory_Pets', 'Grade 1 | Games | Memory | Pets'],
  ['Page_Grade1_Games_Exposed_Pets', 'Grade 1 | Games | Matching | Pets'],
  ['Page_Grade1_Games_Matching_Pets', 'Grade 1 | Games | Multiple Choice | Pets'],
  ['Page_Grade3_Games_Exposed_Pets', 'Grade 3 | Games | Exposed | Pets'],
  ['Page_Grade3_Games_Matching_Numbers', 'Grade 3 | Games | Multiple Choice | Numbers'],
  ['Page_Games_MatchingCustom_Colours', 'Games | Multiple Choice | Colours'],
])('%s shows %s', (clientID, shown) => {
  expect(breadcrumb(clientID)).toBe(shown)
})
