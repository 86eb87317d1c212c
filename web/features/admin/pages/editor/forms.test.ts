import { describe, expect, it } from 'vitest'
import { pageSeeds } from '../../../../../content/pages.ts'
import { isWrittenKind, pageContents } from '../../../../../domain/api/page.ts'
import { asRich } from './as-rich.ts'
import { newItem } from './blank-of.ts'
import { faultsOf, variantOf } from './faults.ts'
import type { FormField, ListField } from './form.ts'
import { blankContent, formOf } from './forms.ts'

const asEdited = (kind: string, content: unknown) =>
  'blocks' in Object(content) ? asRich(content) : isWrittenKind(kind) ? content : null

/** What the site keeps for itself: names, measures, and the files of its own films. */
const UNSEEN = new Set(['id', 'form', 'type', 'ratio', 'seconds', 'file', 'captions', 'poster', 'paragraphs'])

/** The parts of a content that its form does not show. */
function unwritten(field: FormField | undefined, value: unknown, path = ''): string[] {
  const form = variantOf(field, value)
  if (Array.isArray(value)) {
    return value.flatMap((item) =>
      unwritten(form?.kind === 'list' ? form.item : undefined, item, `${path}[]`),
    )
  }
  if (form?.kind === 'rich' || typeof value !== 'object' || value === null) return form ? [] : [path]
  const fields = form?.kind === 'group' ? form.fields : {}
  return Object.entries(value)
    .filter(([name]) => !UNSEEN.has(name))
    .flatMap(([name, part]) => unwritten(fields[name], part, `${path}.${name}`))
}

describe.each(pageSeeds.map((seed) => [seed.clientID, seed] as const))('%s', (_clientID, seed) => {
  const content = asEdited(seed.kind, seed.content)
  const form = formOf(seed.kind, content)

  it('can be written whole, and is sound as it stands', () => {
    expect(unwritten(form, content)).toEqual([])
    expect(faultsOf(seed.kind, form, seed.title, content)).toEqual([])
  })
})

it.each(Object.keys(pageContents))('an empty page of the kind %s is sound, but for its title', (kind) => {
  const content = blankContent(kind)
  expect(faultsOf(kind, formOf(kind, content), 'Titre', content)).toEqual([])
  expect(faultsOf(kind, formOf(kind, content), ' ', content)).toEqual(['Le titre de la page est vide.'])
})

/** Every list of a form, however deep. */
function listsOf(field: FormField): ListField[] {
  if (field.kind === 'list') return [field, ...listsOf(field.item)]
  if (field.kind === 'group') return Object.values(field.fields).flatMap(listsOf)
  return field.kind === 'variants' ? Object.values(field.of).flatMap(listsOf) : []
}

it('what is added to a list has the parts that its form shows', () => {
  const forms = pageSeeds.map(({ kind, content }) => formOf(kind, content))
  const lists = forms.flatMap(listsOf)
  expect(lists.length).toBeGreaterThan(15)
  for (const list of lists) {
    for (const add of list.adds) expect(unwritten(list.item, newItem(list, add, []))).toEqual([])
  }
})

describe('what has to be mended', () => {
  const content = {
    form: 'cards',
    sections: [
      {
        title: 'À la ferme',
        words: [
          { french: 'la vache', english: '', image: null, sound: null },
          { french: 'la vache', english: 'x'.repeat(121), image: null, sound: null },
          { french: '', english: '', image: null, sound: null },
        ],
      },
    ],
  }
  it('is said with the names of the form', () => {
    expect(faultsOf('vocabulary', formOf('vocabulary', content), 'La ferme', content)).toEqual([
      'Les mots › À la ferme › Mots › la vache › Anglais : est trop long',
      'Les mots › À la ferme › Mots › n° 3 › Français : est vide',
      'Les mots › À la ferme › Mots : deux fois « la vache »',
    ])
  })

  it('is said of a link that leads elsewhere than to the web', () => {
    const blocks = [{ type: 'link', french: 'Ici', english: '', url: 'javascript:alert(1)' }]
    const letter = { image: null, blocks }
    expect(faultsOf('letter', formOf('letter', letter), 'La lettre', letter)).toEqual([
      "Contenu › Ici › Adresse : n'a pas la bonne forme",
    ])
  })
})
