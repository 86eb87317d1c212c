import { afterEach, expect, it } from 'vitest'
import { session, signIn } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { bookmarkOf, saveBookmark } from './bookmarks.ts'

const STORY = 'story'
const PAGES = 5

afterEach(() => signOut())

it('keeps the bookmarks after the session times out, but only for the same pupil', () => {
  signIn(pupil(7, 'alice'))
  saveBookmark(STORY, 3)
  expect(bookmarkOf(STORY, PAGES)).toBe(3)
  session.signOut()
  expect(bookmarkOf(STORY, PAGES)).toBe(0)
  signIn(pupil(8, 'bruno'))
  expect(bookmarkOf(STORY, PAGES)).toBe(0)
  session.signOut()
  signIn(pupil(7, 'alice'))
  expect(bookmarkOf(STORY, PAGES)).toBe(3)
})

it.each([PAGES, -1, 1.5])('returns the first page for an invalid bookmark: %s', (page) => {
  signIn(pupil(7, 'alice'))
  saveBookmark(STORY, page)
  expect(bookmarkOf(STORY, PAGES)).toBe(0)
})
