import { pageOf } from '../../../content/routes.ts'
import { linkKind } from '../../../content/site/link-kind.ts'
import { linkPath } from '../../../content/site/link-path.ts'
import { type LinkTile, linkTile } from '../../../content/site/link-tile.ts'
import type { LessonStep, OwnLesson } from '../../../domain/api/lesson.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { nextStep, ownStepPath } from '../../../domain/lesson.ts'
import { PRACTICE_PATH } from '../../../domain/practice-path.ts'
import { stepKey } from '../../lib/lesson/current-lesson.ts'

export interface ShownStep {
  clientID: string
  /** Null if the page is closed or deleted. */
  path: string | null
  tile: LinkTile
  isDone: boolean
  /** True if the step is completed by its page. Otherwise the pupil marks it as done. */
  countsByItself: boolean
}

/** Page kinds that are completed by playing or reading to the end. */
const SELF_COMPLETING_KINDS = ['game', 'canvas', 'mission', 'stories', 'videos']

/**
 * The steps of a lesson, in order.
 * @param open menu rows this user may open
 * @param all all menu rows, used to name closed steps
 * @param isSmall true on a screen too small for games, whose words are practised instead
 */
export function shownSteps(
  { code, steps, done }: Pick<OwnLesson, 'code' | 'steps' | 'done'>,
  open: readonly MenuLink[],
  all: readonly MenuLink[],
  isSmall = false,
): ShownStep[] {
  const rowIn = (rows: readonly MenuLink[], key: string) => rows.find((row) => stepKey(row.clientID) === key)
  return steps.map(({ clientID, words, sheet }) => {
    const isDone = done.includes(clientID)
    const tile = words ? wordsTile(words) : sheet && sheetTile(sheet)
    if (tile)
      return {
        clientID,
        path: ownStepPath(code, clientID),
        tile,
        isDone,
        countsByItself: words !== undefined,
      }
    const row = rowIn(open, clientID)
    const page = pageOf(clientID)
    const named = row ?? rowIn(all, clientID) ?? { clientID, displayName: page?.title ?? '', icon: '' }
    const ofPage = linkTile({ ...named, clientID, displayName: nameOf(clientID, named.displayName) })
    const isPractised = isSmall && linkKind(clientID) !== null
    return {
      clientID,
      path: row ? (isPractised ? `${PRACTICE_PATH}/${clientID}` : linkPath(row)) : null,
      tile: isPractised ? { ...ofPage, name: 'Pratique ces mots' } : ofPage,
      isDone,
      countsByItself: row?.isBravoEnabled === true && SELF_COMPLETING_KINDS.includes(page?.kind ?? 'game'),
    }
  })
}

function wordsTile(words: NonNullable<LessonStep['words']>): LinkTile {
  const icon = words.find(({ image }) => image !== null)?.image ?? ''
  const count = words.length === 1 ? '1 mot' : `${words.length} mots`
  return { name: 'Mots à revoir', icon: '', more: { text: count, icon } }
}

function sheetTile({ title, image }: NonNullable<LessonStep['sheet']>): LinkTile {
  return { name: 'Prends ta feuille', icon: '', more: { text: title, icon: image } }
}

/** Menu rows of missions include the day, so use a fixed name. */
function nameOf(clientID: string, displayName: string): string {
  const page = pageOf(clientID)
  return page?.kind === 'mission' ? page.title : displayName
}

/** The next step to do; null if all open steps are done. */
export function nextOpenStep(steps: readonly ShownStep[]): ShownStep | null {
  const done = new Set(steps.filter(({ isDone }) => isDone).map(({ clientID }) => clientID))
  return nextStep(steps, { done, isOpen: ({ path }) => path !== null })
}
