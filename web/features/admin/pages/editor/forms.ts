import { isWrittenKind } from '../../../../../domain/api/page.ts'
import { blankContents } from '../../../../../domain/blank-content.ts'
import type { GroupField } from './form.ts'
import { reading } from './forms/reading.ts'
import { music, stories, videos } from './forms/songs-videos-stories.ts'
import { vocabularyForm } from './forms/vocabulary.ts'

/** The form of a page: by its kind, and of vocabulary by the form that its content has. */
export function formOf(kind: string, content: unknown): GroupField {
  if (kind === 'vocabulary') return vocabularyForm(content)
  if (kind === 'music') return music
  if (kind === 'videos') return videos
  return kind === 'stories' ? stories : reading
}

/** What a page of a kind begins with. */
export function blankContent(kind: string): unknown {
  return isWrittenKind(kind) ? blankContents[kind] : {}
}
