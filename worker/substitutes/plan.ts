import { inArray } from 'drizzle-orm'
import { isMissionPage, MISSION_PAGE } from '../../content/missions.ts'
import { type PageKind, pageOf } from '../../content/routes.ts'
import { linkKind } from '../../content/site/link-kind.ts'
import { pageName } from '../../content/site/page-name.ts'
import { substitutePhrases } from '../../content/substitute-phrases.ts'
import type { LessonStep } from '../../domain/api/lesson.ts'
import type { PlanLine, PlanStep } from '../../domain/api/substitute.ts'
import { games } from '../../domain/games/registry.ts'
import { MAX_WORDS } from '../../domain/lesson.ts'
import type { Database } from '../db/database.ts'
import { knownWords, menuLinks } from '../db/schema.ts'

/** Describes a page's activity in English, for a substitute who speaks no French. */
const activities: Readonly<Partial<Record<PageKind, string>>> = {
  vocabulary: 'Pupils tap each picture to hear its word. Play a word here; the class repeats it.',
  stories: 'Pupils choose a story and listen to it. They can tap a word to hear it again.',
  videos: 'Pupils watch a video to its end.',
  music: 'Pupils choose a song. The music plays and they sing.',
  canvas: 'Pupils draw. They listen to the instruction and tap a tool, then the sheet.',
}
const MISSION =
  'Each pupil practises the ten words that the site chose for them. They work alone, with sound.'
const WORDS = 'Pupils practise these words. Play a word here; the class repeats it.'
const SHEET = 'Hand out this printed sheet. Pupils do it on paper, then tap “Fini”.'
const TAKE_SHEET = { french: 'Prends ta feuille.', english: 'Take your sheet.' }
const OTHER = 'Pupils read the page and tap what they want to hear.'

/** The English plan of lesson steps, with the French lines to play and say. */
export async function planSteps(db: Database, steps: readonly LessonStep[]): Promise<PlanStep[]> {
  const linesOf = await createLines()
  const keys = steps.map(({ clientID }) => clientID)
  const [links, words] = await db.batch([
    db
      .select({ clientID: menuLinks.clientID, displayName: menuLinks.displayName })
      .from(menuLinks)
      .where(inArray(menuLinks.clientID, keys)),
    db.select().from(knownWords).where(inArray(knownWords.clientID, keys)).orderBy(knownWords.place),
  ])
  const names = new Map(links.map(({ clientID, displayName }) => [clientID, displayName]))
  return steps.map(({ clientID, words: own, sheet }) => {
    if (own) return { clientID, title: 'Mots à revoir', english: WORDS, lines: linesOf(own) }
    if (sheet) return { clientID, title: sheet.title, english: SHEET, lines: linesOf([TAKE_SHEET]) }
    const displayName = names.get(clientID) ?? pageOf(clientID)?.title ?? clientID
    const title = pageName({ clientID, displayName })
    if (clientID === MISSION_PAGE || isMissionPage(clientID))
      return { clientID, title, english: MISSION, lines: [] }
    const game = linkKind(clientID)
    if (game) {
      const [french = '', english = ''] = games[game].instructions.split('\n')
      return { clientID, title, english, lines: linesOf([{ french, english }]) }
    }
    const kind = pageOf(clientID)?.kind
    // The questions of stories mean nothing without their story.
    const lines = kind === 'stories' ? [] : linesOf(words.filter((word) => word.clientID === clientID))
    return { clientID, title, english: (kind && activities[kind]) ?? OTHER, lines }
  })
}

type Word = Pick<PlanLine, 'french' | 'english'> & { sound?: string | null }

/** The sentences that a substitute needs in every lesson. */
export async function phraseLines(): Promise<PlanLine[]> {
  return (await createLines())(substitutePhrases)
}

/** Adds to at most `MAX_WORDS` words how they are said. */
async function createLines(): Promise<(words: readonly Word[]) => PlanLine[]> {
  // Loaded on demand, because it would slow down every cold start.
  const { respell } = await import('../../content/pronunciations/respelling.ts')
  return (words) =>
    words
      .slice(0, MAX_WORDS)
      .map(({ french, english, sound = null }) => ({ french, english, sound, said: respell(french) }))
}
