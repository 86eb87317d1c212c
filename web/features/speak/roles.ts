import type { VocabularyDialogue } from '../../../domain/api/page.ts'

type Line = VocabularyDialogue['lines'][number]

/** Somebody of a dialogue, by name and picture. */
type Role = Pick<Line, 'speaker' | 'image'>

/** Who speaks in a dialogue, in the order in which they begin. */
export function rolesOf({ lines }: VocabularyDialogue): Role[] {
  const byName = new Map<string, Role>()
  for (const { speaker, image } of lines) if (!byName.has(speaker)) byName.set(speaker, { speaker, image })
  return [...byName.values()]
}
