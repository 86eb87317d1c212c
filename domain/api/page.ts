import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { readableName } from './name.ts'
import { musicContent } from './song.ts'
import { storiesContent } from './story.ts'
import { successWith } from './success.ts'
import { spokenText, visibleText } from './text.ts'
import { textContent } from './text-page.ts'
import { videosContent } from './video-page.ts'

const text = visibleText.check(z.maxLength(120))
const mediaPath = z.string().check(z.maxLength(200))

export type { SpokenText } from './text.ts'

/** A word of a page. `image` and `sound` are paths under the media base, e.g. `pictures/cow.svg`. */
export const vocabularyWord = z.object({
  /** The word or phrase with its article: "la vache". */
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

/** A note about culture, read aloud sentence by sentence, e.g. le Carnaval, la Saint-Jean. */
const note = z.object({ title: text, image: z.nullable(mediaPath), sentences: z.array(spokenText) })
export type VocabularyNote = z.infer<typeof note>

const dialogue = z.object({
  title: text,
  /** `image` is the speaker's picture. */
  lines: z.array(z.extend(spokenText, { speaker: text, image: z.nullable(mediaPath) })),
})
export type VocabularyDialogue = z.infer<typeof dialogue>

/** Shared by all vocabulary forms: titled lists of words. */
const common = {
  sections: z.array(z.object({ title: text, words: z.array(vocabularyWord) })),
  notes: z.optional(z.array(note)),
}

/** Pictures with sound. */
const cards = z.object({ form: z.literal('cards'), ...common })

/** A number grid with `columns` numbers per row. */
const numberGrid = z.object({
  form: z.literal('number-grid'),
  ...common,
  columns: z.int().check(z.minimum(1), z.maximum(20)),
  numbers: z.array(z.extend(spokenText, { value: z.int() })),
})

/** Large scenes, each with its word's example sentence below. */
const scenes = z.object({ form: z.literal('scenes'), ...common })

/** `question` is asked for every word of the sections, and the word is the answer. Whole dialogues follow. */
const dialogues = z.object({
  form: z.literal('dialogue'),
  ...common,
  question: spokenText,
  dialogues: z.array(dialogue),
})

/** A restaurant menu. The sections hold phrases for ordering. */
const menu = z.object({
  form: z.literal('menu'),
  ...common,
  restaurant: text,
  /** `price` in cents. */
  courses: z.array(
    z.object({
      title: text,
      dishes: z.array(z.extend(vocabularyWord, { price: z.int().check(z.minimum(0)) })),
    }),
  ),
  dialogues: z.array(dialogue),
})

/** Pictures with named spots that speak when touched. The spots' words are also in the sections. */
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

/** Reference tables: one entry per row; a cell may have a sound or be empty. */
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

/** A stored page. A save must send the `updated` stamp that it read. */
export const pageRecord = z.object({
  clientID: z.string(),
  kind: z.string(),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  content: z.unknown(),
  updated: z.iso.datetime(),
})
export type PageRecord = z.infer<typeof pageRecord>

export const pageAnswer = z.object({ data: pageRecord })

/** Content schema by kind of page. Other kinds have no written content. */
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

/** The kinds of pages made of text blocks. */
export type ReadingKind = 'letter' | 'announcements' | 'parents' | 'tribes' | 'resources'

export type PageContent<Kind extends WrittenKind> = {
  [K in WrittenKind]: z.infer<(typeof pageContents)[K]>
}[Kind]

export function isWrittenKind(kind: string): kind is WrittenKind {
  return Object.hasOwn(pageContents, kind)
}

/** A page for editing. `savedBy`: the author's name; null for shipped content. */
export const editedPage = z.extend(pageRecord, { savedBy: z.nullable(z.string()) })
export type EditedPage = z.infer<typeof editedPage>

/** The stored page. A conflicting save is refused with it as `data` (null if there is none). */
export const savePageAnswer = z.object({ data: editedPage })

/** The `data` of a refused conflicting save. */
export const conflictingPage = z.nullable(editedPage)

/** `updated`: the stamp of the page that was read; null if nothing was saved yet. */
export const savePageRequest = z.object({
  title: readableName.check(z.minLength(1), z.maxLength(120)),
  content: z.unknown(),
  updated: z.nullable(instant),
})

/** A page before a save, with its `updated` stamp. */
const pageVersion = z.object({
  versionID: z.int(),
  title: z.string(),
  content: z.unknown(),
  updated: z.iso.datetime(),
  savedBy: z.nullable(z.string()),
})

/** Newest first, 20 per page. `current`: when and by whom the current content was saved. */
export const pageVersionsAnswer = successWith({
  data: z.array(pageVersion),
  total: z.int(),
  current: z.nullable(z.pick(editedPage, { updated: true, savedBy: true })),
})

/** `updated`: the stamp of the page that was read. */
export const restorePageRequest = z.object({ updated: instant })
