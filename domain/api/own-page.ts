import * as z from 'zod/mini'
import { ownKinds } from '../own-kinds.ts'
import { menuLink } from './menu.ts'
import { readableName } from './name.ts'
import { ownFiles } from './own-files.ts'
import { editedPage, vocabularyWord } from './page.ts'
import { successWith } from './success.ts'

/** How long the title of a new page may be: its games have their kind before it, and their grade behind it. */
export const LONGEST_PAGE_TITLE = 50
/** How many words a new page begins with at most. */
export const MOST_PAGE_WORDS = 300

/**
 * A page that a teacher makes, with its row in the menu. `number` becomes that of the row: a call that is sent again, since its answer
 * was lost, makes one page. `grade` is null where the page is for all; `words` begin a page of words; `copyOf` is the key of the page whose
 * content and kind the new one takes.
 */
export const newPageRequest = z
  .object({
    number: z.int().check(z.gte(1_000_000), z.lte(2 ** 31 - 1)),
    kind: z.enum(ownKinds),
    title: readableName.check(
      z.minLength(1, 'ne doit pas être vide'),
      z.maxLength(LONGEST_PAGE_TITLE, `doit avoir au plus ${LONGEST_PAGE_TITLE} caractères`),
    ),
    grade: z.nullable(z.int().check(z.gte(1, 'doit être de 1 à 6'), z.lte(6, 'doit être de 1 à 6'))),
    /** A path under the media base, or the address of a picture that was uploaded; empty: that of its first word, or of its kind. */
    icon: z.string().check(z.maxLength(200)),
    words: z._default(
      z
        .array(vocabularyWord)
        .check(
          z.maxLength(
            MOST_PAGE_WORDS,
            `doit avoir au plus ${MOST_PAGE_WORDS} mots : faites-en plusieurs pages`,
          ),
        ),
      [],
    ),
    copyOf: z._default(z.nullable(z.string().check(z.maxLength(120))), null),
  })
  .check(ownFiles)

/** The page and its row. */
export const newPageAnswer = successWith({ data: editedPage, link: menuLink })

/** A kind of game on a page: the game that is there, or how many words one would be made with, or why none can be made. */
const pageGame = z.object({
  kind: z.string(),
  /** Null where there is none. */
  game: z.nullable(z.object({ id: z.string(), clientID: z.string() })),
  words: z.int(),
  fault: z.nullable(z.string()),
})
export type PageGameOffer = z.infer<typeof pageGame>

/** A word whose former version is still in the page's games. `to`: its current French, null if removed. `games`: kinds of those games. */
const changedWord = z.object({
  word: z.string(),
  to: z.nullable(z.string()),
  hasNewPicture: z.boolean(),
  hasNewSound: z.boolean(),
  games: z.array(z.string()),
})
export type ChangedWord = z.infer<typeof changedWord>

/** `newWords`: those of the page, in French, that none of its games asks for, since they came later. */
export const pageGamesAnswer = successWith({
  data: z.array(pageGame),
  newWords: z.array(z.string()),
  changes: z.array(changedWord),
})
export type PageGamesAnswer = z.infer<typeof pageGamesAnswer>

/** The games of these kinds are made where they are not there, and brought up to date with the page's words where they are. */
export const makeGamesRequest = z.object({
  kinds: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(20)),
})

/** A game before it was changed: the version to restore, and the game's stamp now. */
const formerGame = z.object({ id: z.string(), versionID: z.int(), updated: z.iso.datetime() })
export type FormerGame = z.infer<typeof formerGame>

/** `made`, `changed`: the kinds of the games that are new, and of those whose words changed. */
export const makeGamesAnswer = z.extend(pageGamesAnswer, {
  made: z.array(z.string()),
  changed: z.array(z.string()),
  former: z.array(formerGame),
})

/** The address of a picture that was uploaded, which a link to the page is to show. */
export const savePreviewRequest = z.object({
  image: z
    .string()
    .check(z.regex(/^\/api\/v1\/media\/[\w-]{1,100}\.(?:jpg|png)$/, "n'est pas une image qui a été ajoutée")),
})
