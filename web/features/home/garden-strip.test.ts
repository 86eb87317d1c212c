import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { GardenStrip } from './GardenStrip.tsx'

const TODAY = '2026-11-18'

it('counts thirsty plants, but not sentences, which do not grow in the garden', () => {
  expect(stripOf(['la vache', 'le coq', 'Il pleut.'])).toContain('2 plantes ont soif')
  expect(stripOf(['la vache', 'Il pleut.'])).toContain('1 plante a soif')
  expect(stripOf(['Il pleut.', 'Où est le chat?'])).not.toContain('soif')
})

it('counts all thirsty plants even if they do not fit', () => {
  const words = Array.from({ length: 20 }, (_, index) => `le mot ${index}`)
  const strip = stripOf(words)
  expect(strip).toContain('20 plantes ont soif')
  expect(strip.match(/data-thirsty/g)).toHaveLength(16)
})

it('shows plants that grew today as buds, as the garden does', () => {
  const grown = { strength: 5, days: 5, due: '2026-12-18' }
  const [today, earlier] = ['2026-11-18T15:00:00.000Z', '2026-11-17T15:00:00.000Z'].map((lastSeen) =>
    stripOf(['la vache'], { ...grown, lastSeen }),
  )
  expect([today, earlier].map((strip) => strip?.match(/data-strength="(\d)"/)?.[1])).toEqual(['4', '5'])
})

it('computes school days of the shown plants only, because that is slow', () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  stripOf(Array.from({ length: 200 }, (_, index) => `le mot ${index}`))
  expect(format).toHaveBeenCalledTimes(16)
  format.mockRestore()
})

/** The HTML of the strip of a pupil whose words are all due, unless `more` says otherwise. */
function stripOf(texts: readonly string[], more: Partial<RememberedWord> = {}): string {
  const words = texts.map(
    (french): RememberedWord => ({
      ...{ word: french, french, english: '', image: null, sound: null, page: null, theme: '' },
      ...{ strength: 1, before: 1, days: 1, due: TODAY, right: 1, tries: 1 },
      firstSeen: '2026-11-01T12:00:00.000Z',
      lastSeen: '2026-11-01T12:00:00.000Z',
      ...more,
    }),
  )
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const children = createElement(GardenStrip, { words, today: TODAY, timeZone: 'America/Toronto' })
  return renderToStaticMarkup(createElement(RouterContextProvider, { router, children }))
}
