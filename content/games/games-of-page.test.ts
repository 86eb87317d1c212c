import { describe, expect, it } from 'vitest'
import { checkRecord } from '../../domain/games/check-record.ts'
import { gameSeeds } from '../games.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import { gamesOnPage } from '../site/games-on-page.ts'
import { keyOfNewPage } from '../site/new-page-key.ts'
import { ownPageOf } from '../site/own-page.ts'
import { wordsOf } from '../site/page-words.ts'
import { makeGame, namesOnPage, newWordsOf, pageGameKinds, withWords } from './games-of-page.ts'

const words = ['la plage', 'le sable', 'la mer', 'la vague', 'le seau'].map((french) => plain(french))

function plain(french: string) {
  return { french, english: `in English: ${french}`, image: null, sound: null }
}

function game(kind: (typeof pageGameKinds)[number], list = words) {
  const made = makeGame(kind, list, 4)
  if ('fault' in made) throw new Error(made.fault.code)
  return { clientID: namesOnPage(kind, 'Page_Grade4_Vocabulary_LaPlage', 4).clientID, data: made.data }
}

describe.each(pageGameKinds)('a %s game made from a page', (kind) => {
  it('contains the suitable words, and is valid', () => {
    const list = [...words, plain('🐱'), plain('<b>chat</b>'), plain(`la ${'x'.repeat(77)}`)]
    const made = makeGame(kind, list, 4)
    expect(made).toMatchObject({ taken: kind === 'listening' ? 6 : 5 })
    expect(checkRecord(kind, game(kind, list).data).faults).toEqual([])
  })

  it('gets a word added later once, and stays unchanged without such words', () => {
    const { data } = game(kind)
    const more = withWords(kind, data, [...words, plain('le crabe')], 4)
    expect(more).not.toBe(data)
    expect(withWords(kind, more, [...words, plain('le crabe')], 4)).toBe(more)
    expect(withWords(kind, data, words, 4)).toBe(data)
  })

  it.each([4, null] as const)('is listed on its page in grade %s', (grade) => {
    const clientID = keyOfNewPage({ kind: 'vocabulary', grade, title: 'La plage' }, new Set())
    const page = ownPageOf(clientID)
    const names = namesOnPage(kind, clientID, grade)
    expect(page && gamesOnPage({ ...page, title: '' }, [names])).toEqual([names])
  })
})

describe('newWordsOf', () => {
  it('returns the words that are in none of the games', () => {
    const played = [game('memory'), game('word-search', words.slice(0, 3))]
    expect(newWordsOf([...words, plain('le crabe')], played, 4)).toEqual([plain('le crabe')])
    expect(newWordsOf(words, [], 4)).toEqual([])
  })

  it('returns few words for shipped pages, because their games were made from these words', () => {
    const found = vocabularySeeds.flatMap(({ clientID, content }) => {
      const page = pageOf(clientID)
      const list = wordsOf(content).filter(({ french }) => french.length < 20)
      return page ? newWordsOf(list, gamesOnPage(page, gameSeeds), page.grade) : []
    })
    const all = vocabularySeeds.flatMap(({ content }) => wordsOf(content))
    expect(found.length / all.length).toBeLessThan(0.15)
  })
})
