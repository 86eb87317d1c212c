import type { PageDraft } from './page-draft.ts'

export interface Differences {
  /** What is said in the one alone. */
  mine: string[]
  theirs: string[]
}

/** The lines that two writings of a page do not share, in their order. */
export function differences(mine: PageDraft, theirs: PageDraft): Differences {
  const [own, other] = [linesOf(mine), linesOf(theirs)]
  return { mine: without(own, other), theirs: without(other, own) }
}

function linesOf({ title, content }: PageDraft): string[] {
  return [title, ...textsIn(content)]
}

/** Every text that is read or heard of a content: not the names of kinds and files. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'string') return textsIn(part)
    return part === '' || NO_TEXT.has(name) ? [] : [part]
  })
}

const NO_TEXT = new Set([
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

/** As often as it stands there too often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const place = left.indexOf(line)
    if (place === -1) return true
    left.splice(place, 1)
    return false
  })
}
