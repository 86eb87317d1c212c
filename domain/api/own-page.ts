import * as z from 'zod/mini'
import { ownKinds } from '../own-kinds.ts'
import { menuLink } from './menu.ts'
import { nameUpTo } from './name.ts'
import { ownFiles } from './own-files.ts'
import { editedPage, vocabularyWord } from './page.ts'
import { successWith } from './success.ts'

/** Maximum title length of a new page. Game titles add their kind before it and the grade after it. */
export const MAX_PAGE_TITLE_LENGTH = 50
/** Maximum number of initial words of a new page. */
export const MAX_PAGE_WORDS = 300

/**
 * A new page by a teacher, with its menu row. `number` becomes the row's number, so that a repeated call
 * creates one page. `grade` is null for all grades; `words` are the first words of a word page;
 * `copyOf` is the key of a page whose content and kind are copied.
 */
export const newPageRequest = z
  .object({
    number: z.int().check(z.gte(1_000_000), z.lte(2 ** 31 - 1)),
    kind: z.enum(ownKinds),
    title: nameUpTo(MAX_PAGE_TITLE_LENGTH),
    grade: z.nullable(z.int().check(z.gte(1, 'doit être de 1 à 6'), z.lte(6, 'doit être de 1 à 6'))),
    /**
     * A path under the media base, or an uploaded picture. If empty, the picture of the first word or of the
     * kind is used.
     */
    icon: z.string().check(z.maxLength(200)),
    words: z._default(
      z
        .array(vocabularyWord)
        .check(
          z.maxLength(
            MAX_PAGE_WORDS,
            `doit avoir au plus ${MAX_PAGE_WORDS} mots : faites-en plusieurs pages`,
          ),
        ),
      [],
    ),
    copyOf: z._default(z.nullable(z.string().check(z.maxLength(120))), null),
  })
  .check(ownFiles)

export const newPageAnswer = successWith({ data: editedPage, link: menuLink })

/**
 * A kind of game that a page can have: the existing game, the number of words for a new one, and why it
 * cannot be made.
 */
const pageGame = z.object({
  kind: z.string(),
  /** Null if there is none. */
  game: z.nullable(z.object({ id: z.string(), clientID: z.string() })),
  words: z.int(),
  fault: z.nullable(z.string()),
})
export type PageGameOffer = z.infer<typeof pageGame>

/** A word whose old version is in the page's games (`games`: their kinds). `to`: null if removed. */
const changedWord = z.object({
  word: z.string(),
  to: z.nullable(z.string()),
  hasNewPicture: z.boolean(),
  hasNewSound: z.boolean(),
  games: z.array(z.string()),
})
export type ChangedWord = z.infer<typeof changedWord>

/** `newWords`: French words of the page that none of its games uses yet. */
export const pageGamesAnswer = successWith({
  data: z.array(pageGame),
  newWords: z.array(z.string()),
  changes: z.array(changedWord),
})
export type PageGamesAnswer = z.infer<typeof pageGamesAnswer>

/** Creates the games of these kinds, or updates them with the page's words. */
export const makeGamesRequest = z.object({
  kinds: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(20)),
})

/** A game before the change: the version to restore, and the game's current stamp. */
const formerGame = z.object({ id: z.string(), versionID: z.int(), updated: z.iso.datetime() })
export type PreviousGame = z.infer<typeof formerGame>

/** `made`, `changed`: the kinds of created and updated games. */
export const makeGamesAnswer = z.extend(pageGamesAnswer, {
  made: z.array(z.string()),
  changed: z.array(z.string()),
  former: z.array(formerGame),
})

/** An uploaded picture to show on links to the page. */
export const savePreviewRequest = z.object({
  image: z
    .string()
    .check(z.regex(/^\/api\/v1\/media\/[\w-]{1,100}\.(?:jpg|png)$/, "n'est pas une image qui a été ajoutée")),
})
