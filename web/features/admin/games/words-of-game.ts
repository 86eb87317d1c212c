import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { textKey } from '../../../../domain/games/plain-text.ts'
import { readRecord } from '../../../../domain/games/record-draft.ts'
import { games } from '../../../../domain/games/registry.ts'
import { dataOf, type GameDraft } from './game-draft.ts'

/** The fields that hold what is asked, its English or its other name, its picture and its sound; the first that is filled counts. */
const FIELDS = {
  french: ['phrase.word', 'question', 'word', 'phrase'],
  other: ['answer'],
  image: ['image'],
  sound: ['phrase.sound', 'sound'],
} as const

/**
 * The list of words that a game is made of, to make another kind of game of it. `known` tells what the bank and the school's pages know
 * of a word, which a record does not keep: its English, its article.
 */
export function wordsOfGame(
  draft: GameDraft,
  known: (french: string) => VocabularyWord | undefined,
): VocabularyWord[] {
  const form = games[draft.kind].form
  const record = form && readRecord(form, dataOf(draft))
  if (!record) return []
  const pictures = new Map(record.choices.map((choice) => [textKey(choice.word ?? ''), choice.image ?? '']))
  return record.items.flatMap((item) => {
    const first = (paths: readonly string[]) =>
      paths.map((path) => item[path]?.trim() ?? '').find(Boolean) ?? ''
    const french = first(FIELDS.french)
    if (french === '') return []
    const found = known(french)
    const other = first(FIELDS.other)
    const english = textKey(other) === textKey(french) ? '' : other
    const image = first(FIELDS.image) || pictures.get(textKey(french)) || null
    const sound = first(FIELDS.sound) || null
    return [
      {
        french: found?.french ?? french,
        english: found?.english || english,
        image: image ?? found?.image ?? null,
        sound: sound ?? found?.sound ?? null,
      },
    ]
  })
}
