import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { addDays } from '../domain/calendar.ts'
import { pictureOf, SLOTS_PER_PICTURE, weekPictures } from './week-pictures.ts'

const media = join(import.meta.dirname, '../web/public/media')

it('shows every picture within a year, and a different one from one week to the next', () => {
  const weeks = Array.from({ length: 52 }, (_none, index) => pictureOf(addDays('2026-08-30', 7 * index)))
  expect(new Set(weeks)).toEqual(new Set(weekPictures))
  expect(weekPictures.length).toBeGreaterThanOrEqual(12)
  expect(weeks.filter((picture, index) => picture === weeks[index + 1])).toEqual([])
})

it.each(weekPictures)(
  'has places for stickers that do not overlap, and a light background: $title',
  (picture) => {
    const { places, background } = picture
    expect(places).toHaveLength(SLOTS_PER_PICTURE)
    const touching = places.filter(([x, y], index) =>
      places
        .slice(index + 1)
        .some(([otherX, otherY]) => Math.abs(x - otherX) < 11 && Math.abs(y - otherY) < 16.5),
    )
    expect(touching).toEqual([])
    expect(places.every(([x, y]) => x >= 6 && x <= 94 && y >= 9 && y <= 91)).toBe(true)
    const svg = readFileSync(join(media, background))
    expect(gzipSync(svg).length).toBeLessThan(12_000)
    expect(svg.toString()).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/)
  },
)
