import { withDe } from '../../domain/french.ts'
import { vocabularySeeds } from '../pages.ts'
import { bank } from '../words/bank.ts'
import { type NounWord, spokenForm } from '../words/word.ts'
import { type NounForms, wordsInFrame, writingTopics } from '../writing.ts'
import { wordsOf } from './page-words.ts'

/** Foods taken several at a time: "des olives". */
const several: ReadonlySet<string> = new Set([
  ...['champignon', 'poivron', 'oignon', 'olive', 'tomate', 'œuf', 'concombre', 'fraise', 'bleuet', 'citron'],
  ...['orange', 'pomme de terre'],
])
/** Dishes ordered one by one and liked as a whole: "une pizza", "la pizza". */
const dishes: ReadonlySet<string> = new Set([
  ...['pizza au fromage', 'pizza au pepperoni', 'pizza aux champignons', 'pizza végétarienne'],
  ...['pizza hawaïenne', 'pizza toute garnie', 'salade', 'soupe aux légumes', 'poutine'],
  ...['tarte au sucre', 'salade de fruits'],
])
/** Foods with a plural that are served in portions: "de l'ananas". */
const portions: ReadonlySet<string> = new Set([
  ...['ananas', 'brocoli', 'croûte', 'flan', 'pain', 'poulet rôti', 'rôti de bœuf', 'yogourt'],
])
/** Always with the definite article: "la mer". */
const unique: ReadonlySet<string> = new Set(['mer', 'chorale', "équipe d'improvisation"])

const onPages = new Set(
  vocabularySeeds
    .filter(({ clientID }) =>
      Object.values(writingTopics)
        .flat()
        .some(({ pages }) => pages.includes(clientID)),
    )
    .flatMap(({ content }) => wordsOf(content).map(({ french }) => french)),
)

/**
 * Forms of the nouns on the pages of "J'écris", by noun with its article. The build replaces this module with
 * the result.
 */
export const nounForms: ReadonlyMap<string, NounForms> = new Map(
  bank
    .filter((word) => word.kind === 'noun')
    .filter((word) => onPages.has(spokenForm(word)))
    .map((word) => [spokenForm(word), formsOf(word)]),
)

function formsOf(noun: NounWord): NounForms {
  const { french, gender, plural } = noun
  const the = spokenForm(noun)
  if (unique.has(french)) return { some: the, all: the }
  if (plural === null || portions.has(french)) return { some: withDe(noun), all: the }
  if (several.has(french)) return { some: `des ${plural}`, all: `les ${plural}` }
  const some = `${gender === 'm' ? 'un' : 'une'} ${french}`
  return { some, all: dishes.has(french) ? the : `les ${plural}` }
}

/** All forms that the frames offer. */
export function formsInFrames(): string[] {
  return Object.values(writingTopics)
    .flat()
    .flatMap(({ frames, pages }) =>
      frames.flatMap((frame) =>
        vocabularySeeds
          .filter(({ clientID }) => (frame.pages ?? pages).includes(clientID))
          .flatMap(({ content }) => wordsOf(content))
          .flatMap(({ french }) => wordsInFrame(frame, french, nounForms)),
      ),
    )
}
