import { describe, expect, it } from 'vitest'
import { pageSeeds } from '../../../../../content/pages.ts'
import { isWrittenKind, pageContents } from '../../../../../domain/api/page.ts'
import { newItem } from './content-value.ts'
import { faultsOf, variantOf } from './faults.ts'
import type { FormField, ListField } from './form.ts'
import { blankContent, formOf } from './forms.ts'
import { toRichContent } from './to-rich-content.ts'

const asEdited = (kind: string, content: unknown) =>
  'blocks' in Object(content) ? toRichContent(content) : isWrittenKind(kind) ? content : null

/** Parts that no form shows: ids, measured values, and the files and questions of the site's own videos. */
const UNEDITED_PARTS = new Set([
  'id',
  'form',
  'type',
  'ratio',
  'seconds',
  'file',
  'captions',
  'poster',
  'question',
  'syllables',
  'paragraphs',
])

/** Paths of the parts of a content that its form does not show. */
function pathsWithoutField(field: FormField | undefined, value: unknown, path = ''): string[] {
  const form = variantOf(field, value)
  if (Array.isArray(value)) {
    return value.flatMap((item) =>
      pathsWithoutField(form?.kind === 'list' ? form.item : undefined, item, `${path}[]`),
    )
  }
  if (form?.kind === 'rich' || typeof value !== 'object' || value === null) return form ? [] : [path]
  const fields = form?.kind === 'group' ? form.fields : {}
  return Object.entries(value)
    .filter(([name]) => !UNEDITED_PARTS.has(name))
    .flatMap(([name, part]) => pathsWithoutField(fields[name], part, `${path}.${name}`))
}

describe.each(pageSeeds.map((seed) => [seed.clientID, seed] as const))('the page %s', (_clientID, seed) => {
  const content = asEdited(seed.kind, seed.content)
  const form = formOf(seed.kind, content)

  it('has a form for all its parts and no faults', () => {
    expect(pathsWithoutField(form, content)).toEqual([])
    expect(faultsOf(seed.kind, form, seed.title, content)).toEqual([])
  })
})

it.each(Object.keys(pageContents))(
  'finds no fault in a blank page of kind %s, except a missing title',
  (kind) => {
    const content = blankContent(kind)
    expect(faultsOf(kind, formOf(kind, content), 'Titre', content)).toEqual([])
    expect(faultsOf(kind, formOf(kind, content), ' ', content)).toEqual(['Le titre de la page est vide.'])
  },
)

/** All lists of a form, at any depth. */
function listsOf(field: FormField): ListField[] {
  if (field.kind === 'list') return [field, ...listsOf(field.item)]
  if (field.kind === 'group') return Object.values(field.fields).flatMap(listsOf)
  return field.kind === 'variants' ? Object.values(field.of).flatMap(listsOf) : []
}

it('creates list items only with parts that their form shows', () => {
  const forms = pageSeeds.map(({ kind, content }) => formOf(kind, content))
  const lists = forms.flatMap(listsOf)
  expect(lists.length).toBeGreaterThan(15)
  for (const list of lists) {
    for (const add of list.adds) expect(pathsWithoutField(list.item, newItem(list, add, []))).toEqual([])
  }
})

describe('faultsOf', () => {
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
  it('describes the location of a fault with the labels of the form', () => {
    expect(faultsOf('vocabulary', formOf('vocabulary', content), 'La ferme', content)).toEqual([
      'Les mots › À la ferme › Mots › la vache › Anglais : est trop long',
      'Les mots › À la ferme › Mots › n° 3 › Français : est vide',
      'Les mots › À la ferme › Mots : deux fois « la vache »',
    ])
  })

  it('reports a link that is not a web address', () => {
    const blocks = [{ type: 'link', french: 'Ici', english: '', url: 'javascript:alert(1)' }]
    const letter = { image: null, blocks }
    expect(faultsOf('letter', formOf('letter', letter), 'La lettre', letter)).toEqual([
      "Contenu › Ici › Adresse : n'a pas la bonne forme",
    ])
  })
})
