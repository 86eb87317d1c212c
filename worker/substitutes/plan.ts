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
  vocabulary: 'Pupils tap each picture to hear the word. Play or say a word, and the class repeats it.',
  stories: 'Pupils choose a story and listen to it. They can tap a word to hear it again.',
  videos: 'Pupils watch a video to the end.',
  music: 'Pupils choose a song and sing along.',
  canvas: 'Pupils draw. They listen to the instruction, tap a tool, then tap the drawing page.',
}
const MISSION =
  'Each pupil practises ten words that the site has chosen for them. They work alone, with the sound on.'
const WORDS = 'Pupils practise these words. Play or say a word, and the class repeats it.'
const SHEET = 'Hand out this printed sheet. Pupils complete it on paper, then tap “Fini”.'
const TAKE_SHEET = { french: 'Prends ta feuille.', english: 'Take your sheet.' }
const OTHER = 'Pupils read the page and tap anything they want to hear.'

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
    // Story questions make no sense without their story.
    const lines = kind === 'stories' ? [] : linesOf(words.filter((word) => word.clientID === clientID))
    return { clientID, title, english: (kind && activities[kind]) ?? OTHER, lines }
  })
}

type Word = Pick<PlanLine, 'french' | 'english'> & { sound?: string | null }

/** Phrases that a substitute needs in every lesson. */
export async function phraseLines(): Promise<PlanLine[]> {
  return (await createLines())(substitutePhrases)
}

/** Creates a function that adds pronunciations to at most `MAX_WORDS` words. */
async function createLines(): Promise<(words: readonly Word[]) => PlanLine[]> {
  // Loaded on demand to keep cold starts fast.
  const { respell } = await import('../../content/pronunciations/respelling.ts')
  return (words) =>
    words
      .slice(0, MAX_WORDS)
      .map(({ french, english, sound = null }) => ({ french, english, sound, said: respell(french) }))
}
