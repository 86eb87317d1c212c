import type { VocabularyDialogue } from '../../../domain/api/page.ts'

type Line = VocabularyDialogue['lines'][number]

/** A speaker of a dialogue. */
type Role = Pick<Line, 'speaker' | 'image'>

/** Speakers of a dialogue, in order of their first line. */
export function rolesOf({ lines }: VocabularyDialogue): Role[] {
  const byName = new Map<string, Role>()
  for (const { speaker, image } of lines) if (!byName.has(speaker)) byName.set(speaker, { speaker, image })
  return [...byName.values()]
}
