import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addDays } from '../domain/calendar.ts'
import { stickerOf, stickerPictures } from './stickers.ts'
import { picturePath } from './words/media-path.ts'

const media = join(import.meta.dirname, '../web/public/media')

it.each(['2026-01-04', '2026-08-30', '2028-01-02'])(
  'shows a different sticker in each week of the year that begins on %s',
  (first) => {
    const weeks = Array.from({ length: 52 }, (_none, index) => addDays(first, 7 * index))
    const stickers = weeks.map(stickerOf)
    expect(new Set(stickers.map(({ name }) => name)).size).toBe(52)
    expect(new Set(stickers.map(({ english }) => english)).size).toBe(52)
    const looks = stickers.map(({ hat, thing, background, scarf }) => [hat, thing, background, scarf].join())
    expect(new Set(looks).size).toBe(52)
    expect(stickerOf(first)).toEqual(stickers[0])
  },
)

it('shows stickers that match the season', () => {
  expect(stickerOf('2026-12-06')).toMatchObject({
    name: 'Le hibou des neiges, foulard rouge',
    english: 'The snow owl, red scarf',
    background: 'winter',
  })
  expect(stickerOf('2026-10-25')).toMatchObject({ name: 'Le hibou sorcier, foulard violet', hat: 'witch' })
})

it('uses only existing pictures', () => {
  expect(stickerPictures.filter((name) => !existsSync(join(media, picturePath(name))))).toEqual([])
})
