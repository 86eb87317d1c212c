import { expect, it } from 'vitest'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { editedRow, fullName, moveItem, pathTo, possibleParents, rowsUnder } from './menu-place.ts'

const row = (groupID: number, parentGroupID: number, clientID = '') => ({
  ...newMenuRow(parentGroupID),
  menuLinkID: groupID,
  groupID,
  clientID,
  displayName: `n${groupID}`,
})
const links = [
  row(1000, 0),
  row(1010, 1000),
  row(1011, 1010, 'Page_Home'),
  row(2000, 0),
  row(1012, 1010, 'Page_Music'),
]

it('returns the rows of a group in menu order, and the path to the group', () => {
  expect(rowsUnder(links, 1010).map(({ groupID }) => groupID)).toEqual([1011, 1012])
  expect(pathTo(links, 1010).map(({ groupID }) => groupID)).toEqual([1000, 1010])
  expect(pathTo(links, 0)).toEqual([])
  expect(fullName(links, 1010)).toBe('n1000 › n1010')
})

it('offers every group except the row itself and its descendants', () => {
  expect(possibleParents(links, row(1000, 0)).map(({ groupID }) => groupID)).toEqual([2000])
  expect(possibleParents(links, row(1011, 1010, 'Page_Home')).map(({ groupID }) => groupID)).toEqual([
    1000, 1010, 2000,
  ])
})

it('terminates for groups that contain each other', () => {
  const knot = [row(1, 2), row(2, 1)]
  expect(pathTo(knot, 1).map(({ groupID }) => groupID)).toEqual([2, 1])
})

it('moves a row forwards and backwards, and leaves the list unchanged for an index without a row', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a'], 5, 0)).toEqual(['a'])
})

it('applies edits to the current state of an existing row, and to a new row', () => {
  const opened = row(1011, 1010, 'Page_Home')
  const currentLinks = links.map((link) => (link.menuLinkID === 1011 ? { ...link, isEnabled: false } : link))
  expect(editedRow(currentLinks, opened, { displayName: 'Accueil' })).toEqual({
    ...opened,
    isEnabled: false,
    displayName: 'Accueil',
  })
  expect(editedRow(currentLinks, newMenuRow(1010), { icon: 'star', kind: 'existing' })).toEqual({
    ...newMenuRow(1010),
    icon: 'star',
  })
})
