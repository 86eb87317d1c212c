import { describe, expect, it } from 'vitest'
import type { VocabularyWord } from '../../domain/api/page.ts'
import { changesOfWords, MAX_CHANGES, withChangedWords } from './changed-words.ts'
import { makeGame, pageGameKinds } from './games-of-page.ts'

function word(french: string, english = `${french} in English`): VocabularyWord {
  return { french, english, image: null, sound: null }
}

const others = ['la poule', 'le mouton', 'le cochon', 'la brebis'].map((french) => word(french))

function record(kind: (typeof pageGameKinds)[number], words: readonly VocabularyWord[]): string {
  const made = makeGame(kind, words, 4)
  if ('fault' in made) throw new Error(made.fault.code)
  return made.data
}

describe.each(pageGameKinds)('a %s game made from a page', (kind) => {
  const cow = word('la vache', 'cow')
  const page = { words: others, grade: 4 } as const

  it('loses a word that was removed from the page', () => {
    const changes = changesOfWords([[...others, cow]], others)
    const changed = withChangedWords(kind, record(kind, [...others, cow]), changes, page)
    expect(changed).toEqual({ data: record(kind, others), applied: changes })
    expect(withChangedWords(kind, changed.data, changes, page).applied).toEqual([])
  })

  it('contains a corrected word only once if it already had the correct one', () => {
    const words = [...others, cow]
    const changes = changesOfWords([[...others, word('la vahce', 'cow')]], words)
    const data = record(kind, [...others, word('la vahce', 'cow'), cow])
    const changed = withChangedWords(kind, data, changes, { words, grade: 4 })
    expect(changed.data).toBe(record(kind, words))
  })
})

it('keeps a removed word if the game has another translation for it', () => {
  const changes = changesOfWords([[...others, word('la vache', 'cow')]], others)
  const data = record('listening', [...others, word('la vache', 'an animal')])
  expect(withChangedWords('listening', data, changes, { words: others, grade: 4 })).toEqual({
    data,
    applied: [],
  })
})

it('removes a word without English from a game in which it is its own answer', () => {
  const changes = changesOfWords([[...others, word('la vache', '')]], others)
  const data = record('memory', [...others, word('la vache', '')])
  const changed = withChangedWords('memory', data, changes, { words: others, grade: 4 })
  expect(changed.data).toBe(record('memory', others))
})

it('keeps only the newest changes of a page that was changed often', () => {
  const versions = Array.from({ length: 50 }, (_, version) =>
    Array.from({ length: 10 }, (__, index) => word(`le mot ${version} ${index}`)),
  )
  const changes = changesOfWords(versions, [])
  expect(changes).toHaveLength(MAX_CHANGES)
  expect(changes[0]?.from.french).toBe('le mot 0 0')
})
