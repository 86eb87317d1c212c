import { expect, it } from 'vitest'
import { hasSameContent } from './page-draft.ts'

it('compares drafts by content, regardless of the order of keys', () => {
  const draft = (content: unknown) => ({ title: 'Chansons', content, updated: null })
  const one = draft({ songs: [{ id: 'a', title: 'Au clair de la lune' }] })
  expect(hasSameContent(one, draft({ songs: [{ title: 'Au clair de la lune', id: 'a' }] }))).toBe(true)
  expect(hasSameContent(one, draft({ songs: [{ id: 'a', title: 'Frère Jacques' }] }))).toBe(false)
  expect(hasSameContent(draft(['a', 'b']), draft(['b', 'a']))).toBe(false)
})
