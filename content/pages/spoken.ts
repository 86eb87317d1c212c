import type { SpokenText, VocabularyDialogue, VocabularyNote } from '../../domain/api/page.ts'
import { picturePath, soundPath } from '../words/media-path.ts'

/** A French text and its English. */
type Lines = readonly (readonly [french: string, english: string])[]

/** A text with a sound. */
export function spoken(french: string, english: string): SpokenText {
  return { french, english, sound: soundPath(french) }
}

/** A text without a sound. */
export function silent(french: string, english = ''): SpokenText {
  return { french, english, sound: null }
}

export function note(title: string, picture: string, lines: Lines): VocabularyNote {
  return {
    title,
    image: picturePath(picture),
    sentences: lines.map(([french, english]) => spoken(french, english)),
  }
}

/** Pictures of the speakers by name. */
type Cast = Readonly<Record<string, string>>

/** A dialogue: every line begins with the speaker's name in the cast. */
export function dialogue(
  title: string,
  cast: Cast,
  lines: readonly (readonly [speaker: string, french: string, english: string])[],
): VocabularyDialogue {
  return {
    title,
    lines: lines.map(([speaker, french, english]) => ({
      ...spoken(french, english),
      speaker,
      image: picturePath(cast[speaker] ?? 'bust-in-silhouette'),
    })),
  }
}
