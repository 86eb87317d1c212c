import { afterEach, expect, it } from 'vitest'
import { rememberRequestedPage, takeRequestedPage } from '../page/requested-page.ts'
import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { DRAFT_PREFIX, hasDrafts } from '../storage/drafts.ts'
import { pupil } from '../testing/pupil.ts'
import { chooseClass, chosenClass } from './chosen-class.ts'
import { LAZY_MODULE_KEYS, UNSENT_KEYS, unsentEntry } from './clear-user-data.ts'
import { session, signIn } from './session.ts'
import './old-unsent-work.ts'
import { signOut } from './sign-out.ts'

const LIST = `${DRAFT_PREFIX}import-list`
const storeList = () => tabStorage.setItem(LIST, '"zoe,Zoé,4-1,1234"')

afterEach(() => signOut())

it('clears a list of names and PINs on sign-out', () => {
  signIn(pupil(1, 'madame'))
  storeList()
  signOut()
  expect(tabStorage.keys()).not.toContain(LIST)
})

it('clears the requested page on sign-out', () => {
  signIn(pupil(7, 'alice'))
  rememberRequestedPage('/games/memory/grade4-animals-farm')
  signOut()
  expect(takeRequestedPage()).toBeNull()
})

it('clears the chosen class on sign-out', () => {
  signIn(pupil(1, 'madame'))
  chooseClass('4-1')
  signOut()
  expect(chosenClass.get()).toBe('')
  expect(browserStorage.keys()).not.toContain('mme:class')
})

it('keeps the chosen class after the session times out, but only for the same teacher', () => {
  signIn(pupil(1, 'madame'))
  chooseClass('4-1')
  session.signOut()
  expect(chosenClass.get()).toBe('')
  signIn(pupil(2, 'monsieur'))
  expect(chosenClass.get()).toBe('')
  signIn(pupil(1, 'madame'))
  expect(chosenClass.get()).toBe('4-1')
})

it.each(LAZY_MODULE_KEYS)('clears %s on sign-out although no module that stores it is loaded', (key) => {
  signIn(pupil(7, 'alice'))
  browserStorage.setItem(key, '{}')
  signOut()
  expect(browserStorage.keys()).not.toContain(key)
})

it.each(UNSENT_KEYS)("deletes a visitor's %s on sign-out, and keeps each user's own", (key) => {
  signIn(pupil(7, 'alice'))
  for (const userID of [7, 8, null]) browserStorage.setItem(unsentEntry(key, userID), '{}')
  signOut()
  const kept = browserStorage.keys().filter((each) => each.startsWith(key))
  expect(kept.toSorted()).toEqual([7, 8].map((userID) => unsentEntry(key, userID)))
  for (const userID of [7, 8]) browserStorage.removeItem(unsentEntry(key, userID))
})

it('keeps drafts after the session times out, for their author', () => {
  signIn(pupil(1, 'madame'))
  storeList()
  session.signOut()
  signIn(pupil(1, 'madame'))
  expect(tabStorage.getItem(LIST)).not.toBeNull()
})

it('clears drafts when another user signs in', () => {
  signIn(pupil(1, 'madame'))
  storeList()
  session.signOut()
  signIn(pupil(7, 'alice'))
  expect(tabStorage.getItem(LIST)).toBeNull()
})

it("clears only the user's own persistent drafts, and ignores those of others", () => {
  const page = `${DRAFT_PREFIX}1:page-new`
  signIn(pupil(1, 'madame'))
  browserStorage.setItem(page, '{}')
  session.signOut()
  expect(hasDrafts()).toBe(true)
  signIn(pupil(2, 'monsieur'))
  expect(hasDrafts()).toBe(false)
  signOut()
  expect(browserStorage.getItem(page)).not.toBeNull()
  signIn(pupil(1, 'madame'))
  expect(hasDrafts()).toBe(true)
  signOut()
  expect(browserStorage.getItem(page)).toBeNull()
})
