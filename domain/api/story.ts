import * as z from 'zod/mini'
import { bilingual, mediaPath, shortText, slug, spokenText, visibleText } from './text.ts'

/** A word bank entry: `written` as in the text, `french` as spoken when touched. */
const storyWord = z.object({
  written: shortText,
  french: shortText,
  english: shortText,
  sound: z.nullable(mediaPath),
})
export type StoryWord = z.infer<typeof storyWord>

const storyPage = z.object({
  scene: mediaPath,
  /** Text alternative of the picture. */
  shows: shortText,
  /** Read aloud one at a time. */
  sentences: z.array(spokenText),
})
export type StoryPage = z.infer<typeof storyPage>

/** An answer to choose. */
const storyChoice = z.object({
  french: shortText,
  english: visibleText.check(z.maxLength(120)),
  image: z.nullable(mediaPath),
  sound: z.nullable(mediaPath),
})
export type StoryChoice = z.infer<typeof storyChoice>

/** A question about a story or video. The first choice is the right one. */
export const storyQuestion = z.extend(spokenText, { choices: z.array(storyChoice).check(z.minLength(2)) })
export type StoryQuestion = z.infer<typeof storyQuestion>

export const story = z.object({
  id: slug,
  title: shortText,
  english: shortText,
  /** Null for all grades. */
  grade: z.nullable(z.int()),
  about: bilingual,
  pages: z.array(storyPage).check(z.minLength(1)),
  words: z.array(storyWord),
  /** Asked at the end. Absent in stories saved before questions existed. */
  questions: z.optional(z.array(storyQuestion)),
})
export type Story = z.infer<typeof story>

export const storiesContent = z.object({ stories: z.array(story) })
export type StoriesContent = z.infer<typeof storiesContent>
