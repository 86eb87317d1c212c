import { noteSentence } from '../../../../../domain/games/note-sentences.ts'
import { mediaWarnings } from '../../../../../domain/games/record-items.ts'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { itemName, itemsOf, textOf } from './content-value.ts'
import { variantOf } from './faults.ts'
import type { FormField } from './form.ts'

type Medium = 'picture' | 'sound'

/** Warns of missing pictures and sounds, in the same French sentences as for a game. */
export function warningsOf(form: FormField, content: unknown): string[] {
  const wordsLacking = (medium: Medium) =>
    [...new Set(namesLacking(form, content, medium))].map((word) => ({ word, image: null, sound: null }))
  return [
    ...mediaWarnings(wordsLacking('picture'), ['image']),
    ...mediaWarnings(wordsLacking('sound'), ['sound']),
  ].map((note) => noteSentence(note))
}

/** Names of the items that lack a picture or sound with `isRecommended`. Items without a name are ignored. */
function namesLacking(field: FormField | undefined, value: unknown, medium: Medium): string[] {
  const form = variantOf(field, value)
  if (form?.kind === 'list') return itemsOf(value).flatMap((item) => namesLacking(form.item, item, medium))
  if (form?.kind !== 'group') return []
  const name = itemName(value)
  return Object.entries(form.fields).flatMap(([key, part]) => {
    if (part.kind !== medium) return namesLacking(part, ownProperty(value, key), medium)
    if (part.kind === 'sound' && part.isReadByDevice?.(value) === false) return []
    return part.isRecommended && name !== '' && textOf(ownProperty(value, key)) === '' ? [name] : []
  })
}
