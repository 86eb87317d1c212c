import { noteSentence } from '../../../../../domain/games/note-sentences.ts'
import { mediaWarnings } from '../../../../../domain/games/record-items.ts'
import { partOf } from '../../../../../domain/part-of.ts'
import { itemsOf, textOf } from './content-value.ts'
import { variantOf } from './faults.ts'
import type { FormField } from './form.ts'
import { nameOf } from './name-of.ts'

type Medium = 'picture' | 'sound'

/** What a page lacks without being faulty, in the words in which it is said of a game: pictures and sounds. */
export function warningsOf(form: FormField, content: unknown): string[] {
  const named = (medium: Medium) =>
    [...new Set(lacking(form, content, medium))].map((word) => ({ word, image: null, sound: null }))
  return [...mediaWarnings(named('picture'), ['image']), ...mediaWarnings(named('sound'), ['sound'])].map(
    (note) => noteSentence(note),
  )
}

/** The names of the items that lack a wanted picture or sound. What is not written yet lacks none. */
function lacking(field: FormField | undefined, value: unknown, medium: Medium): string[] {
  const form = variantOf(field, value)
  if (form?.kind === 'list') return itemsOf(value).flatMap((item) => lacking(form.item, item, medium))
  if (form?.kind !== 'group') return []
  const name = nameOf(value)
  return Object.entries(form.fields).flatMap(([key, part]) => {
    if (part.kind !== medium) return lacking(part, partOf(value, key), medium)
    return part.isWanted && name !== '' && textOf(partOf(value, key)) === '' ? [name] : []
  })
}
