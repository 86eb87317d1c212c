import { describe, expect, it } from 'vitest'
import { isLinkVisible } from './menu-visibility.ts'

const plain = {
  clientID: 'Page_Grade5_Vocabulary_Cafe',
  isEnabled: true,
  isAuthRequired: false,
  isAdminRequired: false,
  isWhiteListEnabled: false,
}
const pupil = { id: 7, role: 'pupil' } as const
const admin = { id: 1, role: 'admin' } as const
const nothing = new Set<string>()

describe('what the menu shows', () => {
  it.each<[string, Partial<typeof plain>, boolean, boolean, boolean]>([
    // link, flags, visitor, pupil, admin
    ['a plain link', {}, true, true, true],
    ['a disabled link', { isEnabled: false }, false, false, true],
    ['a link that requires a sign-in', { isAuthRequired: true }, false, true, true],
    ['a link for administrators', { isAdminRequired: true }, false, false, true],
    ['a whitelisted link', { isWhiteListEnabled: true }, false, false, true],
    [
      'a disabled link that requires a sign-in',
      { isEnabled: false, isAuthRequired: true },
      false,
      false,
      true,
    ],
  ])(
    '$0: to a visitor $2, to a pupil $3, to an administrator $4',
    (_name, flags, visitor, signedIn, administrator) => {
      const link = { ...plain, ...flags }
      expect(isLinkVisible(link, null, nothing)).toBe(visitor)
      expect(isLinkVisible(link, pupil, nothing)).toBe(signedIn)
      expect(isLinkVisible(link, admin, nothing)).toBe(administrator)
    },
  )

  it('shows a whitelisted link to who is on its list, and to nobody else', () => {
    const link = { ...plain, isWhiteListEnabled: true }
    expect(isLinkVisible(link, pupil, new Set([link.clientID]))).toBe(true)
    expect(isLinkVisible(link, pupil, new Set(['Page_Grade4_Vocabulary_Ant']))).toBe(false)
    expect(isLinkVisible(link, null, new Set([link.clientID]))).toBe(false)
  })

  it('keeps a disabled link hidden from who is on its whitelist', () => {
    const link = { ...plain, isWhiteListEnabled: true, isEnabled: false }
    expect(isLinkVisible(link, pupil, new Set([link.clientID]))).toBe(false)
  })
})
