import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = text.split('\n').filter((line) => /^\| [VA]\d/.test(line))

/** How many groups each chapter of ASVS 5.0 has; chapters without any that apply have one row. */
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
  expect(existsSync(file), `${file} is there`).toBe(true)
  const test = readFileSync(file, 'utf8')
  expect(/\b(it|test|describe)(\.each)?\b/.test(test), `${file} holds tests`).toBe(true)
  expect(test, `${file} has the test`).toContain(title)
})
