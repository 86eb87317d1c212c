import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CheckedTable } from './CheckedTable.tsx'
import { checkedLines } from './checked-list.ts'

it('shows 200 lines and all refused ones, and says how many there are', () => {
  const lines = Array.from({ length: 300 }, (_none, index) => ({
    line: index + 2,
    cells: [`eleve${index}`, `Élève ${index}`, '4-1', ''],
  }))
  const rejected = [{ line: 301, code: 'lineOfUnknownClass', message: 'Refusée.' }]
  const rows = (count: number) => {
    const checked = checkedLines(lines, { rejected }).slice(-count)
    return renderToStaticMarkup(createElement(CheckedTable, { lines: checked, ticks: {}, onTick: () => {} }))
  }
  expect(rows(300).match(/<tr/g)).toHaveLength(1 + 201)
  expect(rows(300)).toMatch(/Montrer plus de lignes\s: 201 sur 300/)
  expect(rows(200)).not.toContain('Montrer plus')
})
