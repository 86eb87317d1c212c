import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('| V'))

it('the table of security has rows', () => {
  expect(rows.length).toBeGreaterThan(30)
})

it.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = /`([^`]+)`: (.+) \|$/.exec(row) ?? []
  expect(existsSync(file), `${file} is there`).toBe(true)
  const test = readFileSync(file, 'utf8')
  expect(/\b(it|test|describe)(\.each)?\b/.test(test), `${file} holds tests`).toBe(true)
  expect(test, `${file} has the test`).toContain(title)
})
