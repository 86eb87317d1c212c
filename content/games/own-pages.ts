import { pairsFromWords } from '../../domain/games/from-words.ts'
import { type GameKind, kinds } from '../../domain/games/kinds.ts'
import { numberInWords } from '../../domain/number-words.ts'
import type { Grade } from '../grades.ts'
import { pageOf } from '../routes.ts'
import { summerClothing, winterClothing } from '../words/clothing.ts'
import { firstFeelings } from '../words/feelings.ts'
import { soundPath } from '../words/media-path.ts'
import { skyWords } from '../words/weather.ts'
import { vocabularyWordOf, type Word } from '../words/word.ts'
import type { GameSeed } from './game-seed.ts'
import { instructionsOf } from './new-game.ts'
import { picturedWords } from './theme.ts'

/** Records of pages with one game: those of grade 1, and the numbers of higher grades. */
export const ownPageGames: readonly GameSeed[] = [
  ownRecord(
    'matching',
    'Page_Grade1_Games_Clothing_Summer',
    pairsOf(summerClothing),
    'Page_Grade1_Vocabulary_Weather',
  ),
  ownRecord(
    'matching',
    'Page_Grade1_Games_Clothing_Winter',
    pairsOf(winterClothing),
    'Page_Grade1_Vocabulary_Weather',
  ),
  ownRecord('exposed', 'Page_Grade1_Games_Weather', pairsOf(skyWords), 'Page_Grade1_Vocabulary_Weather'),
  ownRecord('numbers', 'Page_Grade1_Games_Numbers', numbersTo(30), 'Page_Grade1_Vocabulary_Numbers'),
  ownRecord(
    'matching',
    'Page_Grade1_Games_Feelings',
    pairsOf(firstFeelings),
    'Page_Grade1_Vocabulary_Bodyparts',
  ),
  ownRecord('custom-matching', 'Page_Grade1_Games_Colours', 'colours', 'Page_Grade1_Vocabulary_Classroom'),
  ownRecord(
    'custom-matching',
    'Page_Games_Matching_Custom_Colours',
    'colours',
    'Page_Grade4_Vocabulary_Reference',
  ),
  ownRecord(
    'custom-matching',
    'Page_Games_Matching_Custom_Numbers',
    'numbers',
    'Page_Grade4_Vocabulary_Numbers',
  ),
  numbersRecord(3, 20),
  numbersRecord(4, 30),
  numbersRecord(5, 69),
  numbersRecord(6, 100),
]

/** Creates the record of a game with its own page, e.g. `grade1-games-weather` for `Page_Grade1_Games_Weather`. */
function ownRecord(kind: GameKind, clientID: string, data: string, wordsPage: string | null): GameSeed {
  const page = pageOf(clientID)
  if (!page) throw new Error(`There is no page ${clientID}.`)
  return {
    id: page.path.slice(1).replaceAll('/', '-'),
    clientID,
    kind,
    grade: page.grade ?? 4,
    title: page.title,
    // Contains the kind, because word pages have the same titles.
    description: `${kinds[kind].look.name} : ${page.title}`,
    instructions: instructionsOf(kind, page.grade ?? null),
    data,
    wordsPage,
  }
}

function numbersRecord(grade: Grade, last: number): GameSeed {
  return {
    id: `numbers-grade${grade}`,
    clientID: `Page_Games_Numbers_Grade${grade}_Numbers`,
    kind: 'numbers',
    grade,
    title: `Les nombres de 1 à ${last}`,
    description: `Les nombres de 1 à ${last}`,
    instructions: instructionsOf('numbers', grade),
    data: numbersTo(last),
    wordsPage: `Page_Grade${grade}_Vocabulary_Numbers`,
  }
}

function numbersTo(last: number): string {
  const items = Array.from({ length: last }, (_none, index) => {
    const word = numberInWords(index + 1)
    return { number: index + 1, phrase: { word, sound: soundPath(word) } }
  })
  return JSON.stringify(items)
}

function pairsOf(words: readonly Word[]): string {
  return JSON.stringify(pairsFromWords(picturedWords(words.map(vocabularyWordOf))))
}
