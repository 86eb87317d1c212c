import { expect, type Locator, type Page } from '@playwright/test'
import { MATCH_MS, MISMATCH_MS } from '../domain/games/pairs.ts'
import { stopClock } from './clock.ts'
import { waitUntilSeen } from './press.ts'

const SLACK_MS = 50

/**
 * Plays a started memory game to the cheer. Requires Playwright's clock, which it advances by the game's
 * delays.
 */
export async function playMemory(
  page: Page,
  turn: (card: Locator, place: number) => Promise<void>,
  halfway?: (tried: number) => Promise<void>,
): Promise<number> {
  await expect(page.getByRole('region', { name: 'Les cartes' })).toBeVisible()
  await stopClock(page)
  return await findAllPairs(page, turn, (ms) => page.clock.fastForward(ms), halfway)
}

/**
 * Finds all pairs with a perfect memory, using only the names of the cards.
 * @param pass lets milliseconds pass
 * @param halfway called once when half of the pairs are found, with the number of words tried so far
 * @returns the number of words tried; a pair found by luck, with two new cards, does not count
 */
export async function findAllPairs(
  page: Page,
  turn: (card: Locator, place: number) => Promise<void>,
  pass: (ms: number) => Promise<void>,
  halfway?: (tried: number) => Promise<void>,
): Promise<number> {
  const cards = page.getByRole('region', { name: 'Les cartes' }).getByRole('button')
  const count = await cards.count()
  const known = new Map<number, string>()
  const found = new Set<number>()
  const tried = new Set<string>()

  const open = async (place: number) => {
    const card = cards.nth(place)
    await expect(card).toHaveAccessibleName(/, cachée$/)
    await waitUntilSeen(page)
    await turn(card, place)
    await expect(card).not.toHaveAccessibleName(/, cachée$/)
    known.set(place, wordOf(await nameOf(card)))
  }
  const partnerOf = (place: number) =>
    [...known].find(([other, word]) => other !== place && !found.has(other) && word === known.get(place))?.[0]
  const unknown = () => Array.from({ length: count }, (_, place) => place).find((place) => !known.has(place))
  const knownPair = () =>
    [...known.keys()].find((place) => !found.has(place) && partnerOf(place) !== undefined)

  while (found.size < count) {
    const first = knownPair() ?? unknown()
    if (first === undefined) throw new Error('No card is left to turn.')
    await open(first)
    const partner = partnerOf(first)
    if (partner !== undefined) tried.add(known.get(partner) ?? '')
    const second = partner ?? unknown()
    if (second === undefined) throw new Error('No second card is left to turn.')
    await open(second)
    const isPair = known.get(first) === known.get(second)
    if (isPair) {
      found.add(first).add(second)
      await expect(cards.nth(second)).toHaveAccessibleName(/, trouvée$/)
    }
    if (found.size < count) await pass((isPair ? MATCH_MS : MISMATCH_MS) + SLACK_MS)
    if (isPair && found.size === count / 2) await halfway?.(tried.size)
  }
  return tried.size
}

async function nameOf(card: Locator): Promise<string> {
  return (await card.getAttribute('aria-label')) ?? ''
}

/** "la vache, trouvée" → "la vache". */
function wordOf(name: string): string {
  return name.replace(/, trouvée$/, '')
}
