import { expect, it } from 'vitest'
import { readPaperSearch } from '../../../../domain/paper/address.ts'
import { createSheetStep, searchSheets } from './sheet-step.ts'

const STEPS = [{ clientID: 'Page_Grade4_Vocabulary_Cats' }]
const titles = (query: string, steps = STEPS) => searchSheets(query, steps).map(({ sheet }) => sheet?.title)

it("finds kinds of sheets for the words of the lesson's steps", () => {
  expect(titles('mots cach')).toEqual(['Mots cachés'])
  expect(titles('plan')).toEqual([])
  expect(titles('bingo', [])).toEqual([])
  expect(titles('calendrier', [])).toEqual(['Le calendrier du mois'])
  const [bingo] = searchSheets('bingo', STEPS)
  expect(bingo?.sheet?.choices).toEqual({
    ...{ de: 'Page_Grade4_Vocabulary_Cats', feuille: 'bingo', no: expect.any(Number) },
  })
})

it("removes the audience from a pasted sheet address, and ignores the address of one pupil's sheet", () => {
  const [sheet] = searchSheets(' https://mme.example/papier?de=Page_X&feuille=dictee&no=7&pour=4-1', [])
  expect(sheet?.sheet).toMatchObject({ title: 'Dictée', choices: { de: 'Page_X', feuille: 'dictee', no: 7 } })
  expect(sheet?.sheet?.choices).not.toHaveProperty('pour')
  expect(searchSheets('/papier?de=eleve:7&no=7', [])).toEqual([])
})

it('gives each sheet a unique key', () => {
  const first = createSheetStep([], readPaperSearch({ no: 1 }), 'La ferme')
  expect(first).toMatchObject({ clientID: 'sheet:1', sheet: { title: 'Cartes éclair : La ferme' } })
  expect(createSheetStep([first], readPaperSearch({ no: 2 }), '').clientID).toBe('sheet:2')
})
