import { partOf } from '../../../../../../domain/part-of.ts'
import { itemsOf, textOf } from '../content-value.ts'
import type { FormField, GroupField, ListField } from '../form.ts'
import { blankSpoken, english, french, image, sentences, sound, spoken, title } from './fields.ts'

/** The form of a page of words, by the form that its content has. */
export function vocabularyForm(content: unknown): GroupField {
  const own = ownFields[textOf(partOf(content, 'form'))] ?? {}
  return { kind: 'group', fields: { ...own, sections, notes } }
}

const word: GroupField = {
  kind: 'group',
  fields: {
    french,
    english,
    image: { ...image, isWanted: true },
    sound,
    plural: { kind: 'text', label: 'Pluriel', isOptional: true },
    example: { kind: 'group', label: 'Le mot dans une phrase', fields: spoken, blank: blankSpoken },
  },
}
const blankWord = { french: '', english: '', image: null, sound: null }

const sections: ListField = {
  kind: 'list',
  label: 'Les mots',
  unique: 'title',
  adds: [{ label: 'Ajouter une liste de mots', blank: () => ({ title: '', words: [] }) }],
  item: {
    kind: 'group',
    fields: {
      title,
      words: {
        kind: 'list',
        label: 'Mots',
        unique: 'french',
        item: word,
        adds: [{ label: 'Ajouter un mot à moi', blank: () => blankWord }],
        fromBank: (each) => each,
      },
    },
  },
}

const notes: ListField = {
  kind: 'list',
  label: 'Pour lire',
  unique: 'title',
  adds: [{ label: 'Ajouter un texte à lire', blank: () => ({ title: '', image: null, sentences: [] }) }],
  item: { kind: 'group', fields: { title, image, sentences } },
}

const dialogues: ListField = {
  kind: 'list',
  label: 'Dialogues',
  unique: 'title',
  adds: [{ label: 'Ajouter un dialogue', blank: () => ({ title: '', lines: [] }) }],
  item: {
    kind: 'group',
    fields: {
      title,
      lines: {
        kind: 'list',
        label: 'Répliques',
        adds: [
          { label: 'Ajouter une réplique', blank: () => ({ ...blankSpoken, speaker: '', image: null }) },
        ],
        item: { kind: 'group', fields: { speaker: { kind: 'text', label: 'Qui parle' }, ...spoken, image } },
      },
    },
  },
}

const numbers: ListField = {
  kind: 'list',
  label: 'Nombres',
  unique: 'value',
  adds: [{ label: 'Ajouter un nombre', blank: (items) => ({ ...blankSpoken, value: items.length + 1 }) }],
  item: {
    kind: 'group',
    fields: { value: { kind: 'number', label: 'Nombre', step: 1 }, french, english, sound },
  },
}

const courses: ListField = {
  kind: 'list',
  label: 'La carte',
  unique: 'title',
  adds: [{ label: 'Ajouter un service', blank: () => ({ title: '', dishes: [] }) }],
  item: {
    kind: 'group',
    fields: {
      title,
      dishes: {
        kind: 'list',
        label: 'Plats',
        unique: 'french',
        adds: [{ label: 'Ajouter un plat à moi', blank: () => ({ ...blankWord, price: 0 }) }],
        fromBank: (each) => ({ ...each, price: 0 }),
        item: {
          kind: 'group',
          fields: {
            ...word.fields,
            price: { kind: 'number', label: 'Prix en dollars', step: 0.05, scale: 100 },
          },
        },
      },
    },
  },
}

const figures: ListField = {
  kind: 'list',
  label: 'Images à légendes',
  unique: 'title',
  adds: [{ label: 'Ajouter une image', blank: () => ({ title: '', image: '', ratio: 1, spots: [] }) }],
  item: {
    kind: 'group',
    fields: {
      title,
      image: { kind: 'picture', label: 'Image', isRequired: true, ratio: 'ratio' },
      spots: {
        kind: 'list',
        label: 'Légendes',
        unique: 'french',
        isFlat: true,
        adds: [{ label: 'Ajouter une légende', blank: () => ({ french: '', x: 50, y: 50 }) }],
        item: {
          kind: 'group',
          fields: {
            french: { ...french, help: 'Comme dans les mots plus bas, pour être entendu.' },
            x: { kind: 'number', label: '% depuis la gauche', step: 0.1 },
            y: { kind: 'number', label: '% depuis le haut', step: 0.1 },
          },
        },
      },
    },
  },
}

const tables: ListField = {
  kind: 'list',
  label: 'Tableaux',
  unique: 'title',
  adds: [{ label: 'Ajouter un tableau', blank: () => ({ title: '', columns: ['', ''], rows: [] }) }],
  item: {
    kind: 'group',
    fields: {
      title,
      columns: {
        kind: 'list',
        label: 'Colonnes',
        isFlat: true,
        adds: [{ label: 'Ajouter une colonne', blank: () => '' }],
        item: { kind: 'text', label: 'Tête de la colonne', isLong: true },
      },
      rows: {
        kind: 'list',
        label: 'Lignes',
        adds: [
          {
            label: 'Ajouter une ligne',
            blank: (rows) => itemsOf(rows.at(-1) ?? [0, 0]).map(() => blankSpoken),
          },
        ],
        item: {
          kind: 'list',
          label: 'Cases',
          isFlat: true,
          adds: [{ label: 'Ajouter une case', blank: () => blankSpoken }],
          item: { kind: 'group', fields: spoken },
        },
      },
      note: { kind: 'text', label: 'Note sous le tableau', isOptional: true },
    },
  },
}

/** What each form of a vocabulary page has beside its words. */
const ownFields: Readonly<Record<string, Readonly<Record<string, FormField>>>> = {
  cards: {},
  scenes: {},
  'number-grid': { columns: { kind: 'number', label: 'Nombres par rangée', step: 1 }, numbers },
  dialogue: { question: { kind: 'group', label: 'La question', fields: spoken }, dialogues },
  menu: { restaurant: { kind: 'text', label: 'Le restaurant' }, courses, dialogues },
  figure: { figures },
  tables: { tables },
}
