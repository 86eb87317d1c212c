import { describe, expect, it } from 'vitest'
import { encodeText } from '../../ui/QRCode.tsx'
import { footAddress, MAX_FOOT_ADDRESS } from './foot-address.ts'

const ORIGIN = 'https://mme-bravo.example'
const word = (word: string, page: string | null) => ({ word, page })

describe('footAddress', () => {
  it('links to all words if their address is short', () => {
    const words = [word('la-vache', 'Page_A'), word('le-chat', 'Page_B')]
    expect(footAddress(ORIGIN, words, null)).toEqual({
      address: `${ORIGIN}/pratique/Page_A=la-vache&Page_B=le-chat`,
      count: 2,
    })
    expect(footAddress(ORIGIN, words, [['Page_A', []]])).toEqual({
      address: `${ORIGIN}/pratique/Page_A`,
      count: 2,
    })
  })

  it('links to the first words if an address of all of them is too long to scan', () => {
    const words = Array.from({ length: 30 }, (_, place) => word(`le-mot-${place}`, `Page_Grade4_${place}`))
    const found = footAddress(ORIGIN, words, null)
    expect(found?.count).toBeGreaterThan(5)
    expect(found?.count).toBeLessThan(30)
    expect(found?.address).toContain('le-mot-0')
    expect(found?.address.length).toBeLessThanOrEqual(MAX_FOOT_ADDRESS)
  })

  it('returns null if no word has a page', () => {
    expect(footAddress(ORIGIN, [], [['Page_A', []]])).toBeNull()
    expect(footAddress(ORIGIN, [word('le-robot', null)], null)).toBeNull()
  })
})

it('keeps QR codes within 77 modules, including their border', () => {
  expect(encodeText('a'.repeat(MAX_FOOT_ADDRESS)).size).toBe(77)
  expect(encodeText('a'.repeat(MAX_FOOT_ADDRESS + 1)).size).toBeGreaterThan(77)
})
