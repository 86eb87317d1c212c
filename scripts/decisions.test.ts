import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = new URL('../docs/decisions/', import.meta.url)
const INDEX = 'README.md'

const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const files = readdirSync(FOLDER)
  .filter((file) => file !== INDEX)
  .toSorted()

it('every decision says when it was taken and whether it holds, and the index lists it so', () => {
  const rows = files.map((file) => {
    const [title = '', , third = ''] = read(file).split('\n')
    const [, date, status = ''] = /^Date: (\d{4}-\d\d-\d\d)\. Status: (.+)\.$/.exec(third) ?? []
    const plainStatus = status.replaceAll(/\[(\d+)\]\([^)]*\)/g, '$1')
    return `| [${file.slice(0, 4)}](${file}) | ${title.replace('# ', '')} | ${date} | ${plainStatus} |`
  })
  const listed = read(INDEX)
    .split('\n')
    .filter((line) => line.startsWith('| ['))
  expect(listed).toEqual(rows)
})

it('no two decisions have the same number', () => {
  const numbers = files.map((file) => file.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

it('every decision that another names is there', () => {
  const known = new Set(files)
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((\d{4}-[^)#]+)/g)].map(([, target = '']) => target),
  )
  expect(named.filter((target) => !known.has(target))).toEqual([])
})
