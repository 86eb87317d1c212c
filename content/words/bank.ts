import { slugOf } from '../../domain/slug.ts'
import { activitiesWords } from './activities.ts'
import { adjectivesWords } from './adjectives.ts'
import { animalCareWords } from './animal-care.ts'
import { antWords } from './ant.ts'
import { bodyWords } from './body.ts'
import { campingWords } from './camping.ts'
import { carnavalWords } from './carnaval.ts'
import { catsWords } from './cats.ts'
import { classroomWords } from './classroom.ts'
import { clothingWords } from './clothing.ts'
import { coloursWords } from './colours.ts'
import { dayWords } from './day.ts'
import { familyWords } from './family.ts'
import { farmWords } from './farm.ts'
import { feelingsWords } from './feelings.ts'
import { festivalWords } from './festival.ts'
import { firstSentencesWords } from './first-sentences.ts'
import { foodWords } from './food.ts'
import { greetingsWords } from './greetings.ts'
import { halloweenWords } from './halloween.ts'
import { holidaysWords } from './holidays.ts'
import { houseWords } from './house.ts'
import { intelligenceWords } from './intelligence.ts'
import { numberWords } from './numbers.ts'
import { owlWords } from './owl.ts'
import { partyWords } from './party.ts'
import { petsWords } from './pets.ts'
import { pizzaWords } from './pizza.ts'
import { positionsWords } from './positions.ts'
import { schoolWords } from './school.ts'
import { sportsWords } from './sports.ts'
import { tigerWords } from './tiger.ts'
import { townWords } from './town.ts'
import { vacationWords } from './vacation.ts'
import { verbSentences } from './verbs.ts'
import { weatherWords } from './weather.ts'
import type { Word } from './word.ts'
import { workWords } from './work.ts'
import { zooWords } from './zoo.ts'

/** The word bank by theme. Each theme is a file in this folder, with its words in order of teaching. */
export const themes = {
  farm: farmWords,
  pets: petsWords,
  zoo: zooWords,
  animalCare: animalCareWords,
  cats: catsWords,
  ant: antWords,
  owl: owlWords,
  tiger: tigerWords,
  body: bodyWords,
  weather: weatherWords,
  sports: sportsWords,
  classroom: classroomWords,
  school: schoolWords,
  family: familyWords,
  greetings: greetingsWords,
  firstSentences: firstSentencesWords,
  feelings: feelingsWords,
  adjectives: adjectivesWords,
  numbers: numberWords,
  house: houseWords,
  positions: positionsWords,
  party: partyWords,
  holidays: holidaysWords,
  halloween: halloweenWords,
  carnaval: carnavalWords,
  activities: activitiesWords,
  clothing: clothingWords,
  camping: campingWords,
  pizza: pizzaWords,
  food: foodWords,
  work: workWords,
  festival: festivalWords,
  intelligence: intelligenceWords,
  vacation: vacationWords,
  colours: coloursWords,
  day: dayWords,
  town: townWords,
  verbs: verbSentences,
} as const satisfies Record<string, readonly Word[]>

export const bank: readonly Word[] = Object.values(themes).flat()

const byID = new Map([
  ...bank.flatMap((word) => (word.kind === 'adjective' ? [[slugOf(word.feminine), word] as const] : [])),
  ...bank.map((word) => [word.id, word] as const),
])

/**
 * Finds a bank word by its text with article, e.g. `wordOf('la vache')`; an adjective in either form:
 * `wordOf('contente')`.
 * @throws {Error} if the bank does not have it
 */
export function wordOf(written: string): Word {
  const id = slugOf(written)
  const word = byID.get(id)
  if (word === undefined) throw new Error(`The word bank has no "${written}" (${id}).`)
  return word
}
