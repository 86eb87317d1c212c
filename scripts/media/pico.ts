import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../command.ts'

export type Language = 'fr-FR' | 'en-GB'

export interface Said {
  /** A WAV file, mono, 16 kHz. */
  wave: Buffer
  /** The spoken phones in X-SAMPA. */
  phones: string
}

/**
 * Pico's phone numbers by their names in X-SAMPA. Long vowels have separate numbers but the names of the short ones.
 * Pauses and the closure before a plosive have no name ("-").
 */
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'fr-FR': byNumber(
    'p 67, b 55, t 69, d 56, k 62, g 59, f 58, v 71, s 68, z 74, S 51, Z 52, m 64, n 65, J 46, N 47, l 63, R 50, j 61,' +
      ' w 72, H 45, i 60 87, e 57, E 43 86, a 53 85, O 48, o 66, u 70, y 73, 2 38, 9 40, @ 39,' +
      ' E~ 76, A~ 78 88, O~ 77, 9~ 75, - 41 82 83 84',
  ),
  'en-GB': byNumber(
    'p 71 87, b 55, t 75 88, d 56, k 66 89, g 62, f 61, v 78, tS 76, dZ 57, ? 91, T 48, D 41, s 74, z 80, S 47, Z 52, m 68, n 69, N 44,' +
      ' l 67, r 73, j 65, w 79, h 63, i: 64, I 42, E 58, { 72, A: 40, Q 39, O: 45, U 49, u: 77, V 51, 3: 36, @ 38 93,' +
      ' eI 60, aI 53, aU 54, @U 70, OI 46, I@ 43, e@ 59, l= 37, - 92 94 95',
  ),
}

/** SVOX Pico with a preloaded library that records the spoken phones. */
export interface Pico {
  say(text: string, language: Language): Promise<Said>
  close(): Promise<void>
}

/** @throws {Error} if pico-phones.c cannot be compiled */
export async function openPico(): Promise<Pico> {
  const folder = await mkdtemp(join(tmpdir(), 'pico-'))
  const library = join(folder, 'phones.so')
  await command('cc', [
    '-shared',
    '-fPIC',
    '-O2',
    '-o',
    library,
    join(import.meta.dirname, 'pico-phones.c'),
    '-ldl',
  ])
  let count = 0

  async function say(text: string, language: Language): Promise<Said> {
    count += 1
    const [wave, numbers] = [join(folder, `${count}.wav`), join(folder, `${count}.txt`)]
    const env = { LD_PRELOAD: library, PICO_PHONES: numbers }
    await command('pico2wave', ['-l', language, '-w', wave, text], env)
    const said = { wave: await readFile(wave), phones: named(await readFile(numbers, 'utf8'), language) }
    await Promise.all([rm(wave), rm(numbers)])
    return said
  }

  return { say, close: () => rm(folder, { recursive: true }) }
}

function named(numbers: string, language: Language): string {
  return numbers
    .trim()
    .split(' ')
    .map((number) => names[language][number] ?? `<${number}>`)
    .join('')
}

function byNumber(table: string): Record<string, string> {
  return Object.fromEntries(
    table.split(', ').flatMap((row) => {
      const [name = '', ...numbers] = row.split(' ')
      return numbers.map((number) => [number, name === '-' ? '' : name])
    }),
  )
}
