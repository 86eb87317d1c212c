import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { missingRows, withPhonemes } from '../../content/pronunciations/french.ts'
import {
  englishWithPhonemes,
  isEnglish,
  isPronouncedRight,
  validPhones,
  waysToSay,
} from '../../content/pronunciations/pronunciation.ts'
import type { Pico } from './pico.ts'
import { normalizeLoudness, readWave } from './wave.ts'

/** Pico's speed in per cent: the usual one, and a slow one for beginners. */
const SPEEDS = { usual: 90, slow: 75 }
const MP3 = ['-ac', '1', '-b:a', '32k', '-map_metadata', '-1', '-id3v2_version', '0', '-write_xing', '0']

export type Speed = keyof typeof SPEEDS

/** A spoken text. `byPhonemes` are the indexes of the words that were passed to the voice as phonemes. */
export interface Spoken {
  wave: Buffer
  phones: string
  byPhonemes: readonly number[]
}

/** Changes when the sound of `text` would: with the text, its expected phones, the voice or its speed. */
export function speechHash(text: string, speed: Speed): string {
  return hashOf(JSON.stringify([text, validPhones(text), 'pico', SPEEDS[speed], MP3]))
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/**
 * Speaks `text` with the right phones: as written if possible, else with as few words as possible passed as phonemes.
 * @throws {Error} if the voice cannot pronounce it right
 */
export async function sayRight(pico: Pico, text: string, speed: Speed): Promise<Spoken> {
  const missing = isEnglish(text) ? [] : missingRows(text)
  if (missing.length > 0) {
    const { phones } = await say(pico, text, [], speed)
    throw new Error(`words.json lacks ${missing.join(', ')} of "${text}", which the voice says as ${phones}`)
  }
  const heard = new Set<string>()
  for (const byPhonemes of waysToSay(text)) {
    const spoken = await say(pico, text, byPhonemes, speed)
    if (isPronouncedRight(text, spoken.phones)) return { ...spoken, byPhonemes }
    heard.add(spoken.phones)
  }
  throw new Error(`"${text}" sounds like ${[...heard].join(' or ')}, not ${validPhones(text)}`)
}

/** Speaks `text`, with the words at `byPhonemes` passed as phonemes. Does not check the resulting phones. */
export function say(pico: Pico, text: string, byPhonemes: readonly number[], speed: Speed) {
  const given = isEnglish(text) ? englishWithPhonemes(text) : withPhonemes(text, byPhonemes)
  return pico.say(`<speed level="${SPEEDS[speed]}">${given}</speed>`, isEnglish(text) ? 'en-GB' : 'fr-FR')
}

/** Encodes a WAV as MP3: mono, 32 kbit/s, silence trimmed, loudness normalized. */
export async function encodeMP3(wav: Buffer, text: string, file: string): Promise<void> {
  const wave = readWave(wav)
  const samples = normalizeLoudness(wave, text)
  const raw = ['-f', 's16le', '-ar', String(wave.rate), '-ac', '1', '-i', '-']
  await pipe('ffmpeg', ['-v', 'error', '-y', ...raw, ...MP3, file], samples)
}

function pipe(name: string, args: string[], input: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['pipe', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))))
    child.stdin.end(input)
  })
}
