import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { readableName } from './name.ts'
import { musicContent } from './song.ts'
import { storiesContent } from './story.ts'
import { successWith } from './success.ts'
import { spokenText } from './text.ts'
import { textContent } from './text-page.ts'
import { videosContent } from './video-page.ts'
import { visibleText } from './visible.ts'

const text = visibleText.check(z.maxLength(120))
const mediaPath = z.string().check(z.maxLength(200))

export type { SpokenText } from './text.ts'

/** A word as pages show it. `image` and `sound` are paths under the media base, e.g. `pictures/cow.svg`. */
export const vocabularyWord = z.object({
  /** The word or phrase as it is said, with its article: "la vache". */
  french: text.check(z.minLength(1)),
  english: text,
  image: z.nullable(mediaPath),
  sound: z.nullable(mediaPath),
  /** The plural with its article: "les vaches". */
  plural: z.optional(text),
  /** The word in a sentence: "Le chat est sur la boîte." */
  example: z.optional(spokenText),
})
export type VocabularyWord = z.infer<typeof vocabularyWord>

/** Something about the culture, read aloud sentence by sentence: le Carnaval, la Saint-Jean. */
const note = z.object({ title: text, image: z.nullable(mediaPath), sentences: z.array(spokenText) })
export type VocabularyNote = z.infer<typeof note>

const dialogue = z.object({
  title: text,
  /** `image` is the speaker's picture. */
  lines: z.array(z.extend(spokenText, { speaker: text, image: z.nullable(mediaPath) })),
})
export type VocabularyDialogue = z.infer<typeof dialogue>

/** What every vocabulary page has, whatever its form: lists of words, each with a title. */
const common = {
  sections: z.array(z.object({ title: text, words: z.array(vocabularyWord) })),
  notes: z.optional(z.array(note)),
}

/** Pictures with sound. */
const cards = z.object({ form: z.literal('cards'), ...common })

/** A grid to count by: `columns` numbers a row. */
const numberGrid = z.object({
  form: z.literal('number-grid'),
  ...common,
  columns: z.int().check(z.minimum(1), z.maximum(20)),
  numbers: z.array(z.extend(spokenText, { value: z.int() })),
})

/** The words' pictures are little scenes, large, each with its example sentence under it. */
const scenes = z.object({ form: z.literal('scenes'), ...common })

/** `question` is asked about every word of the sections, which is its answer; then whole dialogues. */
const dialogues = z.object({
  form: z.literal('dialogue'),
  ...common,
  question: spokenText,
  dialogues: z.array(dialogue),
})

/** A menu to order from; the phrases to order with are the sections. */
const menu = z.object({
  form: z.literal('menu'),
  ...common,
  restaurant: text,
  /** `price` in cents of a dollar. */
  courses: z.array(
    z.object({
      title: text,
      dishes: z.array(z.extend(vocabularyWord, { price: z.int().check(z.minimum(0)) })),
    }),
  ),
  dialogues: z.array(dialogue),
})

/** Pictures whose named spots speak; the words of the spots are in the sections too. */
const figure = z.object({
  form: z.literal('figure'),
  ...common,
  figures: z.array(
    z.object({
      title: text,
      image: mediaPath,
      /** Width of the picture divided by its height. */
      ratio: z.number().check(z.positive()),
      /** `x` and `y` in percent of the picture's width and height, from the top left. */
      spots: z.array(
        z.object({
          french: text,
          x: z.number().check(z.minimum(0), z.maximum(100)),
          y: z.number().check(z.minimum(0), z.maximum(100)),
        }),
      ),
    }),
  ),
})

/** For looking up: a row is one entry, a cell may speak or be empty. */
const tableCell = z.extend(spokenText, { french: visibleText.check(z.maxLength(300)) })
const tables = z.object({
  form: z.literal('tables'),
  ...common,
  tables: z.array(
    z.object({
      title: text,
      columns: z.array(text),
      rows: z.array(z.array(tableCell)),
      note: z.optional(text),
    }),
  ),
})

export const vocabularyContent = z.discriminatedUnion('form', [
  cards,
  numberGrid,
  scenes,
  dialogues,
  menu,
  figure,
  tables,
])
export type VocabularyContent = z.infer<typeof vocabularyContent>

/** A page as the API gives it; `updated` (ISO instant in UTC) is the stamp that a save must have read. */
export const pageRecord = z.object({
  clientID: z.string(),
  kind: z.string(),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  content: z.unknown(),
  updated: z.iso.datetime(),
})
export type PageRecord = z.infer<typeof pageRecord>

export const pageAnswer = z.object({ data: pageRecord })

/** Kind of page -> what it holds. A kind that is not here holds nothing that is written. */
export const pageContents = {
  vocabulary: vocabularyContent,
  music: musicContent,
  videos: videosContent,
  stories: storiesContent,
  letter: textContent,
  announcements: textContent,
  parents: textContent,
  tribes: textContent,
  resources: textContent,
} as const
export type WrittenKind = keyof typeof pageContents

/** The kinds whose pages are blocks of text. */
export type ReadingKind = 'letter' | 'announcements' | 'parents' | 'tribes' | 'resources'

/** What a page of a kind holds. */
export type ContentOf<Kind extends WrittenKind> = {
  [K in WrittenKind]: z.infer<(typeof pageContents)[K]>
}[Kind]

export function isWrittenKind(kind: string): kind is WrittenKind {
  return Object.hasOwn(pageContents, kind)
}

/** A page as administrators see it. `savedBy`: the name of who wrote it; null for what the site came with. */
export const editedPage = z.extend(pageRecord, { savedBy: z.nullable(z.string()) })
export type EditedPage = z.infer<typeof editedPage>

/** What is stored now; a save that came too late is refused with the same as its `data`, null where nothing is. */
export const savePageAnswer = z.object({ data: editedPage })

/** The `data` of a save that came too late. */
export const pageInTheWay = z.nullable(editedPage)

/** `updated` is that of the page as it was last read; null where nothing was written yet. */
export const savePageRequest = z.object({
  title: readableName.check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(120)),
  content: z.unknown(),
  updated: z.nullable(instant),
})

/** What stood on a page before a save; `updated` is the stamp that it had. */
const pageVersion = z.object({
  versionID: z.int(),
  title: z.string(),
  content: z.unknown(),
  updated: z.iso.datetime(),
  savedBy: z.nullable(z.string()),
})

/** Newest first, 20 a page. `current`: when and by whom what stands there now was written. */
export const pageVersionsAnswer = successWith({
  data: z.array(pageVersion),
  total: z.int(),
  current: z.nullable(z.pick(editedPage, { updated: true, savedBy: true })),
})

/** `updated` is that of the page as it was last read. */
export const restorePageRequest = z.object({ updated: instant })
