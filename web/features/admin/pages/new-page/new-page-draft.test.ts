import { expect, it } from 'vitest'
import { saveDraft } from '../../hooks/use-draft.ts'
import { blankPage, conflictingDraft, NEW_PAGE_KEY } from './new-page-draft.ts'

it('returns the waiting draft only if it has another title or grade than requested', () => {
  expect(conflictingDraft({ title: 'La plage' })).toBeNull()
  const waiting = { ...blankPage(4), title: 'Le cirque' }
  saveDraft(NEW_PAGE_KEY, waiting)
  expect(conflictingDraft({})).toBeNull()
  expect(conflictingDraft({ title: 'Le cirque', grade: 4 })).toBeNull()
  expect(conflictingDraft({ title: 'La plage' })).toEqual(waiting)
  expect(conflictingDraft({ grade: 5 })).toEqual(waiting)
})
