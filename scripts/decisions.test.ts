import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = new URL('../docs/decisions/', import.meta.url)
const MAX_RECORDS = 40
const MAX_WORDS = 250
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences']

const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')
const files = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .toSorted()

it(`has at most ${MAX_RECORDS} records, each listed once in the index`, () => {
  const rows = files.map((file) => `- [${(read(file).split('\n')[0] ?? '').slice(2)}](${file})`)
  const listed = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['))
  expect(listed.toSorted()).toEqual(rows.toSorted())
  expect(files.length).toBeLessThanOrEqual(MAX_RECORDS)
})

it.each(files)('%s has its number, date, sections and at most 250 words', (file) => {
  const text = read(file)
  const number = Number(file.slice(0, 2))
  expect(text).toMatch(
    new RegExp(`^# ${number}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: accepted\\.\n`),
  )
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS)
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS)
})
