import { numberInWords } from '../../domain/number-words.ts'
import { type Grade, pageOf } from '../routes.ts'
import { summerClothing, winterClothing } from '../words/clothing.ts'
import { firstFeelings } from '../words/feelings.ts'
import { soundPath } from '../words/media-path.ts'
import { skyWords } from '../words/weather.ts'
import type { Word } from '../words/word.ts'
import type { GameSeed } from './game-seed.ts'
import { kindTexts } from './kind-texts.ts'
import { pairOf } from './pairs.ts'
import { bankTheme } from './theme.ts'

/** The records of the pages that play one game of grade 1, and the numbers of the higher grades. */
export const ownPageGames: readonly GameSeed[] = [
  ownRecord('matching', 'Page_Grade1_Games_Clothing_Summer', pairsOf(summerClothing)),
  ownRecord('matching', 'Page_Grade1_Games_Clothing_Winter', pairsOf(winterClothing)),
  ownRecord('exposed', 'Page_Grade1_Games_Weather', pairsOf(skyWords)),
  ownRecord('numbers', 'Page_Grade1_Games_Numbers', numbersTo(20)),
  ownRecord('matching', 'Page_Grade1_Games_Feelings', pairsOf(firstFeelings)),
  numbersRecord(3, 20),
  numbersRecord(4, 30),
]

/** `Page_Grade1_Games_Weather` plays the record `grade1-games-weather`. */
function ownRecord(kind: 'matching' | 'exposed' | 'numbers', clientID: string, items: unknown[]): GameSeed {
  const page = pageOf(clientID)
  if (!page?.grade) throw new Error(`No page of a grade is ${clientID}.`)
  return {
    id: page.path.slice(1).replaceAll('/', '-'),
    clientID,
    kind,
    grade: page.grade,
    title: page.title,
    description: page.title,
    instructions: kindTexts[kind].instructions,
    data: JSON.stringify(items),
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
    instructions: kindTexts.numbers.instructions,
    data: JSON.stringify(numbersTo(last)),
  }
}

function numbersTo(last: number) {
  return Array.from({ length: last }, (_none, index) => {
    const word = numberInWords(index + 1)
    return { number: index + 1, phrase: { word, sound: soundPath(word) } }
  })
}

function pairsOf(words: readonly Word[]) {
  return bankTheme(1, '', '', words).words.map(pairOf)
}
