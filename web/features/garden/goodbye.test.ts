import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Buds } from './Buds.tsx'
import { PlantName } from './PlantName.tsx'

const [WEDNESDAY, FRIDAY, SUNDAY] = ['2026-11-18', '2026-11-20', '2026-11-22']

it.each([
  ['À demain!', WEDNESDAY],
  ['À bientôt!', FRIDAY],
  ['À demain!', SUNDAY],
])('is "%s" at the end of a mission and in the garden on %s', (text, day) => {
  const words = [{ id: 'la-vache', word: 'la vache', strength: 1 }]
  expect(renderToStaticMarkup(createElement(Buds, { words, isPending: false, date: day }))).toContain(text)
  const plant = {
    ...{ word: 'la-vache', french: 'la vache', english: '', image: null, sound: null, page: null, theme: '' },
    ...{ strength: 1, before: 0, days: 1, due: day, right: 1, tries: 1 },
    firstSeen: `${day}T12:00:00.000Z`,
    lastSeen: `${day}T12:00:00.000Z`,
  } as const
  const name = { word: plant, today: day, isGrown: true, isClosed: true, isThirsty: false }
  expect(renderToStaticMarkup(createElement(PlantName, name))).toContain(text.toLowerCase())
})
