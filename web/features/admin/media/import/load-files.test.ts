import { type Zippable, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { MAX_MEDIA_BYTES } from '../../../../../domain/api/media.ts'
import { MAX_CREDIT_LENGTH } from '../../../../../domain/api/recording.ts'
import { loadFiles } from './load-files.ts'
import { nameOf } from './source-file.ts'
import { zipName } from './zip-files.ts'

const text = (content: string) => new TextEncoder().encode(content)
const zip = (content: Zippable, change: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined) => {
  const bytes = zipSync(content).slice()
  change(bytes)
  return new File([bytes], 'voix.zip')
}
const namesOf = async (...files: File[]) => (await loadFiles(files)).sounds.map(nameOf)

it('lists the sounds of a zip and of other files, ignoring folders', async () => {
  const loaded = await loadFiles([
    zip({
      'fr/words/cow.ogg': text('moo'),
      '../../etc/vache.ogg': [text('meuh'.repeat(100)), { level: 0 }],
      '__MACOSX/fr/._cow.ogg': text(''),
      'fr/.hidden.ogg': text(''),
      'fr/words/list.html': text(''),
      'long.ogg': new Uint8Array(MAX_MEDIA_BYTES + 1),
    }),
    new File(['miaou'], 'chat.MP3'),
  ])
  expect(loaded.sounds.map(nameOf)).toEqual(['cow.ogg', 'vache.ogg', 'chat.MP3'])
  expect(loaded.tooLarge).toEqual(['long.ogg'])
  const contents = await Promise.all(loaded.sounds.map(async ({ read }) => (await read()).text()))
  expect(contents).toEqual(['moo', 'meuh'.repeat(100), 'miaou'])
})

it('reads the credit and licence files in order, up to the limit', async () => {
  const sounds = { 'cow.ogg': text('moo') }
  const { credit } = await loadFiles([
    zip({
      ...sounds,
      'LICENSE.txt': text('CC BY-SA 4.0\r\n'),
      'fr/CREDITS': text(' Ana\0 '),
      'notes.txt': text('no'),
    }),
  ])
  expect(credit).toEqual({ text: 'Ana\n\nCC BY-SA 4.0', from: ['CREDITS', 'LICENSE.txt'], isCut: false })
  const long = await loadFiles([zip({ ...sounds, COPYING: text('é'.repeat(MAX_CREDIT_LENGTH + 1)) })])
  expect(long.credit).toMatchObject({ text: 'é'.repeat(MAX_CREDIT_LENGTH), isCut: true })
  const old = new File([Uint8Array.of(0x41, 0x6e, 0xe9)], 'auteurs.txt')
  expect((await loadFiles([zip(sounds), old])).credit.text).toBe('Ané')
})

it('explains why a file cannot be imported', async () => {
  const tooMany = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.ogg`, text('')]))
  await expect(loadFiles([zip(tooMany)])).rejects.toThrow('« voix.zip » a plus de 5000 fichiers.')
  await expect(loadFiles([new File(['no zip'], 'voix.zip')])).rejects.toThrow(
    "n'est pas un zip que l'on peut ouvrir",
  )
  await expect(loadFiles([zip({ 'notes.txt': text('no') })])).rejects.toThrow("Il n'y a pas de son ici")
})

it('rejects a zip whose declared size exceeds the limit', async () => {
  // Overwrites the declared size in the central directory.
  const huge = zip({ 'cow.ogg': text('moo') }, (bytes) => {
    new DataView(bytes.buffer).setUint32(directoryOf(bytes) + 24, 301 * 1024 * 1024, true)
  })
  await expect(loadFiles([huge])).rejects.toThrow('plus de 300 Mo ensemble')
})

it('unpacks no more than the declared size and reports unsupported compression', async () => {
  const lying = zip({ 'cow.ogg': text('moo'.repeat(1000)) }, (bytes) => {
    new DataView(bytes.buffer).setUint32(directoryOf(bytes) + 24, 3, true)
  })
  const [small] = (await loadFiles([lying])).sounds
  expect((await small?.read())?.size).toBe(3)
  const otherwise = zip({ 'cow.ogg': text('moo') }, (bytes) => {
    new DataView(bytes.buffer).setUint16(directoryOf(bytes) + 10, 99, true)
  })
  const [unknown] = (await loadFiles([otherwise])).sounds
  await expect(unknown?.read()).rejects.toThrow('« cow.ogg » ne peut pas être sorti du zip')
})

it('decodes file names that were written on a Mac or in Windows', async () => {
  expect(await namesOf(zip({ 'chèvre.ogg': text('') }))).toEqual(['chèvre.ogg'])
  const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  expect(zipName(latin(text('chèvre.ogg')))).toBe('chèvre.ogg')
  expect(zipName(latin(Uint8Array.of(0x63, 0x68, 0x8a, 0x76, 0x72, 0x65)))).toBe('chèvre')
  expect(zipName('chèvre, œuf')).toBe('chèvre, œuf')
})

/** Offset of the central directory, read from the last 22 bytes of the zip. */
function directoryOf(bytes: Uint8Array<ArrayBuffer>): number {
  return new DataView(bytes.buffer).getUint32(bytes.length - 6, true)
}
