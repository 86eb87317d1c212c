import { expect, it } from 'vitest'
import { newMenuRow } from './new-menu-row.ts'
import { whyClosedToPupils } from './why-closed.ts'

const grade = { ...newMenuRow(0, 2400), displayName: '4e année' }
const page = { ...newMenuRow(2400, 1), clientID: 'Page_Grade4_Vocabulary_LaPlage', displayName: 'La plage' }
const game = { ...newMenuRow(0, 2), clientID: 'Page_Games_Memory_Grade4_LaPlage', displayName: 'La plage' }
const OFF = { isEnabled: false }
const RESERVED = { isWhiteListEnabled: true }

it.each([
  [{}, {}, null, null],
  [OFF, {}, "Les élèves ne peuvent pas l'ouvrir.", null],
  [
    RESERVED,
    {},
    'Réservée aux élèves de sa liste.',
    "Les élèves ne peuvent pas l'ouvrir : « La plage » est réservé.",
  ],
  [{}, OFF, "Les élèves ne peuvent pas l'ouvrir : « 4e année » est désactivé.", null],
])('explains why page %j in group %j is closed: %s; its game: %s', (ofPage, ofGrade, forPage, forGame) => {
  const rows = [{ ...grade, ...ofGrade }, { ...page, ...ofPage }, game]
  const why = whyClosedToPupils(rows, (key) => (key === game.clientID ? page.clientID : null))
  expect(rows.slice(1).map(why)).toEqual([forPage, forGame])
})
