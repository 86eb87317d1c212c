import { gradeNames } from '../../../../../content/grade-names.ts'
import { grades } from '../../../../../content/routes.ts'
import { isWrittenKind } from '../../../../../domain/api/page.ts'
import { partOf } from '../../../../../domain/part-of.ts'
import { plainRichText } from '../../../../../domain/rich-text.ts'
import { itemsOf, textOf } from './content-value.ts'
import type { FormField, GroupField, ListField, SoundField, TextField, VariantsField } from './form.ts'
import { youtubeID } from './youtube-id.ts'

const french: TextField = { kind: 'text', label: 'Français' }
const english: TextField = { kind: 'text', label: 'Anglais', lang: 'en' }
const title: TextField = { kind: 'text', label: 'Titre' }
const englishTitle: TextField = { kind: 'text', label: 'Titre anglais', lang: 'en' }
const sound: SoundField = { kind: 'sound', label: 'Son' }
const image: FormField = { kind: 'picture', label: 'Image' }
const about: GroupField = {
  kind: 'group',
  label: 'À savoir',
  fields: { french: { ...french, isLong: true }, english: { ...english, isLong: true } },
}

const spoken = { french: { ...french, isLong: true }, english: { ...english, isLong: true }, sound } as const
const blankSpoken = { french: '', english: '', sound: null }

