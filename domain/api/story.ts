import * as z from 'zod/mini'
import { bilingual, mediaPath, shortText, slug, spokenText } from './text.ts'
import { visibleText } from './visible.ts'

/** A word of the word bank in the text: `written` as the text has it, `french` as it is said when touched. */
const storyWord = z.object({
  written: shortText,
  french: shortText,
  english: shortText,
  sound: z.nullable(mediaPath),
})
export type StoryWord = z.infer<typeof storyWord>

const storyPage = z.object({
  scene: mediaPath,
  /** What the picture shows, for who does not see it. */
  shows: shortText,
  /** Read aloud one by one. */
  sentences: z.array(spokenText),
})
export type StoryPage = z.infer<typeof storyPage>

/** What an answer is seen and heard by. */
const storyChoice = z.object({
  french: shortText,
  english: visibleText.check(z.maxLength(120)),
  image: z.nullable(mediaPath),
  sound: z.nullable(mediaPath),
})
export type StoryChoice = z.infer<typeof storyChoice>

/** A question about the story, and what there is to choose from: the right answer first. */
const storyQuestion = z.extend(spokenText, { choices: z.array(storyChoice).check(z.minLength(2)) })
export type StoryQuestion = z.infer<typeof storyQuestion>

export const story = z.object({
  id: slug,
  title: shortText,
  english: shortText,
  /** Null where it is for everyone. */
  grade: z.nullable(z.int()),
  about: bilingual,
  pages: z.array(storyPage).check(z.minLength(1)),
  words: z.array(storyWord),
  /** Asked at its end; a story of before has none. */
  questions: z.optional(z.array(storyQuestion)),
})
export type Story = z.infer<typeof story>

export const storiesContent = z.object({ stories: z.array(story) })
export type StoriesContent = z.infer<typeof storiesContent>
