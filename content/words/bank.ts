import * as activities from './activities.ts'
import * as adjectives from './adjectives.ts'
import * as animalCare from './animal-care.ts'
import * as ant from './ant.ts'
import * as body from './body.ts'
import * as camping from './camping.ts'
import * as carnaval from './carnaval.ts'
import * as cats from './cats.ts'
import * as classroom from './classroom.ts'
import * as clothing from './clothing.ts'
import * as colours from './colours.ts'
import * as farm from './farm.ts'
import * as feelings from './feelings.ts'
import * as festival from './festival.ts'
import * as food from './food.ts'
import * as halloween from './halloween.ts'
import * as holidays from './holidays.ts'
import * as house from './house.ts'
import * as intelligence from './intelligence.ts'
import { slugOf } from './media-path.ts'
import { countingPhrases, numbers } from './numbers.ts'
import * as owl from './owl.ts'
import * as party from './party.ts'
import * as pets from './pets.ts'
import * as pizza from './pizza.ts'
import * as positions from './positions.ts'
import * as school from './school.ts'
import * as sports from './sports.ts'
import * as tiger from './tiger.ts'
import * as vacation from './vacation.ts'
import * as weather from './weather.ts'
import type { Word } from './word.ts'
import * as work from './work.ts'
import * as zoo from './zoo.ts'

/** The word bank by theme: a theme is a file beside this one, and all lists that it exports. */
export const themes = {
  farm: wordsIn(farm),
  pets: wordsIn(pets),
  zoo: wordsIn(zoo),
  animalCare: wordsIn(animalCare),
  cats: wordsIn(cats),
  ant: wordsIn(ant),
  owl: wordsIn(owl),
  tiger: wordsIn(tiger),
  body: wordsIn(body),
  weather: wordsIn(weather),
  sports: wordsIn(sports),
  classroom: wordsIn(classroom),
  school: wordsIn(school),
  feelings: wordsIn(feelings),
  adjectives: wordsIn(adjectives),
  numbers: [...numbers, ...countingPhrases],
  house: wordsIn(house),
  positions: wordsIn(positions),
  party: wordsIn(party),
  holidays: wordsIn(holidays),
  halloween: wordsIn(halloween),
  carnaval: wordsIn(carnaval),
  activities: wordsIn(activities),
  clothing: wordsIn(clothing),
  camping: wordsIn(camping),
  pizza: wordsIn(pizza),
  food: wordsIn(food),
  work: wordsIn(work),
  festival: wordsIn(festival),
  intelligence: wordsIn(intelligence),
  vacation: wordsIn(vacation),
  colours: wordsIn(colours),
} as const

export type Theme = keyof typeof themes

export const bank: readonly Word[] = Object.values(themes).flat()

const byID = new Map(bank.map((word) => [word.id, word]))

/**
 * The word of the bank that is written so, with its article: `wordOf('la vache')`. Where one form has two
 * meanings, the sense follows a hash: `wordOf('la glace#dessert')`.
 * @throws {Error} where the bank does not have it.
 */
export function wordOf(written: string): Word {
  const id = slugOf(written.replace('#', ' '))
  const word = byID.get(id)
  if (word === undefined) throw new Error(`The word bank has no "${written}" (${id}).`)
  return word
}

function wordsIn(theme: Readonly<Record<string, readonly Word[]>>): readonly Word[] {
  return Object.values(theme).flat()
}
