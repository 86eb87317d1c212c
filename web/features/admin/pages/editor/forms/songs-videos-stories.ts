import { gradeNames, grades } from '../../../../../../content/grades.ts'
import { withoutArticle } from '../../../../../../domain/french.ts'
import { partOf } from '../../../../../../domain/part-of.ts'
import type { GroupField } from '../form.ts'
import { youtubeID } from '../youtube-id.ts'
import {
  about,
  blankSpoken,
  english,
  englishTitle,
  french,
  image,
  sentences,
  sound,
  spoken,
  title,
} from './fields.ts'

export const music: GroupField = {
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
                sound,
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

export const videos: GroupField = {
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

export const stories: GroupField = {
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
            questions: [],
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
            label: 'Mots soulignés dans le texte, avec leur anglais',
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
          questions: {
            kind: 'list',
            label: 'Questions à la fin',
            unique: 'french',
            adds: [{ label: 'Ajouter une question', blank: () => ({ ...blankSpoken, choices: [] }) }],
            item: {
              kind: 'group',
              fields: {
                ...spoken,
                choices: {
                  kind: 'list',
                  label: 'Réponses : la première est la bonne, quatre au plus',
                  unique: 'french',
                  adds: [
                    { label: 'Ajouter une réponse à moi', blank: () => ({ ...blankSpoken, image: null }) },
                  ],
                  fromBank: (word) => ({
                    french: word.french,
                    english: word.english,
                    image: word.image,
                    sound: word.sound,
                  }),
                  item: {
                    kind: 'group',
                    fields: { french, english, image: { ...image, isWanted: true }, sound },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
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
  return { ...blankSpoken, start: last, end: last + 3 }
}
