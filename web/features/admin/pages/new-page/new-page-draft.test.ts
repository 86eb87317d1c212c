import { expect, it } from 'vitest'
import { saveDraft } from '../../hooks/use-draft.ts'
import { blankPage, NEW_PAGE, otherDraft } from './new-page-draft.ts'

it('returns the waiting draft only if it lacks the requested title or grade', () => {
  expect(otherDraft({ title: 'La plage' })).toBeNull()
  const waiting = { ...blankPage(4), title: 'Le cirque' }
  saveDraft(NEW_PAGE, waiting)
  expect(otherDraft({})).toBeNull()
  expect(otherDraft({ title: 'Le cirque', grade: 4 })).toBeNull()
  expect(otherDraft({ title: 'La plage' })).toEqual(waiting)
  expect(otherDraft({ grade: 5 })).toEqual(waiting)
})
