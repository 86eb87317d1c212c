import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { readDraft, saveDraft } from './use-draft.ts'

const LARGE = 'mot '.repeat(20_000)

afterEach(() => signOut())

it('moves a draft that is too large to last into the tab, and always reads the latest text', () => {
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  for (const words of ['la vache', LARGE, 'la poule']) {
    saveDraft('page-new', words)
    expect(readDraft('page-new', z.string())).toBe(words)
  }
})
