import { wordsIn } from '../../../domain/games/dictee-eclair/verdict.ts'
import { spokenWithBlank } from '../../../domain/games/grammar/deck.ts'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { distinctTexts } from '../../../domain/games/plain-text.ts'
import { QUIZ_ROUNDS } from '../../../domain/games/quiz.ts'
import { tilesInOrder } from '../../../domain/games/sentence-deck.ts'
import { hints } from '../../../domain/games/sentence-hints.ts'
import { needsNoReading } from '../../grades.ts'
import { soundPath } from '../../words/media-path.ts'
import type { GameSeed } from '../game-seed.ts'
import { themeRecord } from '../theme-record.ts'
import { gapOf } from './gaps.ts'
import { orders } from './orders.ts'
import { MIN_SENTENCES, type SentenceSet, sentenceSets } from './sets.ts'

/** Sentences with fewer words are left out, because two words have only one wrong order. */
const MIN_WORDS = 3

/**
 * Sentences with a second correct spelling that sounds the same, such as "levé" for "levée", "Ils mangent" for
 * "Il mange", "ses" for "ces" or "clef" for "clé". Not used for dictations.
 */
const UNDICTATABLE: ReadonlySet<string> = new Set([
  'Hier, je me suis levée trop tard.',
  'Je me suis habillée très vite.',
  'Je suis fière quand je réussis.',
  'Ils rient beaucoup.',
  'Il mange une pomme.',
  'Elle souffle les bougies.',
  'Il se lave les mains.',
  'Mon ami est drôle.',
  'Je fais du vélo avec mon ami.',
  "J'écoute mon ami qui est triste.",
  'Je reste avec mes amis.',
  'Silence, les amis!',
  "Merci d'être venus, les amis!",
  'Ces souliers sont trop petits.',
  'Ces souliers sont plus confortables que mes bottes.',
  'Elle doit finir ses devoirs.',
  'Le chat retombe sur ses pattes.',
  'La fourmi sent avec ses antennes.',
  'La femelle couve ses œufs.',
  'La tigresse protège ses petits.',
  "Sans oignons, s'il vous plaît.",
  'Avec beaucoup de fromage!',
  'Quel format voulez-vous?',
  'Les fourmis vivent en colonie.',
  'Les fourmis marchent en file.',
  'Un animal a besoin de soins.',
  "J'aime travailler en équipe.",
  'Nous travaillons en équipe.',
  'Joyeuses fêtes!',
  "J'ai perdu la clé de la maison.",
])

/** The games of sentences of every theme. */
export const sentenceGames: readonly GameSeed[] = sentenceSets.flatMap((set) => [
  ...orderGame(set),
  ...dictation(set),
  ...gapGame(set),
])

/** The texts that only these games say. */
export const sentenceTexts: readonly string[] = [
  ...sentenceSets.flatMap(({ sentences }) => sentences.map(({ french }) => french)),
  ...sentenceSets
    .filter(({ grade }) => needsNoReading(grade))
    .flatMap(({ sentences }) => sentences.flatMap(heardTexts)),
  ...Object.values(hints).map(({ word }) => word),
]

function orderGame(set: SentenceSet): GameSeed[] {
  const sentences = set.sentences.filter(({ french }) => wordsIn(french).length >= MIN_WORDS)
  const words = needsNoReading(set.grade) ? soundsOf(sentences.flatMap(tileTexts)) : {}
  const rows = sentences.map(({ french, image, sound }) => ({
    sentence: french,
    ...(orders.has(french) && { orders: orders.get(french) }),
    image,
    sound,
  }))
  return recordOf('phrases', set, rows, words)
}

/** Only for grades that can type words. */
function dictation(set: SentenceSet): GameSeed[] {
  if (needsNoReading(set.grade)) return []
  const sentences = set.sentences.filter(
    ({ french }) => wordsIn(french).length > 1 && !UNDICTATABLE.has(french),
  )
  return recordOf(
    'petite-dictee',
    set,
    sentences.map(({ french, image, sound }) => ({ sentence: french, image, sound })),
  )
}

function gapGame(set: SentenceSet): GameSeed[] {
  const isHeard = needsNoReading(set.grade)
  const rows = set.sentences.map(({ french, english, image, sound }) => {
    const { text, answer, others } = gapOf(french)
    return {
      text,
      answer,
      ...(others.length > 0 && { verbs: [answer, ...others] }),
      image,
      english,
      sound,
      ...(isHeard && { asked: soundPath(spokenGap(french)) }),
    }
  })
  const choices = isHeard ? soundsOf(set.sentences.flatMap(({ french }) => choicesOf(french))) : {}
  return recordOf('mot-qui-manque', set, rows, choices)
}

function choicesOf(french: string): string[] {
  const { answer, others } = gapOf(french)
  return [answer, ...others]
}

function spokenGap(french: string): string {
  const [before = '', after = ''] = gapOf(french).text.split('_____')
  return spokenWithBlank({ before, after })
}

/** Texts that games speak in grades that need no reading. */
function heardTexts(sentence: { french: string }): string[] {
  return [...tileTexts(sentence), spokenGap(sentence.french), ...choicesOf(sentence.french)]
}

function recordOf(
  kind: GameKind,
  set: SentenceSet,
  rows: readonly object[],
  leading: object = {},
): GameSeed[] {
  const least = kind === 'mot-qui-manque' ? QUIZ_ROUNDS.least : MIN_SENTENCES
  return rows.length < least ? [] : [themeRecord(kind, set, rows, leading)]
}

/** The sounds of texts that are touched, for grades that need no reading. */
function soundsOf(texts: readonly string[]) {
  return { choices: distinctTexts(texts).map((word) => ({ word, sound: soundPath(word) })) }
}

function tileTexts({ french }: { french: string }): string[] {
  const item = { word: french, orders: orders.get(french) ?? [], image: null, sound: null }
  return tilesInOrder(item, Number.MAX_SAFE_INTEGER)
}
