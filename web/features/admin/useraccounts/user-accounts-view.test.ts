import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import { chosenClass } from '../../../lib/session/chosen-class.ts'
import { accountsQuery, classesQuery } from '../data/queries.ts'
import { pupilAccount } from '../testing/account.ts'
import { htmlOf } from '../testing/html-of.ts'
import { UserAccountsView } from './UserAccountsView.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('says whether the school or only the chosen class has no accounts', () => {
  // Server rendering ignores the stored choice.
  const choice = vi.spyOn(chosenClass, 'use').mockReturnValue('5-1')
  const alice = pupilAccount({ classCode: '4-1' })
  expect(pageOf([])).toContain('pas encore de comptes.')
  expect(pageOf([alice])).toContain('pas de comptes dans cette classe.')
  choice.mockReturnValue('4-1')
  expect(pageOf([alice])).not.toContain('pas de comptes dans cette classe.')
})

function pageOf(accounts: Account[]): string {
  const client = new QueryClient()
  client.setQueryData(accountsQuery.queryKey, accounts)
  client.setQueryData(classesQuery.queryKey, [])
  return htmlOf(createElement(UserAccountsView, { title: 'Les comptes' }), client)
}
