import type { PageDraft } from './page-draft.ts'

/**
 * Compares two versions of a page. Returns for each the lines that the other one does not have, in their
 * order.
 */
export function differences(mine: PageDraft, theirs: PageDraft) {
  const [own, other] = [linesOf(mine), linesOf(theirs)]
  return { mine: subtractLines(own, other), theirs: subtractLines(other, own) }
}

function linesOf({ title, content }: PageDraft): string[] {
  return [title, ...textsIn(content)]
}

/** All texts of a content, without kinds, ids and file names. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'string') return textsIn(part)
    return part === '' || NON_TEXT_KEYS.has(name) ? [] : [part]
  })
}

const NON_TEXT_KEYS = new Set([
  'type',
  'form',
  'id',
  'image',
  'sound',
  'scene',
  'recording',
  'file',
  'captions',
  'poster',
])

/** Removes `others` from `lines`, each as many times as it occurs. */
function subtractLines(lines: readonly string[], others: readonly string[]): string[] {
  const remaining = [...others]
  return lines.filter((line) => {
    const place = remaining.indexOf(line)
    if (place === -1) return true
    remaining.splice(place, 1)
    return false
  })
}
