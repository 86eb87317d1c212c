import { createElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import { signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { pupilAccount } from '../testing/account.ts'
import { htmlOf } from '../testing/html-of.ts'
import { AccountForm } from './AccountForm.tsx'

const alice = pupilAccount()
const madame = pupilAccount({ id: 1, displayName: 'Mme Bravo', userName: 'madame', isAdmin: true })
const colleague = pupilAccount({ id: 2, displayName: 'Mme Roy', userName: 'roy', isAdmin: true })

beforeEach(() => signIn({ ...pupil(madame.id, 'madame'), isAdmin: true }))
afterEach(() => signOut())

it('links administrators to their profile instead of setting their own password', () => {
  expect(formOf(madame)).not.toContain('Mot de passe')
  expect(formOf(madame)).toContain('href="/profile"')
  expect(formOf(colleague)).toContain('Mot de passe')
  expect(formOf(colleague)).not.toContain('href="/profile"')
})

it('offers the card of an enabled pupil only', () => {
  expect(formOf(alice)).toContain('Imprimer la carte')
  expect(formOf({ ...alice, isEnabled: false })).not.toContain('la carte')
  expect(formOf(colleague)).not.toContain('la carte')
})

it('does not call an administrator a pupil', () => {
  expect(formOf(alice)).toContain('Ce que le site garde sur l&#x27;élève')
  expect(formOf(colleague)).toContain('Ce que le site garde sur cette personne')
  expect(formOf(colleague)).not.toContain('élève')
})

function formOf(account: Account): string {
  return htmlOf(createElement(AccountForm, { account, accounts: [], classes: [], onDone: () => {} }))
}