const word: GroupField = {
  kind: 'group',
  fields: {
    french,
    english,
    image,
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

const sentences: ListField = {
  kind: 'list',
  label: 'Phrases',
  unique: 'french',
  item: { kind: 'group', fields: spoken },
  adds: [{ label: 'Ajouter une phrase', blank: () => blankSpoken }],
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
const vocabulary: Readonly<Record<string, Readonly<Record<string, FormField>>>> = {
  cards: {},
  scenes: {},
  'number-grid': { columns: { kind: 'number', label: 'Nombres par rangée', step: 1 }, numbers },
  dialogue: { question: { kind: 'group', label: 'La question', fields: spoken }, dialogues },
  menu: { restaurant: { kind: 'text', label: 'Le restaurant' }, courses, dialogues },
  figure: { figures },
  tables: { tables },
}

const music: GroupField = {
  kind: 'group',
  fields: {
    songs: {
      kind: 'list',
      label: 'Chansons',
      unique: 'id',
      adds: [
        {
          label: 'Ajouter une chanson',
          blank: (items) => ({
            id: newID('chanson', items),
            title: '',
            english: '',
            image: null,
            about: { french: '', english: '' },
            recording: '',
            seconds: 0,
            lines: [],
          }),
        },
      ],
      item: {
        kind: 'group',
        fields: {
          title,
          english: englishTitle,
          image,
          about,
          recording: { kind: 'sound', label: 'Enregistrement', isRequired: true, seconds: 'seconds' },
          lines: {
            kind: 'list',
            label: 'Paroles',
            unique: 'start',
            isFlat: true,
            adds: [{ label: 'Ajouter une ligne', blank: nextLine }],
            item: {
              kind: 'group',
              fields: {
                french,
                english,
                start: { kind: 'number', label: 'De (secondes)', step: 0.1 },
                end: { kind: 'number', label: 'À (secondes)', step: 0.1 },
              },
            },
          },
        },
      },
    },
  },
}

const videos: GroupField = {
  kind: 'group',
  fields: {
    linked: {
      kind: 'list',
      label: "Vidéos d'ailleurs",
      unique: 'youtubeID',
      isFlat: true,
      adds: [{ label: 'Ajouter une vidéo YouTube', blank: () => ({ title: '', youtubeID: '' }) }],
      item: {
        kind: 'group',
        fields: {
          title,
          youtubeID: {
            kind: 'text',
            label: 'Adresse YouTube',
            help: "Collez l'adresse de la vidéo.",
            read: youtubeID,
          },
        },
      },
    },
    videos: {
      kind: 'list',
      label: 'Vidéos du site',
      unique: 'id',
      adds: [],
      item: { kind: 'group', fields: { title, english: englishTitle, about } },
    },
  },
}

const stories: GroupField = {
  kind: 'group',
  fields: {
    stories: {
      kind: 'list',
      label: 'Histoires',
      unique: 'id',
      adds: [
        {
          label: 'Ajouter une histoire',
          blank: (items) => ({
            id: newID('histoire', items),
            title: '',
            english: '',
            grade: null,
            about: { french: '', english: '' },
            pages: [{ scene: '', shows: '', sentences: [] }],
            words: [],
          }),
        },
      ],
      item: {
        kind: 'group',
        fields: {
          title,
          english: englishTitle,
          grade: {
            kind: 'choice',
            label: 'Pour qui',
            options: [
              { value: null, name: 'tout le monde' },
              ...grades.map((grade) => ({ value: grade, name: gradeNames[grade] })),
            ],
          },
          about,
          pages: {
            kind: 'list',
            label: 'Pages',
            adds: [{ label: 'Ajouter une page', blank: () => ({ scene: '', shows: '', sentences: [] }) }],
            item: {
              kind: 'group',
              fields: {
                scene: { kind: 'picture', label: 'Image', isRequired: true },
                shows: { kind: 'text', label: "Ce que l'image montre", help: 'Pour qui ne la voit pas.' },
                sentences,
              },
            },
          },
          words: {
            kind: 'list',
            label: 'Mots à toucher dans le texte',
            unique: 'written',
            adds: [{ label: 'Ajouter un mot à moi', blank: () => ({ ...blankSpoken, written: '' }) }],
            fromBank: ({ french, english, sound }) => ({
              written: withoutArticle(french),
              french,
              english,
              sound,
            }),
            item: {
              kind: 'group',
              fields: { written: { kind: 'text', label: 'Comme dans le texte' }, french, english, sound },
            },
          },
        },
      },
    },
  },
}

const richPair = {
  french: { kind: 'rich', label: 'Texte français' },
  english: { kind: 'rich', label: 'Texte anglais', lang: 'en' },
} as const
const blankPair = { french: plainRichText(''), english: plainRichText() }

const block: VariantsField = {
  kind: 'variants',
  by: 'type',
  of: {
    text: { kind: 'group', fields: richPair },
    card: {
      kind: 'group',
      fields: {
        image,
        title,
        english: englishTitle,
        text: { kind: 'group', fields: richPair, blank: blankPair },
        examples: { ...sentences, label: 'Exemples à écouter' },
      },
    },
    link: {
      kind: 'group',
      fields: {
        french: { kind: 'text', label: 'Texte français' },
        english: { kind: 'text', label: 'Texte anglais', lang: 'en' },
        url: { kind: 'text', label: 'Adresse', help: 'Elle commence par https://' },
      },
    },
  },
}

const reading: GroupField = {
  kind: 'group',
  fields: {
    image: { kind: 'picture', label: 'Image à côté du titre' },
    blocks: {
      kind: 'list',
      label: 'Contenu',
      item: block,
      adds: [
        { label: 'Ajouter un texte', blank: () => ({ type: 'text', ...blankPair }) },
        {
          label: 'Ajouter une carte',
          blank: () => ({
            type: 'card',
            image: null,
            title: '',
            english: '',
            paragraphs: [],
            text: blankPair,
          }),
        },
        {
          label: 'Ajouter un lien',
          blank: () => ({ type: 'link', french: '', english: '', url: 'https://' }),
        },
      ],
    },
  },
}

/** The form of a page: by its kind, and of vocabulary by the form that its content has. */
export function formOf(kind: string, content: unknown): GroupField {
  if (kind === 'vocabulary') {
    const own = vocabulary[textOf(partOf(content, 'form'))] ?? {}
    return { kind: 'group', fields: { ...own, sections, notes } }
  }
  if (kind === 'music') return music
  if (kind === 'videos') return videos
  return kind === 'stories' ? stories : reading
}

/** What a page of a kind begins with. */
export function blankContent(kind: string): unknown {
  if (!isWrittenKind(kind)) return {}
  if (kind === 'vocabulary') return { form: 'cards', sections: [] }
  if (kind === 'music') return { songs: [] }
  if (kind === 'videos') return { videos: [], linked: [] }
  return kind === 'stories' ? { stories: [] } : { image: null, blocks: [] }
}

/** A name that no item has: "chanson-3". */
function newID(name: string, items: readonly unknown[]): string {
  const taken = new Set(items.map((item) => partOf(item, 'id')))
  let number = items.length + 1
  while (taken.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}

/** A line of a song begins where the last one ends. */
function nextLine(lines: readonly unknown[]): unknown {
  const last = Number(partOf(lines.at(-1), 'end') ?? 0)
  return { french: '', english: '', start: last, end: last + 3 }
}

/** "la vache" -> "vache" */
function withoutArticle(french: string): string {
  return french.replace(/^(les?|la|une?|des) |^l['’]/i, '')
}
