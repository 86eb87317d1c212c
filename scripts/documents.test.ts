import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders = 'content|docs|domain|e2e|migrations|party|scripts|web|worker'

it.each([
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md'),
  ...globSync('docs/decisions/*.md').filter((decision) => !isSuperseded(decision)),
])('%s names only existing files', (document) => {
  const named = [
    ...readFileSync(document, 'utf8').matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g')),
  ]
  const missing = named.flatMap(([, path = '']) => (existsSync(path) ? [] : [path]))
  expect(missing).toEqual([])
})

/** A superseded decision may name files that were deleted later. */
function isSuperseded(decision: string): boolean {
  return /^Date: .* Status: superseded by /m.test(readFileSync(decision, 'utf8'))
}

describe('docs/decisions', () => {
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
})

describe('docs/security.md', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const rows = text.split('\n').filter((line) => /^\| [VA]\d/.test(line))

  /** Number of groups in each chapter of ASVS 5.0. A chapter that does not apply has one row. */
  const GROUPS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 0, 7, 3, 4, 3, 4, 5, 0]

  it('has a row for each group of requirements of ASVS 5.0', () => {
    const named = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/V\d+(\.\d+)?/g) ?? []))
    const groups = GROUPS.flatMap((count, index) =>
      count === 0
        ? [`V${index + 1}`]
        : Array.from({ length: count }, (_, group) => `V${index + 1}.${group + 1}`),
    )
    expect(groups.filter((group) => !named.has(group))).toEqual([])
  })

  it.each(rows)('%s', (row) => {
    if (/\| reason: [^|]+ \|$/.test(row)) return
    const [, file = '', title = ''] = /`([^`]+)`: (.+) \|$/.exec(row) ?? []
    expect(existsSync(file), `${file} exists`).toBe(true)
    const test = readFileSync(file, 'utf8')
    expect(/\b(it|test|describe)(\.each)?\b/.test(test), `${file} has tests`).toBe(true)
    expect(test, `${file} has the test`).toContain(title)
  })
})
