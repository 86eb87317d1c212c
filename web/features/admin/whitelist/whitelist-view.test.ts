import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { fullWhitelistQuery, studentsQuery } from '../data/queries.ts'
import { htmlOf } from '../testing/html-of.ts'
import { WhitelistView } from './WhitelistView.tsx'

it('lists the pupils of GET user with their access to the reserved page', () => {
  const clientID = 'Page_Grade5_Vocabulary_Cafe'
  const client = new QueryClient()
  client.setQueryData(menuQuery.queryKey, [
    {
      ...newMenuRow(0),
      menuLinkID: 1,
      ID: 1,
      groupID: 1,
      clientID,
      displayName: 'Le café',
      isWhiteListEnabled: true,
    },
  ])
  const of = { classCode: '5-1', avatarUrl: '0.noavatar.png' }
  client.setQueryData(studentsQuery.queryKey, {
    users: [
      { ...of, id: 1, displayName: 'Théa L.' },
      { ...of, id: 2, displayName: 'Ulysse R.' },
    ],
  })
  client.setQueryData(fullWhitelistQuery.queryKey, { whitelist: [{ userID: 1, clientID }] })
  const text = htmlOf(createElement(WhitelistView, { title: 'Les pages réservées' }), client)
  expect(text).toContain('Retirer Théa L.')
  expect(text).toContain('Laisser entrer Ulysse R.')
})
