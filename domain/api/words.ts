import * as z from 'zod/mini'
import { wordTasks } from '../learning/task.ts'
import { vocabularyWord } from './page.ts'
import { successWith } from './success.ts'

const word = z.string().check(z.minLength(1), z.maxLength(80))
const task = z.enum(wordTasks)
const day = z.iso.date()
const strength = z.int().check(z.gte(0), z.lte(5))

/** A memory changed by the answers. `before`: its previous strength. `isSentence`: true if it is not a plant. */
const changedMemory = z.object({
  word,
  strength,
  before: strength,
  days: z.int(),
  due: z.nullable(day),
  isSentence: z.optional(z.boolean()),
})

/**
 * Numbers of answers that were accepted, ignored (unknown words, older than eight days, too many for one word in a
 * day) or held for an administrator. `held` is omitted if it is 0.
 */
export const saveAnswersAnswer = successWith({
  data: z.object({ accepted: z.int(), ignored: z.int(), held: z.optional(z.int()) }),
  memories: z.array(changedMemory),
})
export type SaveAnswersAnswer = z.infer<typeof saveAnswersAnswer>

/** A word to show. `image` and `sound` are paths under the media base. */
export const shownWord = z.object({
  word,
  french: z.string(),
  english: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
  /** The key of its word page; null for texts that only a game has (sentences, questions). */
  page: z.nullable(z.string()),
  /** The title of that page or game. */
  theme: z.string(),
})
export type ShownWord = z.infer<typeof shownWord>

/** `before`: the strength at the start of the week. `due`: the day on which to ask for it again, or null. */
const rememberedWord = z.extend(shownWord, {
  strength,
  before: strength,
  days: z.int(),
  due: z.nullable(day),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  right: z.int(),
  tries: z.int(),
})
export type RememberedWord = z.infer<typeof rememberedWord>

/** The words that the pupil has met and that still exist. */
export const rememberedWordsAnswer = successWith({ data: z.array(rememberedWord) })

/** Pupils' first tries at a word, and how many were wrong. */
export const missedWord = z.extend(shownWord, {
  tries: z.int(),
  wrong: z.int(),
  /** Ids of the pupils who were wrong, if a class was requested; else empty. */
  by: z.array(z.int()),
})
export type MissedWord = z.infer<typeof missedWord>

/** Most missed first, at most 500. */
export const missedWordsAnswer = successWith({ data: z.array(missedWord) })

/** A word of the mission. `isDone`: answered correctly today, so no device asks for it again. */
const missionWord = z.extend(shownWord, { task, isNew: z.boolean(), isDone: z.boolean() })

/**
 * `date`: the school day; the mission stays the same all day. `isDone`: all words were answered. `isLightning`: the
 * pupil's missions skip known words; absent in copies stored before the level existed.
 */
export const missionAnswer = successWith({
  data: z.object({
    date: day,
    words: z.array(missionWord),
    isDone: z.boolean(),
    isLightning: z.optional(z.boolean()),
  }),
})
export type MissionAnswer = z.infer<typeof missionAnswer>

/** The lightning level of missions. Pupils of the last grades may choose it. */
export const missionLevelRequest = z.object({ isLightning: z.boolean() })

/** The Sunday of a week and its number of missions. */
const weekOfMissions = z.object({ week: day, missions: z.int() })

/** `thisWeek`: progress of the week. `stickers`: weeks with a sticker, newest first. */
export const albumAnswer = successWith({
  data: z.object({ thisWeek: weekOfMissions, stickers: z.array(weekOfMissions) }),
})
export type AlbumAnswer = z.infer<typeof albumAnswer>

/** Words of the school's pages and games that are not in the shipped word bank. */
export const ownWordsAnswer = successWith({ data: z.array(vocabularyWord) })
