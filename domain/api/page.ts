import * as z from 'zod/mini'

/** A word as pages show it. `image` and `sound` are paths under the media base, e.g. `pictures/cow.svg`. */
export const vocabularyWord = z.object({
  /** The word or phrase as it is said, with its article: "la vache". */
  french: z.string().check(z.minLength(1), z.maxLength(120)),
  english: z.string().check(z.maxLength(120)),
  image: z.nullable(z.string().check(z.maxLength(200))),
  sound: z.nullable(z.string().check(z.maxLength(200))),
  /** The plural with its article: "les vaches". */
  plural: z.optional(z.string().check(z.maxLength(120))),
})
export type VocabularyWord = z.infer<typeof vocabularyWord>

export const vocabularyContent = z.object({
  sections: z.array(z.object({ title: z.string().check(z.maxLength(120)), words: z.array(vocabularyWord) })),
})
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
export type PageAnswer = { data: PageRecord }
