import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameAnswer } from '../../domain/api/game.ts'
import { makeGamesAnswer, pageGamesAnswer } from '../../domain/api/own-page.ts'
import type { VocabularyWord } from '../../domain/api/page.ts'
import { games as deckOf } from '../../domain/games/registry.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { KEY, messageOf, newPageCalls, ten, word } from '../testing/new-page-calls.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { readMenu } = menuCalls(() => school)
const { make, made, read } = newPageCalls(() => school)
const FIVE = ['exposed', 'memory', 'matching', 'listening', 'word-challenge']

async function offers(clientID = KEY) {
  const { body } = await school.call(`GET /pages/${clientID}/games`, { as: 'madame' })
  return z.parse(pageGamesAnswer, body)
}

const addWords = (...words: VocabularyWord[]) => setWords(...ten, ...words)

async function setWords(...words: VocabularyWord[]) {
  const { title, updated } = await read()
  const content = { form: 'cards', sections: [{ title: 'Les mots', words }] }
  const body = { title, content, updated }
  expect((await school.call(`PUT /pages/${KEY}`, { as: 'madame', body })).status).toBe(200)
}

describe('the games of a page', () => {
  it('are offered according to the words and made once with their menu rows', async () => {
    await made()
    expect((await offers()).data.map(({ kind, words, fault }) => [kind, words, fault])).toEqual([
      ['exposed', 10, null],
      ['memory', 10, null],
      ['matching', 10, null],
      ['listening', 10, null],
      ['word-challenge', 10, null],
      ['word-search', 10, null],
      ['dictee-eclair', 10, null],
    ])
    expect(z.parse(makeGamesAnswer, (await make(FIVE)).body).made).toEqual(FIVE)
    const rows = (await readMenu()).menulinks.filter(({ clientID }) => clientID.endsWith('_Grade4_LaPlage'))
    expect(rows).toHaveLength(5)
    expect(rows.every((row) => row.isEnabled && row.isBravoEnabled && row.isBonusEnabled)).toBe(true)
    const again = z.parse(makeGamesAnswer, (await make([...FIVE, 'dictee-eclair'])).body)
    expect([again.made, again.changed]).toEqual([['dictee-eclair'], []])
    const { data } = z.parse(gameAnswer, (await school.call('GET /games/memory-grade4-la-plage')).body)
    expect(data).toMatchObject({ description: 'Mémoire : La plage', wordsPage: KEY })
    expect(deckOf.memory.rules.parseDeck(data.data).items.map(({ word }) => word)).toEqual(
      ten.map(({ french }) => french),
    )
  })

  it('are published again if they are made after their deletion', async () => {
    await made()
    await make(['memory'])
    const ofGame = async () =>
      (await readMenu()).menulinks.filter(({ clientID }) => clientID === 'Page_Games_Memory_Grade4_LaPlage')
    const before = await ofGame()
    await school.call('DELETE /games/memory-grade4-la-plage?force=1', { as: 'madame' })
    expect(await ofGame()).toEqual([{ ...before[0], isEnabled: false }])
    expect(z.parse(makeGamesAnswer, (await make(['memory'])).body).made).toEqual(['memory'])
    expect(await ofGame()).toEqual(before)
  })

  it('get words that are added to the page later, each once', async () => {
    await made()
    await make(FIVE)
    expect((await offers()).newWords).toEqual([])
    await addWords(
      word('le bateau', 'boat'),
      word("l'île", 'island'),
      word('une très longue phrase à lire.', 'long'),
    )
    expect((await offers()).newWords).toEqual(['le bateau', "l'île", 'une très longue phrase à lire.'])
    expect(z.parse(makeGamesAnswer, (await make(FIVE)).body)).toMatchObject({
      made: [],
      changed: FIVE,
      newWords: [],
    })
    expect(z.parse(makeGamesAnswer, (await make(FIVE)).body).changed).toEqual([])
    const { data } = z.parse(gameAnswer, (await school.call('GET /games/memory-grade4-la-plage')).body)
    const words = deckOf.memory.rules.parseDeck(data.data).items.map((item) => item.word)
    expect(words).toEqual([...ten.map(({ french }) => french), 'le bateau', "l'île"])
  })

  it('take over changed photos and names and removed words; these updates can be undone', async () => {
    const photo = '/api/v1/media/abcdef.png'
    await made()
    await make(FIVE)
    await setWords(...ten.slice(2), { ...word('la plage', 'beach'), image: photo }, word('du sable', 'sand'))
    await setWords(...ten.slice(3), { ...word('la plage', 'beach'), image: photo }, word('du sable', 'sand'))
    const { changes, newWords } = await offers()
    expect(newWords).toEqual([])
    const same = { hasNewPicture: false, hasNewSound: false, games: FIVE }
    expect(changes.toSorted((one, other) => one.word.localeCompare(other.word))).toEqual([
      { word: 'la mer', to: null, ...same },
      // In this grade the listening game shows no pictures.
      {
        word: 'la plage',
        to: 'la plage',
        ...same,
        hasNewPicture: true,
        games: FIVE.filter((kind) => kind !== 'listening'),
      },
      { word: 'le sable', to: 'du sable', ...same },
    ])
    const done = z.parse(makeGamesAnswer, (await make(FIVE)).body)
    expect(done).toMatchObject({ made: [], changed: FIVE, newWords: [], changes: [] })
    const items = async () => {
      const { data } = z.parse(gameAnswer, (await school.call('GET /games/memory-grade4-la-plage')).body)
      return deckOf.memory.rules.parseDeck(data.data).items.map((item) => [item.word, item.image])
    }
    const rest = ten.slice(3).map(({ french }) => [french, null])
    expect(await items()).toEqual([['la plage', photo], ['du sable', null], ...rest])
    expect((await offers()).changes).toEqual([])
    for (const { id, versionID, updated } of done.former) {
      const path = `POST /games/${id}/versions/${versionID}/restore`
      expect((await school.call(path, { as: 'madame', body: { updated } })).status).toBe(200)
    }
    expect(await items()).toEqual(ten.map(({ french }) => [french, null]))
  })

  it('keep text edited in the game, and words the game needs to be playable', async () => {
    await made()
    await make(['memory'])
    const before = z.parse(gameAnswer, (await school.call('GET /games/memory-grade4-la-plage')).body).data
    const data = before.data.replace('"beach"', '"une plage","image":"pictures/sun.svg"')
    const { clientID, description, instructions } = before
    const body = { clientID, description, instructions, data }
    expect((await school.call('PUT /games/memory-grade4-la-plage', { as: 'madame', body })).status).toBe(200)
    await setWords({ ...word('la plage', 'beach'), image: '/api/v1/media/abcdef.png' }, ...ten.slice(1))
    expect((await offers()).changes).toEqual([])
    await setWords(word('la plage', 'beach'))
    expect(z.parse(makeGamesAnswer, (await make(['memory'])).body).changed).toEqual([])
  })

  it('get all words once after every word of the page was replaced', async () => {
    await made()
    await make(FIVE)
    const replaced = Array.from({ length: 4 }, (_, index) => 'abcd'.charAt(index)).map((letter) =>
      word(`le train ${letter}`, `train ${letter}`),
    )
    await setWords(...replaced)
    const { changes, newWords } = await offers()
    expect(changes.map(({ word: former, to }) => [former, to])).toEqual(
      ten.map(({ french }) => [french, null]),
    )
    expect(newWords).toEqual(replaced.map(({ french }) => french))
    expect(z.parse(makeGamesAnswer, (await make(FIVE)).body)).toMatchObject({
      changed: FIVE,
      changes: [],
      newWords: [],
    })
    const { data } = z.parse(gameAnswer, (await school.call('GET /games/memory-grade4-la-plage')).body)
    expect(deckOf.memory.rules.parseDeck(data.data).items.map((item) => item.word)).toEqual(newWords)
    expect(z.parse(makeGamesAnswer, (await make(FIVE)).body).changed).toEqual([])
  })

  it('are reported as changed only to the administrator whose update was stored', async () => {
    await made()
    await make(FIVE)
    await addWords(word('le bateau', 'boat'))
    const answers = await Promise.all([make(FIVE), make(FIVE), make(FIVE)])
    const done = answers.map(({ body }) => z.parse(makeGamesAnswer, body))
    expect(done.flatMap(({ changed }) => changed).toSorted()).toEqual(FIVE.toSorted())
    expect(done.flatMap(({ former }) => former)).toHaveLength(FIVE.length)
  })

  it('are made once and get each word once if several requests come at the same time', async () => {
    await made()
    await Promise.all([make(FIVE), make(FIVE), make(FIVE)])
    const rows = (await readMenu()).menulinks.filter(({ clientID }) => clientID.endsWith('_Grade4_LaPlage'))
    expect(rows).toHaveLength(5)
    await addWords(word('le bateau', 'boat'))
    await Promise.all([make(FIVE), make(FIVE), make(FIVE)])
    const { data } = z.parse(gameAnswer, (await school.call('GET /games/listening-grade4-la-plage')).body)
    const asked = deckOf.listening.rules.parseDeck(data.data).items.map(({ question }) => question)
    expect(asked).toEqual([...ten.map(({ french }) => french), 'le bateau'])
  })

  it('are refused for a single word or a page without words, and then no game is made', async () => {
    await made({ words: [word('la mer', 'sea')] })
    const { status, body } = await make(['memory', 'word-challenge'])
    expect(status).toBe(400)
    expect(messageOf(body)).toContain('Il faut au moins')
    expect((await offers()).data.every(({ game }) => game === null)).toBe(true)
    await made({ number: 2_000_011, title: 'Nos chansons', kind: 'music', words: [] })
    const songs = await make(['memory'], 'Page_Grade4_Music_NosChansons')
    expect(messageOf(songs.body)).toBe("Des jeux se font avec les mots d'une page de mots.")
    expect((await make(['memory'], 'Page_Nowhere')).status).toBe(404)
  })
})
