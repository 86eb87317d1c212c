import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { groupsQuery } from '../data/queries.ts'
import { htmlOf } from '../testing/html-of.ts'
import { LessonEditor } from './LessonEditor.tsx'
import { type LessonDraft, newLessonDraft } from './lesson-draft.ts'

afterEach(() => signOut())

const draft = { ...newLessonDraft('2026-11-18', []), steps: [{ clientID: 'Page_Music' }] }
const editorOf = (initial: LessonDraft) =>
  createElement(LessonEditor, {
    draftKey: 'lesson-new',
    code: null,
    initial,
    today: '2026-11-18',
    classCodes: [],
    onSaved() {},
    onClose() {},
  })

it('asks to untick a deleted group once the groups are known', () => {
  signIn({ ...pupil(1, 'madame'), isAdmin: true })
  const form = editorOf({ ...draft, classCodes: ['group:7c9e6679-7425-40de-944b-e07fc1f90ae7'] })
  const client = new QueryClient()
  expect(htmlOf(form, client)).not.toContain('décochez')
  client.setQueryData(groupsQuery.queryKey, [])
  expect(htmlOf(form, client)).toContain('décochez\u00a0: groupe supprimé.')
})
