import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { deleteDraft, readDraft, readDrafts, saveDraft, useDraft } from './use-draft.ts'

const LARGE = 'mot '.repeat(20_000)

afterEach(() => signOut())

it('stores a draft too large for lasting storage in the tab, and returns the latest text', () => {
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  for (const words of ['la vache', LARGE, 'la poule']) {
    saveDraft('page-new', words)
    expect(readDraft('page-new', z.string())).toBe(words)
  }
})

it('deletes one draft, but not those whose keys begin with the same text', () => {
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  for (const key of ['lesson-new', 'lesson-new-BCDF', 'page-new']) saveDraft(key, key)
  deleteDraft('lesson-new')
  expect(readDrafts('lesson-new', z.string())).toEqual([{ key: 'lesson-new-BCDF', draft: 'lesson-new-BCDF' }])
  deleteDraft('page-new')
  expect(readDraft('page-new', z.string())).toBeNull()
})

it('deletes the draft when it is empty', () => {
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  const onRender = vi.fn<(write: (next: z.output<typeof listDraft>) => void) => void>()
  renderToStaticMarkup(createElement(ListForm, { onRender }))
  const write = onRender.mock.calls[0]?.[0]
  write?.({ text: 'Léo Roy', classCode: '4-1' })
  expect(readDraft('list', listDraft)).toEqual({ text: 'Léo Roy', classCode: '4-1' })
  write?.({ text: '', classCode: '4-1' })
  expect(readDraft('list', listDraft)).toBeNull()
})

const listDraft = z.object({ text: z.string(), classCode: z.string() })

function ListForm({ onRender }: { onRender(write: (next: z.output<typeof listDraft>) => void): void }) {
  const [, write] = useDraft('list', listDraft, { text: '', classCode: '' }, ({ text }) => text === '')
  onRender(write)
  return null
}
