import { linkPath } from '../../../../content/link-path.ts'
import { isMissionPage, MISSION_PAGE, missionPages } from '../../../../content/missions.ts'
import { pageName } from '../../../../content/page-name.ts'
import { pageOf } from '../../../../content/routes.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { fold } from '../../../lib/text/fold.ts'

/** What can be a step of a lesson: a page or game of the menu, or the mission. */
export interface StepChoice {
  clientID: string
  name: string
  icon: string
  /** Pupils cannot open it now. */
  isClosed: boolean
}

/** At most so many are shown: more words find fewer. */
export const MOST_FOUND = 12

/** Not steps: where everyone comes from, and what is one's own. */
const NO_STEPS = ['home', 'admin', 'profile', 'leaderboard', 'multiplayer']

/**
 * Everything that can be a step, in the order of the menu.
 * @param isOpen whether pupils may open what a row leads to
 */
export function stepChoices(links: readonly MenuLink[], isOpen: (link: MenuLink) => boolean): StepChoice[] {
  return links.flatMap((link) => {
    const { clientID, icon } = link
    // The seven rows of the mission are one.
    if (clientID === '' || (isMissionPage(clientID) && clientID !== missionPages[0])) return []
    const page = pageOf(clientID)
    if (linkPath(link) === null || NO_STEPS.includes(page?.kind ?? '')) return []
    const choice = { icon, isClosed: !isOpen(link) }
    return isMissionPage(clientID)
      ? [{ ...choice, clientID: MISSION_PAGE, name: page?.title ?? '' }]
      : [{ ...choice, clientID, name: pageName(link) }]
  })
}

/** Those in whose name all words are found; none before a word is typed. */
export function foundSteps(choices: readonly StepChoice[], wanted: string): StepChoice[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return choices.filter(({ name }) => words.every((word) => fold(name).includes(word)))
}
