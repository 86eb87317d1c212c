import { expect, it } from 'vitest'
import { signIn, signOut } from '../../lib/session/session.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { lastOpening, storeOpening } from './use-overnight.ts'

it("returns a pupil's last visit to the garden only to that pupil, even after another pupil has used the tablet", () => {
  signIn(pupil(7, 'alice'))
  expect(lastOpening(7)).toBeNull()
  storeOpening(7, '2026-11-18')
  storeOpening(8, '2026-11-19')
  expect([lastOpening(7), lastOpening(8)]).toEqual(['2026-11-18', null])
  signOut()
  signIn(pupil(8, 'bruno'))
  expect(lastOpening(8)).toBeNull()
  storeOpening(8, '2026-11-19')
  signOut()
  signIn(pupil(7, 'alice'))
  expect([lastOpening(7), lastOpening(8)]).toEqual(['2026-11-18', '2026-11-19'])
})
