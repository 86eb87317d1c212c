import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { textKey } from '../../../../domain/games/plain-text.ts'
import { readRecord } from '../../../../domain/games/record-draft.ts'
import { games } from '../../../../domain/games/registry.ts'
import { type GameDraft, recordDataOf } from './game-draft.ts'

/** Field paths of the word, its English or answer, its picture and its sound, in order of preference. */
const FIELD_PATHS = {
  french: ['phrase.word', 'question', 'word', 'phrase'],
  other: ['answer'],
  image: ['image'],
  sound: ['phrase.sound', 'sound'],
} as const

/**
 * Returns the words that a game is made of, so that a game of another kind can be made from them.
 * @param known finds a word in the word bank or the school's words, for what a record does not store, e.g.
 * English and article
 */
export function wordsOfGame(
  draft: GameDraft,
  known: (french: string) => VocabularyWord | undefined,
): VocabularyWord[] {
  const form = games[draft.kind].form
  const record = form && readRecord(form, recordDataOf(draft))
  if (!record) return []
  const pictures = new Map(record.choices.map((choice) => [textKey(choice.word ?? ''), choice.image ?? '']))
  return record.items.flatMap((item) => {
    const first = (paths: readonly string[]) =>
      paths.map((path) => item[path]?.trim() ?? '').find(Boolean) ?? ''
    const french = first(FIELD_PATHS.french)
    if (french === '') return []
    const found = known(french)
    const other = first(FIELD_PATHS.other)
    const english = textKey(other) === textKey(french) ? '' : other
    const image = first(FIELD_PATHS.image) || pictures.get(textKey(french)) || null
    const sound = first(FIELD_PATHS.sound) || null
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
