import { isMissionPage, MISSION_PAGE, missionPages } from '../../../../content/missions.ts'
import { pageOf } from '../../../../content/routes.ts'
import { linkPath } from '../../../../content/site/link-path.ts'
import { pageName } from '../../../../content/site/page-name.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

/** A possible step of a lesson: a page or game of the menu, or the mission. */
export interface StepChoice {
  clientID: string
  name: string
  icon: string
  /** True if pupils cannot open it now. */
  isClosed: boolean
}

/** Maximum search results shown. */
export const MAX_RESULTS = 12

/** Page kinds that cannot be steps. */
const EXCLUDED_KINDS = ['home', 'admin', 'profile', 'leaderboard', 'multiplayer']

/**
 * All possible steps, in the order of the menu.
 * @param isOpen whether pupils may open the page of a row
 */
export function stepChoices(links: readonly MenuLink[], isOpen: (link: MenuLink) => boolean): StepChoice[] {
  return links.flatMap((link) => {
    const { clientID, icon } = link
    // The seven menu rows of the mission become one choice.
    if (clientID === '' || (isMissionPage(clientID) && clientID !== missionPages[0])) return []
    const page = pageOf(clientID)
    if (linkPath(link) === null || EXCLUDED_KINDS.includes(page?.kind ?? '')) return []
    const choice = { icon, isClosed: !isOpen(link) }
    return isMissionPage(clientID)
      ? [{ ...choice, clientID: MISSION_PAGE, name: page?.title ?? '' }]
      : [{ ...choice, clientID, name: pageName(link) }]
  })
}

/** Choices whose names contain all words of the query. Empty for an empty query. */
export function searchSteps(choices: readonly StepChoice[], query: string): StepChoice[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return choices.filter(({ name }) => words.every((word) => normalizeForSearch(name).includes(word)))
}
