import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'
import { menuSeeds } from '../menu.ts'
import { pageSeeds } from '../pages.ts'
import { pageOf, pages } from '../routes.ts'
import { picturePath } from '../words/media-path.ts'
import { gamesOnPage } from './games-on-page.ts'
import { linkKind } from './link-kind.ts'
import { gameAfter, nextStone, stonePictures, stonesOf } from './stepping-stones.ts'

const links = menuSeeds(gameSeeds, pageSeeds)
const vocabulary = pages.filter(({ kind }) => kind === 'vocabulary')
const media = join(import.meta.dirname, '../../web/public/media')
const NOTHING: ReadonlySet<string> = new Set()

function themeOf(path: string) {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return { page, stones: stonesOf(page, links) }
}

describe('stonesOf', () => {
  it('starts with the words and continues with each step for which the theme has a game', () => {
    const { page, stones } = themeOf('/grade4/vocabulary/animals/farm')
    expect(stones.map(({ name }) => name)).toEqual([
      'Écoute les mots',
      'Les paires',
      'La mémoire',
      "L'écoute",
      'Écrire',
    ])
    expect(stones[0]).toMatchObject({ key: page.clientID, link: null })
    expect(stones.flatMap(({ link }) => link?.clientID ?? [])).toEqual([
      'Page_Games_Exposed_Grade4_Animals_Farm',
      'Page_Games_Memory_Grade4_Animals_Farm',
      'Page_Games_SoundMemory_Grade4_Animals_Farm',
      'Page_Games_DicteeEclair_Grade4_Animals_Farm',
    ])
    // Words that are only in conversations make no pairs.
    expect(themeOf('/grade4/vocabulary/weather').stones.map(({ name }) => name)).toEqual([
      'Écoute les mots',
      'Écrire',
    ])
  })

  it.each(vocabulary.map((page) => [page.path, page] as const))(
    'links to different games on %s',
    (_path, page) => {
      const stones = stonesOf(page, links)
      const games = gamesOnPage(page, links)
      expect(stones[0]?.link).toBeNull()
      expect(new Set(stones.map(({ key }) => key)).size).toBe(stones.length)
      for (const { link, key, kinds } of stones.slice(1)) {
        expect(games).toContain(link)
        expect(kinds).toContain(linkKind(key))
      }
      // A theme with pictures has all five steps.
      if (games.some(({ clientID }) => linkKind(clientID) === 'exposed')) expect(stones).toHaveLength(5)
    },
  )

  it('has a picture for each stone', () => {
    expect(new Set(stonePictures).size).toBe(5)
    expect(stonePictures.filter((name) => !existsSync(join(media, picturePath(name))))).toEqual([])
  })

  it('returns the first undone stone, whichever others are done', () => {
    const { stones } = themeOf('/grade1/vocabulary/pets')
    const done = new Set<string>()
    for (const { key } of [...stones].reverse()) {
      expect(nextStone(stones, done)).toBe(stones[0])
      done.add(key)
    }
    expect(nextStone(stones, done)).toBeUndefined()
    done.delete(stones[2]?.key ?? '')
    expect(nextStone(stones, done)).toBe(stones[2])
  })
})

describe('gameAfter', () => {
  it('returns the next stone, then each other game of the theme once, then undefined', () => {
    const { page } = themeOf('/grade4/vocabulary/house')
    const done = new Set<string>()
    const played: string[] = []
    let latest = 'Page_Games_Memory_Grade4_House'
    for (;;) {
      done.add(latest)
      played.push(latest)
      const next = gameAfter(latest, page, links, done)
      if (!next) break
      latest = next.clientID
    }
    expect(played.map((key) => linkKind(key))).toEqual([
      'memory',
      'exposed',
      'listening',
      'dictee-eclair',
      'petite-dictee',
      'sound-memory',
      'matching',
      'comprehension',
      'mot-qui-manque',
      'phrases',
      'word-search',
      'word-challenge',
      'course-aux-mots',
    ])
  })

  it('returns a stone after a game whose key names no theme', () => {
    const scene = gameSeeds.find(({ kind, wordsPage }) => kind === 'drop' && wordsPage !== null)
    const page = pageOf(scene?.wordsPage ?? '')
    const next = scene && gameAfter(scene.clientID, page, links, NOTHING)
    expect(page).toBeDefined()
    expect(next).toBe(page && stonesOf(page, links)[1]?.link)
  })

  it('returns another game of the same grade and group if a game has no theme', () => {
    const games = gameSeeds.filter(({ wordsPage, kind }) => wordsPage === null && kind !== 'drop')
    for (const { clientID, grade } of games) {
      const next = gameAfter(clientID, undefined, links, NOTHING)
      if (!next) continue
      expect(next.clientID).not.toBe(clientID)
      expect(gameSeeds.find((each) => each.clientID === next.clientID)?.grade).toBe(grade)
    }
    const [first] = games
    const all = new Set(links.map(({ clientID }) => clientID))
    expect(first && gameAfter(first.clientID, undefined, links, all)).toBeUndefined()
  })
})
