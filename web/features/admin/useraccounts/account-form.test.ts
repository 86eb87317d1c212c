import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import { signIn } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { pupil } from '../../../lib/testing/pupil.ts'
import { AccountForm } from './AccountForm.tsx'

const alice: Account = {
  id: 7,
  displayName: 'Alice',
  classCode: '4-1',
  userName: 'alice',
  avatarUrl: 'fox.svg',
  isAdmin: false,
  scope: null,
  isEnabled: true,
  pin: null,
  supports: [],
  grade: null,
  createdAt: '2026-09-01T12:00:00.000Z',
}
const madame: Account = { ...alice, id: 1, displayName: 'Mme Bravo', userName: 'madame', isAdmin: true }
const colleague: Account = { ...madame, id: 2, displayName: 'Mme Roy', userName: 'roy' }

beforeEach(() => signIn({ ...pupil(madame.id, 'madame'), isAdmin: true }))
afterEach(() => signOut())

it("links to the own account instead of setting one's own password", () => {
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

/** The HTML of the form. */
function formOf(account: Account): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const form = createElement(AccountForm, { account, accounts: [], classes: [], onDone: () => {} })
  const children = createElement(QueryClientProvider, { client: new QueryClient() }, form)
  return renderToStaticMarkup(createElement(RouterContextProvider, { router, children }))
}
