import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readAloud } from '../../content/words/pronunciations.ts'
import { levelled, readWave } from './wave.ts'

/** espeak-ng: a friendly female voice whose vowels stay clear, slow enough for a child. */
const VOICE = ['-v', 'fr-fr+f2', '-s', '135', '-p', '58', '-a', '140']
const MP3 = ['-ac', '1', '-b:a', '32k', '-map_metadata', '-1', '-id3v2_version', '0', '-write_xing', '0']

/** Changes whenever the sound of `text` would: with the text, how it is pronounced, the voice. */
export function speechHash(text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([readAloud(text), VOICE, MP3]))
    .digest('hex')
    .slice(0, 16)
}

/** Speaks `text` into an MP3 file: mono, 32 kbit/s, silence trimmed, every file equally loud. */
export async function speak(text: string, file: string): Promise<void> {
  const wave = readWave(
    await pipe('espeak-ng', [...VOICE, '--stdin', '--stdout'], Buffer.from(readAloud(text))),
  )
  const samples = levelled(wave, text)
  const raw = ['-f', 's16le', '-ar', String(wave.rate), '-ac', '1', '-i', '-']
  await pipe('ffmpeg', ['-v', 'error', '-y', ...raw, ...MP3, file], samples)
}

function pipe(name: string, args: string[], input: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${name} ended with ${code}`)),
    )
    child.stdin.end(input)
  })
}
