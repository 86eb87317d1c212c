import { afterEach, expect, it } from 'vitest'
import { tabStorage } from '../storage/browser-storage.ts'
import { DRAFT_PREFIX } from '../storage/drafts.ts'
import { pupil } from '../testing/pupil.ts'
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
