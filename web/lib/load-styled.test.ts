import { beforeEach, expect, it, vi } from 'vitest'
import { loadStyled } from './load-styled.ts'

const SCHOOL = 'https://school.example'
const linked: string[] = []
const fetched = new Set<string>()

beforeEach(() => {
  linked.length = 0
  fetched.clear()
  vi.stubGlobal('location', { origin: SCHOOL })
  vi.stubGlobal('performance', { getEntriesByName: (name: string) => (fetched.has(name) ? [{ name }] : []) })
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => ({}),
    head: {
      append(link: { href: string; onload(): void }) {
        linked.push(link.href)
        queueMicrotask(() => link.onload())
      },
    },
  })
})

it('asks for the files of a part, but not for a script that the page has', async () => {
  fetched.add(`${SCHOOL}/assets/shared.js`)
  expect(
    await loadStyled(async () => 'the part', ['assets/own.js', 'assets/shared.js', 'assets/own.css']),
  ).toBe('the part')
  expect(linked).toEqual(['/assets/own.js', '/assets/own.css'])
})

it('asks for a stylesheet that was only fetched ahead: it styles nothing yet', async () => {
  fetched.add(`${SCHOOL}/assets/ahead.css`)
  await loadStyled(async () => 'the part', ['assets/ahead.css'])
  expect(linked).toEqual(['/assets/ahead.css'])
})
