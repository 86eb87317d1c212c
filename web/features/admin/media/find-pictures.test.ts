import { expect, it } from 'vitest'
import { findPictures } from './find-pictures.ts'
import { sitePictures } from './site-pictures.ts'

const pictures = ['trois rois (three kings)', "l'œuf (egg)", 'le roi (king)', 'la forêt (forest)'].map(
  (name) => ({
    image: name,
    name,
  }),
)
const found = (wanted: string) => findPictures(pictures, wanted).map(({ name }) => name)

it('whole words come before beginnings, and these before what is within a word', () => {
  expect(found('roi')).toEqual(['le roi (king)', 'trois rois (three kings)'])
})

it.each(['oeuf', 'ŒUF', "l'oeuf", 'Egg', '  eg '])('« %s » finds the egg', (wanted) => {
  expect(found(wanted)).toEqual(["l'œuf (egg)"])
})

it('accents may be left out, the article is any, and all other words are wanted', () => {
  expect(found('une foret')).toEqual(['la forêt (forest)'])
  expect(found('three roi')).toEqual(['trois rois (three kings)'])
  expect(found('three foret')).toEqual([])
})

it('nothing wanted finds all, in their order', () => {
  expect(findPictures(pictures, ' ')).toEqual(pictures)
})

it('every picture of the site is there once, and found by its French and its English', () => {
  expect(new Set(sitePictures.map(({ image }) => image)).size).toBe(sitePictures.length)
  expect(sitePictures.length).toBeGreaterThan(1200)
  for (const wanted of ['la vache', 'cow']) {
    expect(findPictures(sitePictures, wanted)[0]?.name).toContain('la vache (cow)')
  }
})

it('a picture is found by the English name of its file, which no word says', () => {
  for (const wanted of ['glass of milk', 'Teddy bear', 'syringe']) {
    const [first] = findPictures(sitePictures, wanted)
    expect(first?.image).toBe(`pictures/${wanted.toLowerCase().replaceAll(' ', '-')}.svg`)
  }
})
