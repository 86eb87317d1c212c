import { afterEach, expect, it } from 'vitest'
import { takeWantedPage, wantPage } from '../page/wanted-page.ts'
import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { DRAFT_PREFIX, hasDrafts } from '../storage/drafts.ts'
import { pupil } from '../testing/pupil.ts'
import { chooseClass, chosenClass } from './chosen-class.ts'
import { session, signIn } from './session.ts'
import { signOut } from './sign-out.ts'

const LIST = `${DRAFT_PREFIX}import-list`
const keepList = () => tabStorage.setItem(LIST, '"zoe,Zoé,4-1,1234"')

afterEach(() => signOut())

it('a list of names and PINs goes with who signs out', () => {
  signIn(pupil(1, 'madame'))
  keepList()
  signOut()
  expect(tabStorage.keys()).toEqual([])
})

it('clears the wanted page', () => {
  signIn(pupil(7, 'alice'))
  wantPage('/games/memory/grade4-animals-farm')
  signOut()
  expect(takeWantedPage()).toBeNull()
})

it('clears the chosen class', () => {
  signIn(pupil(1, 'madame'))
  chooseClass('4-1')
  signOut()
  expect(chosenClass.get()).toBe('')
  expect(browserStorage.keys()).not.toContain('mme:class')
})

it('what was being written when the session ended by itself waits for who wrote it', () => {
  signIn(pupil(1, 'madame'))
  keepList()
  session.signOut()
  signIn(pupil(1, 'madame'))
  expect(tabStorage.getItem(LIST)).not.toBeNull()
})

it('goes when somebody else signs in', () => {
  signIn(pupil(1, 'madame'))
  keepList()
  session.signOut()
  signIn(pupil(7, 'alice'))
  expect(tabStorage.getItem(LIST)).toBeNull()
})

it('of what outlasts a tab only the own goes, and nobody is asked about the words of another', () => {
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
