import type { GameKind } from '../domain/games/kinds.ts'
import type { OwlText } from '../domain/spoken-sentences.ts'
import { gamesOn } from './games-on.ts'
import { linkGrade } from './grades.ts'
import { linkKind } from './link-kind.ts'
import type { Page } from './routes.ts'

/** A row of the menu, as the path of a theme needs it. */
interface Row {
  clientID: string
  parentGroupID: number
}

interface Step {
  /** French and English, as the stone says it. */
  name: string
  english: string
  /** The name of its picture. */
  picture: string
  /** The kinds of game that it may be, the best first; none where it is done on the page of words itself. */
  kinds: readonly GameKind[]
}

/** The steps by which the words of a theme are learnt, in order: heard, matched, remembered, told by ear, written. */
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

/** The names of the stones' pictures. */
export const stonePictures: readonly string[] = steps.map(({ picture }) => picture)

/** What a step is called, as the owl says it. */
export const stoneTexts: readonly OwlText[] = steps.map(({ name, english }) => ({
  french: `${name}.`,
  english: `${english}.`,
}))

/** A step of a theme. */
export interface Stone<Link extends Row> extends Step {
  /** By what it is known to be done: the key of its game; of the page of words, where it is done there. */
  key: string
  /** Null where it is done on the page of words. */
  link: Link | null
}

/**
 * The steps of a theme as far as its games go.
 * @param page the page of its words
 * @param links the visible rows of the menu
 */
export function stonesOf<Link extends Row>(page: Page, links: readonly Link[]): Stone<Link>[] {
  const games = gamesOn(page, links)
  return steps.flatMap((step): Stone<Link>[] => {
    if (step.kinds.length === 0) return [{ ...step, key: page.clientID, link: null }]
    const [link] = step.kinds.flatMap((kind) => games.filter(({ clientID }) => linkKind(clientID) === kind))
    return link ? [{ ...step, key: link.clientID, link }] : []
  })
}

/** The first step that is not done; undefined where all are. */
export function nextStone<Link extends Row>(
  stones: readonly Stone<Link>[],
  done: ReadonlySet<string>,
): Stone<Link> | undefined {
  return stones.find(({ key }) => !done.has(key))
}

/**
 * What to play after a game: the next step of its theme, else another game of it; after a game without a theme another of its grade that
 * stands beside it in the menu. Undefined where all of that is done.
 * @param page the page of its words; undefined where it has none
 * @param done the keys of what is done this week
 */
export function gameAfter<Link extends Row>(
  clientID: string,
  page: Page | undefined,
  links: readonly Link[],
  done: ReadonlySet<string>,
): Link | undefined {
  const behind = new Set([...done, clientID])
  const stones = page ? stonesOf(page, links).filter(({ link }) => link !== null) : []
  const games = page ? gamesOn(page, links) : alike(clientID, links)
  const place = games.findIndex((link) => link.clientID === clientID)
  const others = [...games.slice(place + 1), ...games.slice(0, place + 1)]
  return nextStone(stones, behind)?.link ?? others.find((link) => !behind.has(link.clientID))
}

/** The games of a game's grade that hang under the same group of the menu. */
function alike<Link extends Row>(clientID: string, links: readonly Link[]): Link[] {
  const group = links.find((link) => link.clientID === clientID)?.parentGroupID
  return links.filter(
    (link) =>
      link.parentGroupID === group &&
      linkKind(link.clientID) !== null &&
      linkGrade(link.clientID) === linkGrade(clientID),
  )
}
