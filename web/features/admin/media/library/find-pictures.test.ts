import { expect, it } from 'vitest'
import { sitePictures } from '../PictureChoice.tsx'
import { findPictures } from './find-pictures.ts'

const pictures = ['trois rois (three kings)', "l'œuf (egg)", 'le roi (king)', 'la forêt (forest)'].map(
  (name) => ({
    image: name,
    name,
  }),
)
const found = (query: string) => findPictures(pictures, query).map(({ name }) => name)

it('ranks matches of whole words first, then those of the beginning of a word, then others', () => {
  expect(found('roi')).toEqual(['le roi (king)', 'trois rois (three kings)'])
})

it.each(['oeuf', 'ŒUF', "l'oeuf", 'Egg', '  eg '])('finds the egg for "%s"', (query) => {
  expect(found(query)).toEqual(["l'œuf (egg)"])
})

it('ignores accents and articles, but requires all other words', () => {
  expect(found('une foret')).toEqual(['la forêt (forest)'])
  expect(found('three roi')).toEqual(['trois rois (three kings)'])
  expect(found('three foret')).toEqual([])
})

it('returns all pictures in their order for an empty query', () => {
  expect(findPictures(pictures, ' ')).toEqual(pictures)
})

it('lists each picture of the site once, and finds it in French and English', () => {
  expect(new Set(sitePictures.map(({ image }) => image)).size).toBe(sitePictures.length)
  expect(sitePictures.length).toBeGreaterThan(1200)
  for (const query of ['la vache', 'cow']) {
    expect(findPictures(sitePictures, query)[0]?.name).toContain('la vache (cow)')
  }
})

it('finds a picture by the English name of its file', () => {
  for (const query of ['glass of milk', 'Teddy bear', 'syringe']) {
    const [first] = findPictures(sitePictures, query)
    expect(first?.image).toBe(`pictures/${query.toLowerCase().replaceAll(' ', '-')}.svg`)
  }
})
