import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../../../content/games.ts'
import { menuSeeds } from '../../../content/menu.ts'
import { pageSeeds } from '../../../content/pages.ts'
import { wordsPageOf } from '../../../content/site/words-page-of.ts'
import type { Actor } from '../../../domain/access.ts'
import { visibleRows } from '../../../domain/menu-visibility.ts'
import { doorsOf } from './doors.ts'

const FOURTH = 2400
const menu = menuSeeds(gameSeeds, pageSeeds).map((row, index) => ({
  ...row,
  menuLinkID: index + 1,
  ID: index + 1,
}))
const withFourthOff = menu.map((row) => (row.groupID === FOURTH ? { ...row, isEnabled: false } : row))
const doorsFor = (actor: Actor, rows: typeof menu) =>
  doorsOf(visibleRows(rows, actor, new Set(), wordsPageOf)).map(({ grade, isEnabled }) =>
    isEnabled ? grade : -grade,
  )

describe('doorsOf', () => {
  it('returns one door per grade', () => {
    expect(doorsFor(null, menu)).toEqual([1, 3, 4, 5, 6])
  })

  it('omits a disabled grade, even if games made from its words are elsewhere in the menu', () => {
    expect(doorsFor(null, withFourthOff)).toEqual([1, 3, 5, 6])
    expect(doorsFor({ id: 7, role: 'pupil' }, withFourthOff)).toEqual([1, 3, 5, 6])
  })

  it('marks a disabled grade for an administrator', () => {
    expect(doorsFor({ id: 1, role: 'admin' }, withFourthOff)).toEqual([1, 3, -4, 5, 6])
  })
})
