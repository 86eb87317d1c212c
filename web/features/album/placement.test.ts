import { expect, it } from 'vitest'
import { signIn, signOut } from '../../lib/session/session.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { loadMoved, storeMoved } from './placement.ts'

it('returns the moved words of a week only to their own pupil, and none after sign-out', () => {
  signIn(pupil(7, 'alice'))
  storeMoved(7, '2026-11-15', { 'la vache': [20, 30] })
  storeMoved(7, '2026-11-22', { 'le loup': [40, 50] })
  storeMoved(8, '2026-11-15', {})
  expect(loadMoved(7, '2026-11-15')).toEqual({ 'la vache': [20, 30] })
  expect(loadMoved(7, '2026-11-22')).toEqual({ 'le loup': [40, 50] })
  expect(loadMoved(8, '2026-11-15')).toEqual({})
  signOut()
  signIn(pupil(7, 'alice'))
  expect(loadMoved(7, '2026-11-15')).toEqual({})
})
