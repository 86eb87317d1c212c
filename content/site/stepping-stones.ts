import type { GameKind } from '../../domain/games/kinds.ts'
import { type ComputedText, computedText } from '../../domain/spoken-sentences.ts'
import { linkGrade } from '../grades.ts'
import type { Page } from '../routes.ts'
import { gamesOnPage } from './games-on-page.ts'
import { linkKind } from './link-kind.ts'

/** The parts of a menu row that stepping stones need. */
interface Row {
  clientID: string
  parentGroupID: number
}

interface Step {
  /** French name on the stone. */
  name: string
  english: string
  /** Picture name. */
  picture: string
  /** Suitable kinds of games, best first; empty if the step is done on the word page. */
  kinds: readonly GameKind[]
}

/** The steps of learning a theme's words: hear, pair, remember, recognize by ear, write. */
const steps: readonly Step[] = [
  { name: 'Écoute les mots', english: 'Listen to the words', picture: 'ear', kinds: [] },
  { name: 'Les paires', english: 'Pairs', picture: 'handshake', kinds: ['exposed'] },
  { name: 'La mémoire', english: 'Memory', picture: 'joker', kinds: ['memory'] },
  {
    name: "L'écoute",
    english: 'Listen and find',
    picture: 'headphone',
    kinds: ['listening', 'sound-memory', 'matching'],
  },
  { name: 'Écrire', english: 'Write', picture: 'pencil', kinds: ['dictee-eclair', 'word-challenge'] },
]

/** Picture names of the stones. */
export const stonePictures: readonly string[] = steps.map(({ picture }) => picture)

/** Names of the steps, as the owl says them. */
export const stoneTexts: readonly ComputedText[] = steps.map(stoneText)

export function stoneText({ name, english }: Pick<Step, 'name' | 'english'>): ComputedText {
  return computedText(`${name}.`, `${english}.`)
}

/** A step of a theme. */
export interface Stone<Link extends Row> extends Step {
  /** The key that counts as done: that of its game or of the word page. */
  key: string
  /** Null if it is done on the word page. */
  link: Link | null
}

/**
 * The steps for which a theme has games.
 * @param page the theme's word page
 * @param links the visible rows of the menu
 */
export function stonesOf<Link extends Row>(page: Page, links: readonly Link[]): Stone<Link>[] {
  const games = gamesOnPage(page, links)
  return steps.flatMap((step): Stone<Link>[] => {
    if (step.kinds.length === 0) return [{ ...step, key: page.clientID, link: null }]
    const [link] = step.kinds.flatMap((kind) => games.filter(({ clientID }) => linkKind(clientID) === kind))
    return link ? [{ ...step, key: link.clientID, link }] : []
  })
}

/** The first step that is not done, or undefined. */
export function nextStone<Link extends Row>(
  stones: readonly Stone<Link>[],
  done: ReadonlySet<string>,
): Stone<Link> | undefined {
  return stones.find(({ key }) => !done.has(key))
}

/**
 * The game to play after a game: the next step of its theme, else another game of the theme. If the game has
 * no theme, another game of the same grade in the same menu group. Undefined if all of them are done.
 * @param page the game's word page, if any
 * @param done the keys done this week
 */
export function gameAfter<Link extends Row>(
  clientID: string,
  page: Page | undefined,
  links: readonly Link[],
  done: ReadonlySet<string>,
): Link | undefined {
  const behind = new Set([...done, clientID])
  const stones = page ? stonesOf(page, links).filter(({ link }) => link !== null) : []
  const games = page ? gamesOnPage(page, links) : gamesInSameGroup(clientID, links)
  const place = games.findIndex((link) => link.clientID === clientID)
  const others = [...games.slice(place + 1), ...games.slice(0, place + 1)]
  return nextStone(stones, behind)?.link ?? others.find((link) => !behind.has(link.clientID))
}

/** The games of the same grade in the same menu group. */
function gamesInSameGroup<Link extends Row>(clientID: string, links: readonly Link[]): Link[] {
  const group = links.find((link) => link.clientID === clientID)?.parentGroupID
  return links.filter(
    (link) =>
      link.parentGroupID === group &&
      linkKind(link.clientID) !== null &&
      linkGrade(link.clientID) === linkGrade(clientID),
  )
}
