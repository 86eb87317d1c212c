import { afterEach, expect, it } from 'vitest'
import { session, signIn } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import {
  type Draft,
  draftOf,
  hasTexts,
  loadWriting,
  openTopic,
  removeSentDraft,
  storeDraft,
  topicsFor,
} from './draft.ts'

const animals = { grade: 4, topic: 'animals' }
const sports = { grade: 4, topic: 'sports' }
const draft = (key: string, topic = animals): Draft => ({ ...topic, sentences: ["J'aime "], key })
const keys = () => loadWriting().drafts.map(({ key }) => key)
const timeOut = () => session.endWith(session.current()?.token ?? '')

afterEach(() => {
  for (const key of browserStorage.keys()) browserStorage.removeItem(key)
  signOut()
})

it('keeps one draft per topic, and replaces it when it changes', () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('one'))
  openTopic(null)
  openTopic(sports)
  storeDraft(draft('two', sports))
  expect(openTopic(animals).open).toEqual(animals)
  expect(draftOf(loadWriting(), animals)).toMatchObject({ key: 'one' })
  storeDraft(draft('changed'))
  expect(keys()).toEqual(['two', 'changed'])
  for (let each = 0; each < 30; each++) storeDraft(draft(`${each}`, { grade: 4, topic: `${each}` }))
  expect(keys()).toHaveLength(20)
})

it('removes only the text that was sent, and closes the editor if that text was open', () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('other', sports))
  storeDraft(draft('sent'))
  expect(removeSentDraft(7, draft('sent')).open).toBeNull()
  expect(keys()).toEqual(['other'])
  openTopic(sports)
  expect(removeSentDraft(7, draft('other', sports))).toEqual({ open: null, drafts: [] })
})

it('keeps text that was written while an earlier version was being sent', () => {
  signIn(pupil(7, 'alice'))
  const changed = { ...draft('sent'), sentences: ["J'aime le chat"] }
  storeDraft(changed)
  expect(removeSentDraft(7, draft('sent'))).toEqual({ open: animals, drafts: [changed] })
})

it('keeps the text after the session times out, but only for its author', () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('alice'))
  timeOut()
  expect(session.current()).toBeNull()
  expect(hasTexts(7)).toBe(true)
  expect(loadWriting()).toEqual({ open: null, drafts: [] })
  signIn(pupil(8, 'bruno'))
  expect(keys()).toEqual([])
  storeDraft(draft('bruno'))
  signOut()
  signIn(pupil(7, 'alice'))
  expect(loadWriting().open).toEqual(animals)
  expect(keys()).toEqual(['alice'])
})

it("keeps a user's texts for that user on sign-out, and deletes a visitor's texts", () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('alice'))
  timeOut()
  storeDraft(draft('visitor', sports))
  signIn(pupil(7, 'alice'))
  signOut()
  expect(loadWriting()).toEqual({ open: null, drafts: [] })
  signIn(pupil(8, 'bruno'))
  expect(keys()).toEqual([])
  signOut()
  signIn(pupil(7, 'alice'))
  expect(keys()).toEqual(['alice'])
})

it("hands a visitor's text to the user who signs in, who also keeps their own", () => {
  signIn(pupil(7, 'alice'))
  storeDraft(draft('own'))
  timeOut()
  openTopic(animals)
  storeDraft(draft('visitor'))
  signIn(pupil(7, 'alice'))
  expect(draftOf(loadWriting(), animals)).toMatchObject({ key: 'visitor' })
  expect(draftOf(removeSentDraft(7, draft('visitor')), animals)).toMatchObject({ key: 'own' })
  timeOut()
  expect(keys()).toEqual([])
})

it("lists drafts of other grades once, after the topics of the pupil's own grade", () => {
  storeDraft(draft('visitor'))
  signIn(pupil(7, 'alice'))
  storeDraft(draft('own'))
  storeDraft(draft('gone', { grade: 4, topic: 'no-such-topic' }))
  const listed = topicsFor(5, loadWriting())
  expect(listed.slice(0, -1).every(({ grade }) => grade === 5)).toBe(true)
  expect(listed.at(-1)).toMatchObject({ grade: 4, topic: { id: 'animals' } })
  expect(topicsFor(4, loadWriting()).every(({ grade }) => grade === 4)).toBe(true)
})
