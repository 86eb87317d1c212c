import { expect, it } from 'vitest'
import { checkedLines, countLines, duplicateNames, includedLines, remainingLines } from './checked-list.ts'

const alice = { id: 2, displayName: 'Alice', classCode: '4-1' }
const lines = [
  { line: 2, cells: ['zoe', 'Zoé', '3-2', ''] },
  { line: 3, cells: ['alice', 'Alice', '3-2', ''] },
  { line: 12, cells: ['max', 'Max', '9-9', ''] },
]
const answer = {
  rejected: [
    { line: 3, code: 'lineOfAnother', message: 'Le nom est pris.', account: alice },
    { line: 4, code: 'lineOfUnknownClass', message: 'La classe est inconnue.' },
  ],
}
const checked = checkedLines(lines, answer)
const numbers = (some: readonly { line: number }[]) => some.map(({ line }) => line)

it('includes new pupils unless they are unticked, and existing ones only if they are ticked', () => {
  expect(numbers(includedLines(checked, {}))).toEqual([2])
  expect(numbers(includedLines(checked, { 2: false }))).toEqual([])
  expect(includedLines(checked, { 3: true, 12: true })).toEqual([
    { ...lines[0], sameAs: undefined },
    { ...lines[1], sameAs: alice.id },
  ])
})

it('counts created, updated and refused lines according to their ticks', () => {
  expect(countLines(checked, {})).toEqual({ created: 1, updated: 0, refused: 2 })
  expect(countLines(checked, { 2: false, 3: true })).toEqual({ created: 0, updated: 1, refused: 2 })
})

it('keeps lines that were not sent and lines that the API rejected', () => {
  const sent = includedLines(checked, { 3: true })
  expect(numbers(remainingLines(checked, sent, { rejected: [] }))).toEqual([12])
  expect(numbers(remainingLines(checked, sent, { rejected: [{ line: 2, code: '', message: '' }] }))).toEqual([
    2, 12,
  ])
})

it('lists display names that two lines of one class share', () => {
  const line = (number: number, name: string, classCode: string) => ({
    line: number,
    cells: [`user${number}`, name, classCode, ''],
  })
  const lines = [line(1, 'Noah S.', '4-1'), line(2, 'noah s.', '4-1'), line(3, 'Noah S.', '5-1')]
  expect(duplicateNames(lines)).toEqual(['Noah S. (4-1)'])
})
