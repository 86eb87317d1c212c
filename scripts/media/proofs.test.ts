import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { slowSounds, usedSounds } from '../../content/media-used.ts'
import { vocabularySeeds } from '../../content/pages.ts'
import { isPronouncedRight } from '../../content/pronunciations/pronunciation.ts'
import { wordsOf } from '../../content/site/page-words.ts'
import { areHomophones } from '../../domain/learning/homophones.ts'
import { readManifest } from './manifest.ts'
import { hashOf, speechHash } from './speech.ts'

const media = join(import.meta.dirname, '../../web/public/media')
const sounds = [...usedSounds()]
const manifest = await readManifest()

it('has a proof of every sound for its current text and voice', () => {
  const slow = slowSounds()
  const unproved = sounds.filter(
    ([path, text]) => manifest.get(path)?.hash !== speechHash(text, slow.has(path) ? 'slow' : 'usual'),
  )
  expect(unproved).toEqual([])
})

it('has proofs that match the sound files', async () => {
  const others = await Promise.all(
    sounds.map(async ([path]) =>
      hashOf(await readFile(join(media, path))) === manifest.get(path)?.file ? [] : [path],
    ),
  )
  expect(others.flat()).toEqual([])
})

it('has the right phones for every text', () => {
  const wrong = sounds.filter(([path, text]) => !isPronouncedRight(text, manifest.get(path)?.phones ?? ''))
  expect(wrong).toEqual([])
})

it('treats words with the same phones as homophones', () => {
  const words = new Map<string, string[]>()
  for (const { french, sound } of vocabularySeeds.flatMap(({ content }) => wordsOf(content))) {
    const phones = manifest.get(sound ?? '')?.phones
    if (phones) words.set(phones, [...(words.get(phones) ?? []), french])
  }
  const confused = [...words.values()].filter(([first = '', ...others]) =>
    others.some((other) => !areHomophones(first, other)),
  )
  expect(confused).toEqual([])
})
