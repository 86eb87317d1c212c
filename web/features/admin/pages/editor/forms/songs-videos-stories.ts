import { gradeNames, grades } from '../../../../../../content/grades.ts'
import { withoutArticle } from '../../../../../../domain/french.ts'
import { ownProperty } from '../../../../../../domain/own-property.ts'
import { blankValue } from '../content-value.ts'
import {
  about,
  english,
  englishTitle,
  french,
  group,
  image,
  list,
  sentences,
  sound,
  spoken,
  text,
  title,
} from './fields.ts'

export const musicForm = group({
  songs: list('Chansons', {
    unique: 'id',
    adds: [
      {
        label: 'Ajouter une chanson',
        begins: (items) => ({ id: newID('chanson', items), seconds: 0 }),
      },
    ],
    item: group({
      title,
      english: englishTitle,
      image,
      about,
      recording: { kind: 'sound', label: 'Enregistrement', isRequired: true, seconds: 'seconds' },
      lines: list('Paroles', {
        unique: 'start',
        isFlat: true,
        adds: [{ label: 'Ajouter une ligne', begins: timesOfNext }],
        item: group({
          french,
          english,
          sound,
          start: { kind: 'number', label: 'De (secondes)', step: 0.1 },
          end: { kind: 'number', label: 'À (secondes)', step: 0.1 },
        }),
      }),
    }),
  }),
})

export const videosForm = group({
  linked: list("Vidéos d'ailleurs", {
    unique: 'youtubeID',
    isFlat: true,
    adds: [{ label: 'Ajouter une vidéo YouTube' }],
    item: group({
      title,
      youtubeID: text('Adresse YouTube', { help: "Collez l'adresse de la vidéo.", read: youtubeID }),
    }),
  }),
  videos: list('Vidéos du site', {
    unique: 'id',
    adds: [],
    item: group({ title, english: englishTitle, about }),
  }),
})

const storyPage = group({
  scene: { kind: 'picture', label: 'Image', isRequired: true },
  shows: text("Ce que l'image montre", { help: 'Pour qui ne la voit pas.' }),
  sentences,
})

const storyWords = list('Mots soulignés dans le texte, avec leur anglais', {
  unique: 'written',
  adds: [{ label: 'Ajouter un mot à moi' }],
  fromBank: ({ french, english, sound }) => ({ written: withoutArticle(french), french, english, sound }),
  item: group({ written: text('Comme dans le texte'), french, english, sound }),
})

const choices = list('Réponses : la première est la bonne, quatre au plus', {
  unique: 'french',
  adds: [{ label: 'Ajouter une réponse à moi' }],
  fromBank: ({ french, english, image, sound }) => ({ french, english, image, sound }),
  item: group({ french, english, image: { ...image, isRecommended: true }, sound }),
})

export const storiesForm = group({
  stories: list('Histoires', {
    unique: 'id',
    adds: [
      {
        label: 'Ajouter une histoire',
        begins: (items) => ({ id: newID('histoire', items), pages: [blankValue(storyPage)] }),
      },
    ],
    item: group({
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
      pages: list('Pages', { adds: [{ label: 'Ajouter une page' }], item: storyPage }),
      words: storyWords,
      questions: list('Questions à la fin', {
        unique: 'french',
        adds: [{ label: 'Ajouter une question' }],
        item: group({ ...spoken, choices }),
      }),
    }),
  }),
})

/** An id that no item has yet, e.g. "chanson-3". */
function newID(name: string, items: readonly unknown[]): string {
  const taken = new Set(items.map((item) => ownProperty(item, 'id')))
  let number = items.length + 1
  while (taken.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}

/** A new line of a song starts where the last one ends, and lasts three seconds. */
function timesOfNext(lines: readonly unknown[]) {
  const start = Number(ownProperty(lines.at(-1), 'end') ?? 0)
  return { start, end: start + 3 }
}

/** Extracts the 11 characters of a YouTube video id from its address. Other text is returned trimmed. */
export function youtubeID(typed: string): string {
  const text = typed.trim()
  const found = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(text)
  return found?.[1] ?? text
}
