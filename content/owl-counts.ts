import type { Bilingual } from '../domain/api/text.ts'
import { type ComputedText, computedText } from '../domain/spoken-sentences.ts'

/** The text of a count, e.g. "3 mots ont grandi!", for the page and for the owl, which has a sound for each number. */
export interface CountText {
  text(count: number): Bilingual
  /** The range of counts that the owl says as a number. */
  said: { min: number; max: number }
  /** The owl's sentence for higher counts. */
  many?: Bilingual
}

/** Words that grew in a game or a mission. */
export const wordsGrown: CountText = {
  text: (count) =>
    count === 1
      ? { french: '1 mot a grandi!', english: '1 word has grown!' }
      : { french: `${count} mots ont grandi!`, english: `${count} words have grown!` },
  said: { min: 1, max: 20 },
  many: { french: 'Beaucoup de mots ont grandi!', english: 'Many words have grown!' },
}

/** Plants of the garden in bloom. */
export const wordsInBloom: CountText = {
  text: (count) =>
    count < 2
      ? { french: `${count} mot fleuri`, english: count === 1 ? '1 word in bloom' : '0 words in bloom' }
      : { french: `${count} mots fleuris`, english: `${count} words in bloom` },
  said: { min: 1, max: 20 },
  many: { french: 'Ton jardin est tout fleuri.', english: 'Your garden is in full bloom.' },
}

/** Plants that grew since Sunday. */
export const grownThisWeek: CountText = {
  text: (count) =>
    count === 0
      ? {
          french: 'Cette semaine, tout est calme au jardin.',
          english: 'This week, all is quiet in the garden.',
        }
      : count === 1
        ? { french: 'Cette semaine, 1 mot a grandi.', english: '1 word has grown this week.' }
        : {
            french: `Cette semaine, ${count} mots ont grandi.`,
            english: `${count} words have grown this week.`,
          },
  said: { min: 0, max: 20 },
  many: {
    french: 'Cette semaine, beaucoup de mots ont grandi.',
    english: 'Many words have grown this week.',
  },
}

/** Missions left until the sticker of the week. */
export const missionsLeft: CountText = {
  text: (count) =>
    count === 0
      ? { french: 'Tu as ton autocollant de la semaine!', english: 'You have your sticker of the week!' }
      : count === 1
        ? { french: 'Encore 1 mission pour un autocollant.', english: '1 more mission for a sticker.' }
        : {
            french: `Encore ${count} missions pour un autocollant.`,
            english: `${count} more missions for a sticker.`,
          },
  said: { min: 0, max: 3 },
}

/** Activities left until the next Bravo. */
export const activitiesLeft: CountText = {
  text: (count) =>
    count === 0
      ? { french: 'Bravo! Tu as fait cinq activités!', english: 'Well done! You did five activities!' }
      : count === 1
        ? { french: 'Encore 1 activité pour un Bravo.', english: '1 more activity for a Bravo.' }
        : {
            french: `Encore ${count} activités pour un Bravo.`,
            english: `${count} more activities for a Bravo.`,
          },
  said: { min: 0, max: 5 },
}

/** The owl's sentence for a count. */
export function countOwlText({ text, said, many }: CountText, count: number): ComputedText {
  const { french, english } = count > said.max && many ? many : text(count)
  return computedText(french, english)
}

/** Everything that the owl can say for a kind of count. */
export function allCountOwlTexts({ text, said, many }: CountText): Bilingual[] {
  const counts = Array.from({ length: said.max - said.min + 1 }, (_none, index) => said.min + index)
  return [...counts.map(text), ...(many ? [many] : [])]
}
