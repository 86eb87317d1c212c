import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { type Draft, loadDraft, removeSentDraft, storeDraft } from './draft.ts'

const draft = (key: string): Draft => ({ grade: 4, topic: 'animals', sentences: ["J'aime "], key })

afterEach(() => signOut())

it('removes the text that was sent', () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('sent'))
  expect(removeSentDraft('sent')).toBeNull()
  expect(loadDraft()).toBeNull()
})

it('keeps what was written while the text was being sent', () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('changed'))
  expect(removeSentDraft('sent')).toMatchObject({ key: 'changed' })
  expect(loadDraft()).toMatchObject({ key: 'changed' })
})

it('keeps the text of the next pupil when that of the former one was sent', () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('sent'))
  signOut()
  expect(loadDraft()).toBeNull()
  signIn(pupil(8, 'bruno'))
  storeDraft(draft('next'))
  removeSentDraft('sent')
  expect(loadDraft()).toMatchObject({ key: 'next' })
  signOut()
  signIn(pupil(7, 'alice'))
  expect(loadDraft()).toBeNull()
})
