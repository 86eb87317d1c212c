import { inArray, or, sql } from 'drizzle-orm'
import { isMissionPage, MISSION_PAGE } from '../../content/missions.ts'
import { type PageKind, pageOf } from '../../content/routes.ts'
import { linkKind } from '../../content/site/link-kind.ts'
import { pageName } from '../../content/site/page-name.ts'
import { substitutePhrases } from '../../content/substitute-phrases.ts'
import type { LessonStep } from '../../domain/api/lesson.ts'
import type { PlanLine, PlanStep } from '../../domain/api/substitute.ts'
import { games } from '../../domain/games/registry.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import { readSource } from '../../domain/paper/source.ts'
import type { PractisedWords } from '../../domain/practice-address.ts'
import type { Database } from '../db/database.ts'
import { menuLinks, pages, games as records } from '../db/schema.ts'
import { deckLines, type FrenchLine, pageLines } from './page-lines.ts'

/** Describes a page's activity in English, for a substitute who speaks no French. */
const pageTexts: Readonly<Partial<Record<PageKind, string>>> = {
  vocabulary: 'Pupils tap each picture to hear the word. Play or say a word, and the class repeats it.',
  stories: 'Pupils choose a story and listen to it. They can tap a word to hear it again.',
  videos: 'Pupils watch a video to the end.',
  music: 'Pupils choose a song and sing along.',
  canvas: 'Pupils draw. They listen to the instruction, tap a tool, then tap the drawing page.',
}
const MISSION_TEXT =
  'Each pupil practises ten words that the site has chosen for them. They work alone, with the sound on.'
const START_MISSION = {
  french: "Voici ta mission d'aujourd'hui. Commence ici.",
  english: 'Here is your mission for today. Start here.',
}
const WORDS_TEXT = 'Pupils practise these words. Play or say a word, and the class repeats it.'
const SHEET_TEXT = 'Hand out this printed sheet. Pupils complete it on paper, then tap “Fini”.'
const TAKE_SHEET = { french: 'Prends ta feuille.', english: 'Take your sheet.' }
const DEFAULT_TEXT = 'Pupils read the page and tap anything they want to hear.'

/** The English plan of lesson steps, with the French lines to play and say. */
export async function planSteps(db: Database, steps: readonly LessonStep[]): Promise<PlanStep[]> {
  const linesOf = await createLines()
  const keys = [...new Set(steps.flatMap((step) => [step.clientID, ...sheetWords(step).map(([key]) => key)]))]
  const ofSteps = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`
  const [links, ofGames, ofPages] = await db.batch([
    db
      .select({ clientID: menuLinks.clientID, displayName: menuLinks.displayName })
      .from(menuLinks)
      .where(inArray(menuLinks.clientID, ofSteps)),
    db
      .select({
        clientID: records.clientID,
        kind: records.kind,
        data: records.data,
        wordsPage: records.wordsPage,
      })
      .from(records)
      .where(inArray(records.clientID, ofSteps)),
    db
      .select({ clientID: pages.clientID, kind: pages.kind, content: pages.content })
      .from(pages)
      .where(
        or(
          inArray(pages.clientID, ofSteps),
          sql`${pages.clientID} IN (SELECT ${records.wordsPage} FROM ${records} WHERE ${inArray(records.clientID, ofSteps)})`,
        ),
      ),
  ])
  const names = new Map(links.map(({ clientID, displayName }) => [clientID, displayName]))
  const ofPage = new Map(ofPages.map(({ clientID, kind, content }) => [clientID, pageLines(kind, content)]))
  const ofGame = new Map(
    ofGames.map(({ clientID, kind, data, wordsPage }) => [
      clientID,
      ofPage.get(wordsPage ?? '') ?? deckLines(kind, data),
    ]),
  )
  const textsOf = (clientID: string) => ofPage.get(clientID) ?? ofGame.get(clientID) ?? []
  return steps.map((step) => {
    const { clientID, words: own, sheet } = step
    if (own) return { clientID, title: 'Mots à revoir', english: WORDS_TEXT, lines: linesOf(own) }
    if (sheet) {
      const words = sheetWords(step).flatMap(([key, ids]) => withIDs(textsOf(key), ids))
      return {
        clientID,
        title: sheet.title,
        english: SHEET_TEXT,
        lines: linesOf([TAKE_SHEET, ...words]),
      }
    }
    const displayName = names.get(clientID) ?? pageOf(clientID)?.title ?? clientID
    const title = pageName({ clientID, displayName })
    if (clientID === MISSION_PAGE || isMissionPage(clientID))
      return { clientID, title, english: MISSION_TEXT, lines: linesOf([START_MISSION]) }
    const game = linkKind(clientID)
    if (game) {
      const [french = '', english = ''] = games[game].instructions.split('\n')
      return { clientID, title, english, lines: linesOf([{ french, english }, ...textsOf(clientID)]) }
    }
    const kind = pageOf(clientID)?.kind
    return {
      clientID,
      title,
      english: (kind && pageTexts[kind]) ?? DEFAULT_TEXT,
      lines: linesOf(textsOf(clientID)),
    }
  })
}

/** The pages and games with the words of a printed sheet. */
function sheetWords({ sheet }: LessonStep): PractisedWords {
  const source = readSource(String(sheet?.choices.de ?? ''))
  return source.of === 'words' ? source.practised.filter(([clientID]) => clientID !== '') : []
}

function withIDs(lines: readonly FrenchLine[], ids: readonly string[]): readonly FrenchLine[] {
  if (ids.length === 0) return lines
  return lines.filter(({ french, sound = null }) => ids.includes(wordID({ word: french, sound }) ?? ''))
}

/** Phrases that a substitute needs in every lesson. */
export async function phraseLines(): Promise<PlanLine[]> {
  return (await createLines())(substitutePhrases)
}

/** Creates a function that adds the pronunciation to lines and leaves out repeated lines. */
async function createLines(): Promise<(lines: readonly FrenchLine[]) => PlanLine[]> {
  // Loaded on demand to keep cold starts fast.
  const { respell } = await import('../../content/pronunciations/respelling.ts')
  return (lines) =>
    [...new Map(lines.map((line) => [line.french, line])).values()].map(
      ({ french, english, sound = null }) => ({ french, english, sound, said: respell(french) }),
    )
}
