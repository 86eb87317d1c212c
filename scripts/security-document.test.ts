import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = text.split('\n').filter((line) => /^\| [VA]\d/.test(line))

it('the tables of security have rows, and each of the ten attacks some', () => {
  expect(rows.length).toBeGreaterThan(30)
  const attacks = rows.flatMap((row) => /^\| A(\d+)/.exec(row)?.[1] ?? [])
  expect([...new Set(attacks)]).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}`))
})

it.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = /`([^`]+)`: (.+) \|$/.exec(row) ?? []
  expect(existsSync(file), `${file} is there`).toBe(true)
  const test = readFileSync(file, 'utf8')
  expect(/\b(it|test|describe)(\.each)?\b/.test(test), `${file} holds tests`).toBe(true)
  expect(test, `${file} has the test`).toContain(title)
})
