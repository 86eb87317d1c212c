import { expect, it } from 'vitest'
import { pages } from '../../content/routes.ts'
import { isPublic, publicPages } from '../build/public-pages.ts'
import { plain, readBuiltPage } from './built-page.ts'
import { ownWords } from './own-words.ts'

const prerendered = publicPages()

it('prerenders every public path of the registry', () => {
  const paths = new Set(prerendered.map(({ path }) => path))
  const open = pages.filter(({ access }) => access === 'everyone')
  const missing = open.filter((page) => isPublic(page) && !paths.has(page.path))
  expect(missing).toEqual([])
  // The others are patterns, whose records are prerendered as pages.
  const patterns = open.filter((page) => !isPublic(page)).map(({ path }) => path)
  expect(patterns.filter((path) => !path.endsWith('/$id'))).toEqual([])
  for (const pattern of patterns)
    expect([...paths].some((path) => path.startsWith(pattern.replace('$id', '')))).toBe(true)
})

it.each(prerendered.map((page) => [page.path, page] as const))('%s contains its own words', (_path, page) => {
  const { text } = readBuiltPage(page.file)
  const words = ownWords(page).map(plain)
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})

const drawn = prerendered.filter(({ data }) => {
  const record = data.page?.record
  return record?.kind === 'vocabulary' && ['figure', 'scenes'].includes(record.content.form)
})

it('finds pages with a drawing', () => {
  expect(drawn.length).toBeGreaterThan(5)
})

it.each(drawn.map(({ path, file }) => [path, file]))('%s contains its drawing', (_path, file) => {
  const { head, body } = readBuiltPage(file)
  expect(body).toMatch(/<img [^>]*src="data:image\/svg\+xml,%3Csvg/)
  expect(head + body).not.toMatch(/<link rel="preload" as="image"[^>]*fetchPriority/)
})
