import { isWrittenKind } from '../../../../../domain/api/page.ts'
import { blankContents } from '../../../../../domain/blank-content.ts'
import type { GroupField } from './form.ts'
import { reading } from './forms/reading.ts'
import { music, stories, videos } from './forms/songs-videos-stories.ts'
import { vocabularyForm } from './forms/vocabulary.ts'

/** Returns the form of a page by its kind. Vocabulary pages have several forms, selected by their content. */
export function formOf(kind: string, content: unknown): GroupField {
  if (kind === 'vocabulary') return vocabularyForm(content)
  if (kind === 'music') return music
  if (kind === 'videos') return videos
  return kind === 'stories' ? stories : reading
}

export function blankContent(kind: string): unknown {
  return isWrittenKind(kind) ? blankContents[kind] : {}
}
