import * as z from 'zod/mini'
import { wordTasks } from '../learning/task.ts'
import { vocabularyWord } from './page.ts'
import { successWith } from './success.ts'

const word = z.string().check(z.minLength(1), z.maxLength(80))
const task = z.enum(wordTasks)
const day = z.iso.date()
const strength = z.int().check(z.gte(0), z.lte(5))

/** A memory that answers changed; `before`: its strength before them. */
const changedMemory = z.object({ word, strength, before: strength, days: z.int(), due: z.nullable(day) })

/**
 * How many answers were accepted, ignored (of unknown words, older than eight days, too many of one word in a day) or held for an
 * administrator. `held` is left out where none was held.
 */
export const saveAnswersAnswer = successWith({
  data: z.object({ accepted: z.int(), ignored: z.int(), held: z.optional(z.int()) }),
  memories: z.array(changedMemory),
})
export type SaveAnswersAnswer = z.infer<typeof saveAnswersAnswer>

/** A word as it is shown; `image` and `sound` are paths under the media base. */
export const shownWord = z.object({
  word,
  french: z.string(),
  english: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
  /** The key of the page of words on which it stands; null for what only a game has: a sentence, a question. */
  page: z.nullable(z.string()),
  /** The title of that page, or of the game. */
  theme: z.string(),
})
export type ShownWord = z.infer<typeof shownWord>

/**
 * `before`: its strength when the school's week began. `due`: the school's day from which on it is to be asked again; null before an
 * answer that tells anything.
 */
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

/** The words that the pupil has met and the school knows. */
export const rememberedWordsAnswer = successWith({ data: z.array(rememberedWord) })

/** First tries of pupils at a word, and how many of them were wrong. */
export const missedWord = z.extend(shownWord, {
  tries: z.int(),
  wrong: z.int(),
  /** The ids of the pupils who were wrong, where a class is asked for; else none. */
  by: z.array(z.int()),
})
export type MissedWord = z.infer<typeof missedWord>

/** The most often missed first, at most 500. */
export const missedWordsAnswer = successWith({ data: z.array(missedWord) })

/** A word of the mission. `isDone`: it was answered rightly today, so no device has to ask it again. */
const missionWord = z.extend(shownWord, { task, isNew: z.boolean(), isDone: z.boolean() })

/** `date`: the school's day, all of which the mission is the same. `isDone`: all of its words were answered, rightly or wrongly. */
export const missionAnswer = successWith({
  data: z.object({ date: day, words: z.array(missionWord), isDone: z.boolean() }),
})
export type MissionAnswer = z.infer<typeof missionAnswer>

/** A week, by its Sunday, and how many missions were done in it. */
const weekOfMissions = z.object({ week: day, missions: z.int() })

/** `thisWeek`: how far the week is; `stickers`: the weeks with a sticker of the owl, this one among them once it has one, newest first. */
export const albumAnswer = successWith({
  data: z.object({ thisWeek: weekOfMissions, stickers: z.array(weekOfMissions) }),
})
export type AlbumAnswer = z.infer<typeof albumAnswer>

/** The words of the school's pages and games that the site's bank does not have. */
export const ownWordsAnswer = successWith({ data: z.array(vocabularyWord) })
