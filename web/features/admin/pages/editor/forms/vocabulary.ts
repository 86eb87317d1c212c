import { isSpokenCell } from '../../../../../../content/site/page-words.ts'
import { ownProperty } from '../../../../../../domain/own-property.ts'
import { blankValue, itemsOf, textOf } from '../content-value.ts'
import type { FormField, GroupField } from '../form.ts'
import { english, french, group, image, list, sentences, sound, spoken, text, title } from './fields.ts'

/** Returns the form of a word page, selected by the part `form` of its content. */
export function vocabularyForm(content: unknown): GroupField {
  const own = ownFields[textOf(ownProperty(content, 'form'))] ?? {}
  return group({ ...own, sections, notes })
}

const word = group({
  french,
  english,
  image: { ...image, isRecommended: true },
  sound,
  plural: text('Pluriel', { isOptional: true }),
  example: { ...group(spoken), label: 'Le mot dans une phrase', isOptional: true },
})

const sections = list('Les mots', {
  unique: 'title',
  adds: [{ label: 'Ajouter une liste de mots' }],
  item: group({
    title,
    words: list('Mots', {
      unique: 'french',
      item: word,
      adds: [{ label: 'Ajouter un mot à moi' }],
      fromBank: (each) => each,
    }),
  }),
})

const notes = list('Pour lire', {
  unique: 'title',
  adds: [{ label: 'Ajouter un texte à lire' }],
  item: group({ title, image, sentences }),
})

const dialogues = list('Dialogues', {
  unique: 'title',
  adds: [{ label: 'Ajouter un dialogue' }],
  item: group({
    title,
    lines: list('Répliques', {
      adds: [{ label: 'Ajouter une réplique' }],
      item: group({ speaker: text('Qui parle'), ...spoken, image }),
    }),
  }),
})

const numbers = list('Nombres', {
  unique: 'value',
  adds: [{ label: 'Ajouter un nombre', begins: (items) => ({ value: items.length + 1 }) }],
  item: group({ value: { kind: 'number', label: 'Nombre', step: 1 }, french, english, sound }),
})

const courses = list('La carte', {
  unique: 'title',
  adds: [{ label: 'Ajouter un service' }],
  item: group({
    title,
    dishes: list('Plats', {
      unique: 'french',
      adds: [{ label: 'Ajouter un plat à moi' }],
      fromBank: (each) => ({ ...each, price: 0 }),
      item: group({
        ...word.fields,
        price: { kind: 'number', label: 'Prix en dollars', step: 0.05, scale: 100 },
      }),
    }),
  }),
})

const figures = list('Images à légendes', {
  unique: 'title',
  adds: [{ label: 'Ajouter une image', begins: () => ({ ratio: 1 }) }],
  item: group({
    title,
    image: { kind: 'picture', label: 'Image', isRequired: true, ratio: 'ratio' },
    spots: list('Légendes', {
      unique: 'french',
      isFlat: true,
      adds: [{ label: 'Ajouter une légende', begins: () => ({ x: 50, y: 50 }) }],
      item: group({
        french: { ...french, help: 'Comme dans les mots plus bas, pour être entendu.' },
        x: { kind: 'number', label: '% depuis la gauche', step: 0.1 },
        y: { kind: 'number', label: '% depuis le haut', step: 0.1 },
      }),
    }),
  }),
})

const cell = group({
  ...spoken,
  sound: {
    ...sound,
    isReadByDevice: (text) =>
      isSpokenCell({
        french: textOf(ownProperty(text, 'french')),
        english: textOf(ownProperty(text, 'english')),
        sound: null,
      }),
  },
})

const tables = list('Tableaux', {
  unique: 'title',
  adds: [{ label: 'Ajouter un tableau', begins: () => ({ columns: ['', ''] }) }],
  item: group({
    title,
    columns: list('Colonnes', {
      isFlat: true,
      adds: [{ label: 'Ajouter une colonne' }],
      item: text('Tête de la colonne', { isLong: true }),
    }),
    rows: list('Lignes', {
      adds: [
        {
          label: 'Ajouter une ligne',
          begins: (rows) => itemsOf(rows.at(-1) ?? [0, 0]).map(() => blankValue(cell)),
        },
      ],
      item: list('Cases', { isFlat: true, adds: [{ label: 'Ajouter une case' }], item: cell }),
    }),
    note: text('Note sous le tableau', { isOptional: true }),
  }),
})

/** Fields of each form of a word page in addition to its words. */
const ownFields: Readonly<Record<string, Readonly<Record<string, FormField>>>> = {
  cards: {},
  scenes: {},
  'number-grid': { columns: { kind: 'number', label: 'Nombres par rangée', step: 1 }, numbers },
  dialogue: { question: { ...group(spoken), label: 'La question' }, dialogues },
  menu: { restaurant: text('Le restaurant'), courses, dialogues },
  figure: { figures },
  tables: { tables },
}
