import { describe, expect, it } from 'vitest'
import { blockingRow, pageGuards, pathFinder, visibleRows } from './menu-visibility.ts'

const cafe = {
  clientID: 'Page_Grade5_Vocabulary_Cafe',
  displayName: 'Le café',
  groupID: 2511,
  parentGroupID: 2510,
  isEnabled: true,
  isAuthRequired: false,
  isAdminRequired: false,
  isWhiteListEnabled: false,
}
const words = { ...cafe, clientID: '', displayName: 'Vocabulaire', groupID: 2510, parentGroupID: 2500 }
const grade = { ...cafe, clientID: '', displayName: '5e année', groupID: 2500, parentGroupID: 0 }
const pupil = { id: 7, role: 'pupil' } as const
const admin = { id: 1, role: 'admin' } as const
const nobody = new Set<string>()
const noWords = () => null
const OFF = { isEnabled: false }

describe('a menu row', () => {
  it.each<[string, Partial<typeof cafe>, boolean, boolean]>([
    // description, its flags, open to a visitor, open to a pupil
    ['plain', {}, true, true],
    ['disabled', OFF, false, false],
    ['for signed-in users', { isAuthRequired: true }, false, true],
    ['for administrators', { isAdminRequired: true }, false, false],
    ['whitelisted', { isWhiteListEnabled: true }, false, false],
    ['disabled and for signed-in users', { ...OFF, isAuthRequired: true }, false, false],
  ])('is open if it or its group is $0: to a visitor $2, to a pupil $3', (_is, flags, visitor, signedIn) => {
    const paths = [
      [{ ...cafe, ...flags }, words, grade],
      [cafe, { ...words, ...flags }, grade],
      [cafe, words, { ...grade, ...flags }],
    ]
    for (const path of paths) {
      expect(blockingRow(path, null, nobody) === null).toBe(visitor)
      expect(blockingRow(path, pupil, nobody) === null).toBe(signedIn)
      expect(blockingRow(path, admin, nobody)).toBeNull()
    }
  })

  it('is open only to pupils on its whitelist if it has one', () => {
    const path = [{ ...cafe, isWhiteListEnabled: true }, words, grade]
    expect(blockingRow(path, pupil, new Set([cafe.clientID]))).toBeNull()
    expect(blockingRow(path, pupil, new Set(['Page_Grade4_Vocabulary_Ant']))).toBe(path[0])
    expect(blockingRow(path, null, new Set([cafe.clientID]))).toBe(path[0])
  })

  it('is closed while disabled, even to pupils on its whitelist', () => {
    const path = [{ ...cafe, isWhiteListEnabled: true }, words, { ...grade, ...OFF }]
    expect(blockingRow(path, pupil, new Set([cafe.clientID]))).toBe(path[2])
  })

  it('is never closed if it is the home page, whatever its group', () => {
    const home = { ...cafe, clientID: 'Page_Home', displayName: 'Accueil' }
    expect(blockingRow([home, { ...words, ...OFF }], null, nobody)).toBeNull()
  })

  it('is closed by the nearest disabled row on its path', () => {
    const off = blockingRow([cafe, { ...words, ...OFF }, { ...grade, ...OFF }], null, nobody)
    expect(off?.displayName).toBe('Vocabulaire')
  })
})

describe('the menu', () => {
  const other = { ...cafe, clientID: 'Page_Music', groupID: 30, parentGroupID: 0 }

  it('hides everything below a closed group, at any depth', () => {
    const rows = [cafe, words, { ...grade, ...OFF }, other]
    expect(visibleRows(rows, pupil, nobody, noWords)).toEqual([other])
  })

  it('shows everything to an administrator and marks what is disabled', () => {
    const shown = visibleRows([cafe, words, { ...grade, ...OFF }, other], admin, nobody, noWords)
    expect(shown.map(({ groupID, isEnabled }) => [groupID, isEnabled])).toEqual([
      [2511, false],
      [2510, false],
      [2500, false],
      [30, true],
    ])
  })

  it('builds the path of a row up to the top and stops at a cycle', () => {
    expect(pathFinder([grade, cafe, words], noWords)(cafe)).toEqual([cafe, words, grade])
    const loop = { ...grade, parentGroupID: 2510 }
    expect(pathFinder([cafe, words, loop], noWords)(cafe)).toEqual([cafe, words, loop])
  })
})

describe("a game made from a page's words", () => {
  const game = { ...cafe, clientID: 'Page_Games_Memory_Grade5_Cafe', groupID: 8401, parentGroupID: 0 }
  const wordsPageOf = (clientID: string) => (clientID === game.clientID ? cafe.clientID : null)
  const isShown = (page: Partial<typeof cafe>, actor: typeof pupil | typeof admin | null, on = nobody) =>
    visibleRows([{ ...cafe, ...page }, words, grade, game], actor, on, wordsPageOf).some(
      ({ clientID }) => clientID === game.clientID,
    )

  it("is visible to pupils on the page's whitelist and to administrators", () => {
    const page = { isWhiteListEnabled: true }
    expect(isShown(page, null)).toBe(false)
    expect(isShown(page, pupil)).toBe(false)
    expect(isShown(page, pupil, new Set([game.clientID]))).toBe(false)
    expect(isShown(page, pupil, new Set([cafe.clientID]))).toBe(true)
    expect(isShown(page, admin)).toBe(true)
  })

  it('is visible only to administrators if the page is', () => {
    expect(isShown({ isAdminRequired: true }, pupil)).toBe(false)
    expect(isShown({ isAdminRequired: true }, admin)).toBe(true)
  })

  it('stays visible if the page is disabled or requires a sign-in', () => {
    expect(isShown({ ...OFF }, null)).toBe(true)
    expect(isShown({ isAuthRequired: true }, null)).toBe(true)
    expect(isShown({ ...OFF, isWhiteListEnabled: true }, pupil, new Set([cafe.clientID]))).toBe(true)
  })

  it('is also restricted by the groups above the page', () => {
    const path = [cafe, { ...words, isAdminRequired: true, ...OFF }, grade]
    expect(pageGuards(path)).toEqual([{ ...words, isAdminRequired: true }])
  })
})
