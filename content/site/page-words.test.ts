import { describe, expect, it } from 'vitest'
import { vocabularySeeds } from '../pages.ts'
import { wordsOf } from './page-words.ts'

const cow = {
  french: 'la vache',
  english: 'the cow',
  image: 'pictures/cow.svg',
  sound: 'sounds/la-vache.mp3',
}
const one = { french: 'un', english: '1', sound: 'sounds/un.mp3', value: 1 }

describe('wordsOf', () => {
  it('lists the words in page order, beginning with those of the number grid', () => {
    const sections = [{ title: 'La ferme', words: [cow] }]
    expect(wordsOf({ form: 'number-grid', columns: 5, numbers: [one], sections })).toEqual([
      { ...one, image: null },
      { ...cow, value: null },
    ])
  })

  it('lists each word once, without empty and read-only table cells', () => {
    const read = { french: 'masculin', english: '', sound: null }
    const empty = { french: '', english: 'the hen', sound: null }
    const cell = { french: 'la vache', english: 'the cow', sound: cow.sound }
    const withoutSound = { french: 'la poule', english: 'the hen', sound: null }
    const withoutEnglish = { french: 'le coq', english: '', sound: 'sounds/le-coq.mp3' }
    const words = wordsOf({
      form: 'tables',
      tables: [
        {
          title: 'Le genre',
          columns: ['', ''],
          rows: [[read, cell], [empty, withoutSound], [withoutEnglish]],
        },
      ],
      sections: [{ title: 'La ferme', words: [cow] }],
    })
    expect(words.map(({ french }) => french)).toEqual(['la vache', 'la poule', 'le coq'])
  })

  it('finds words on every shipped page', () => {
    expect(vocabularySeeds.filter(({ content }) => wordsOf(content).length < 8)).toEqual([])
  })
})
