import { expect, it } from 'vitest'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { newMenuRow } from '../../../domain/new-menu-row.ts'
import { hasSwitch, replaceRows } from './use-save-link.ts'

it('replaces only the saved rows and keeps the order', () => {
  const rows = [row(1), row(2), row(3)]
  const changed = { ...row(2), isNew: true }
  expect(replaceRows(rows, [changed, row(9)])).toEqual([row(1), changed, row(3)])
  expect(rows[1]?.isNew).toBe(false)
})

it.each([
  ['Page_Grade5_Vocabulary_Cafe', 'isWhiteListEnabled'],
  ['Page_Games_Canvas_Pizza', 'isAuthRequired'],
  ['Page_Mission_Monday', 'isAuthRequired'],
  ['Page_Admin_Logs', 'isAdminRequired'],
] as const)('does not let %s lose %s, which its route enforces', (clientID, flag) => {
  const link = { ...row(1), clientID }
  expect(hasSwitch({ ...link, [flag]: true }, flag)).toBe(false)
  expect(hasSwitch({ ...link, [flag]: false }, flag)).toBe(true)
  expect(hasSwitch({ ...row(1), [flag]: true }, flag)).toBe(true)
})

function row(id: number): MenuLink {
  return {
    ...newMenuRow(0),
    menuLinkID: id,
    ID: id,
    clientID: `Page_${id}`,
    groupID: id,
    displayName: `Page ${id}`,
  }
}
