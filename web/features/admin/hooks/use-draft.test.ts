import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { deleteDraft, readDraft, readDrafts, saveDraft } from './use-draft.ts'

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
