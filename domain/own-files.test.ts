import { expect, it } from 'vitest'
import { foreignFiles, isOwnFile } from './own-files.ts'

it.each([
  'pictures/cow.svg',
  'cow',
  'sounds/l-ete.mp3',
  'avatars/0.noavatar.png',
  `/api/v1/media/${'a'.repeat(64)}.png`,
])('accepts %s as a file of the site', (path) => {
  expect(isOwnFile(path)).toBe(true)
})

it.each([
  'https://elsewhere.example/a.png',
  'HTTPS://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  '\\\\elsewhere.example/a.png',
  ' https://elsewhere.example/a.png',
  'ht\ntps://elsewhere.example/a.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'blob:https://school.example/1',
  '/api/v1/auth/sign-out',
  '/api/v1/media/../auth/sign-out',
  'pictures/../../api/v1/backup',
  'pictures/cow.svg?x',
  '',
])('refuses %j', (path) => {
  expect(isOwnFile(path)).toBe(false)
})

it('returns the field path of each external file', () => {
  const far = 'https://elsewhere.example/a.png'
  const content = {
    image: null,
    title: far,
    sections: [{ words: [{ image: 'cow', sound: '' }, { sound: far }] }],
  }
  expect(foreignFiles(content)).toEqual([{ path: ['sections', 0, 'words', 1, 'sound'], file: far }])
})

it('stops at the maximum depth', () => {
  expect(foreignFiles(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toEqual([])
})
