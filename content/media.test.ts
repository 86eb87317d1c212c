import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NO_AVATAR } from '../domain/no-avatar.ts'
import { usedPictures, usedSounds } from './media-used.ts'

const media = join(import.meta.dirname, '../web/public/media')
const OUTDATED = 'Run `npm run media`.'
const size = (path: string) => statSync(join(media, path), { throwIfNoEntry: false })?.size ?? 0

it('has a picture file of reasonable size for every picture that the content shows', () => {
  const wrong = [...usedPictures().keys()].filter((path) => size(path) < 200 || size(path) > 20_000)
  expect(wrong, OUTDATED).toEqual([])
})

it('has a viewBox and a size in every picture, but no scripts or external files', () => {
  const wrong = [...usedPictures().keys()].filter((path) => {
    const svg = readFileSync(join(media, path), 'utf8')
    return (
      !/^<svg [^>]*(?:width="160" height="\d+"|width="\d+" height="160") viewBox="[\d. -]+">/.test(svg) ||
      /<script|<image|https?:(?!\/\/www\.w3\.org)/.test(svg)
    )
  })
  expect(wrong).toEqual([])
})

it('has an MP3 of reasonable size for every spoken text', () => {
  const wrong = [...usedSounds()].filter(([path, text]) => {
    const bytes = size(path)
    return bytes < 1200 || bytes > 4000 + 700 * text.length
  })
  expect(wrong, OUTDATED).toEqual([])
})

it('has at most 60 MB of files in total', () => {
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(60_000_000)
})

it('has no unused file', () => {
  const used = new Set([...usedPictures().keys(), ...usedSounds().keys(), `avatars/${NO_AVATAR}`])
  const files = ['pictures', 'avatars', 'sounds'].flatMap((folder) =>
    readdirSync(join(media, folder)).map((name) => `${folder}/${name}`),
  )
  expect(
    files.filter((path) => !used.has(path)),
    OUTDATED,
  ).toEqual([])
})

it('offers at least 24 avatars, and a neutral face as PNG', () => {
  expect(
    [...usedPictures().keys()].filter((path) => path.startsWith('avatars/')).length,
  ).toBeGreaterThanOrEqual(24)
  expect(
    readFileSync(join(media, 'avatars', NO_AVATAR))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})
