import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOption } from './choices.ts'
import { drawOptions } from './options.ts'
import { random } from './random.ts'
import { optionKeys } from './record-items.ts'
import { anyMedia, anyText } from './testing/any-record.ts'

const anyItem = fc.record({
  word: anyText,
  image: anyMedia.map((path) => path || null),
  sound: anyMedia.map((path) => path || null),
})

describe('drawOptions', () => {
  it('includes the right option once, and all options differ in word, picture and sound', () => {
    fc.assert(
      fc.property(
        anyItem,
        fc.array(anyItem, { maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (item, others, count, seed) => {
          const { options, right } = drawOptions(item, others, count, random(seed))
          const keys = options.flatMap(optionKeys)
          expect(options[right]).toBe(item)
          expect(new Set(keys).size).toBe(keys.length)
          expect(options.length).toBeLessThanOrEqual(count)
        },
      ),
    )
  })

  it('returns the requested number if enough candidates differ', () => {
    const others = ['rouge', 'bleu', 'vert', 'ROUGE', 'jaune'].map(textOption)
    expect(drawOptions(textOption('noir'), others, 4, random(1)).options).toHaveLength(4)
    expect(drawOptions(textOption('noir'), others, 9, random(1)).options).toHaveLength(5)
  })

  it('prefers options of the same form as the right one', () => {
    const words = [
      'la plage',
      'nager',
      'le sable',
      "l'île",
      'se baigner',
      'Il fait beau.',
      'les valises',
      'courir',
    ]
    for (let seed = 0; seed < 50; seed++) {
      const nouns = drawOptions(textOption('le train'), words.map(textOption), 4, random(seed)).options
      expect(nouns.filter(({ word }) => !/^(?:les? |la |l')/.test(word))).toEqual([])
      const verbs = drawOptions(textOption('skier'), words.map(textOption), 4, random(seed)).options
      expect(verbs.map(({ word }) => word)).toEqual(expect.arrayContaining(['nager', 'se baigner', 'courir']))
    }
  })

  it('avoids options that are similar to the right one or to each other, if possible', () => {
    const words = ['le chaton', 'le chat noir', 'le chien', 'le chiot', 'la tortue', 'le lapin']
    for (let seed = 0; seed < 50; seed++) {
      const offered = drawOptions(textOption('le chat'), words.map(textOption), 4, random(seed)).options
      const texts = offered.map(({ word }) => word)
      expect(texts).toEqual(expect.arrayContaining(['le chat', 'la tortue', 'le lapin']))
      expect(texts.filter((word) => /chaton|noir/.test(word))).toEqual([])
    }
    expect(
      drawOptions(textOption('le chat'), words.slice(0, 3).map(textOption), 4, random(1)).options,
    ).toHaveLength(4)
  })

  it('puts the right option at every position about equally often', () => {
    const others = ['rouge', 'bleu', 'vert'].map(textOption)
    const places = [0, 0, 0, 0]
    for (let seed = 0; seed < 1000; seed++) {
      const { right } = drawOptions(textOption('noir'), others, 4, random(seed))
      places[right] = (places[right] ?? 0) + 1
    }
    expect(Math.min(...places)).toBeGreaterThan(200)
  })
})
