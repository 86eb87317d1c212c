import { describe, expect, it } from 'vitest'
import { ApiError, NETWORK_ERROR } from '../../lib/api/api-client.ts'
import { signInProblem, spokenSignInProblem } from './sign-in-problem.ts'

describe('messages after a failed sign-in', () => {
  it.each([
    ['an unknown name', new ApiError(404, 'There is no such user.'), 'Invalid username and/or password'],
    ['no network', new ApiError(0, NETWORK_ERROR), 'Network error.  Try again later.'],
  ])('are in French with the specified English after %s', (_name, error, english) => {
    const { message, lang, english: help } = signInProblem(error)
    expect(help).toBe(english)
    expect(lang).toBeUndefined()
    expect(message).toMatch(/^(Je|Pas) /)
  })

  it('are those of the server for any other error', () => {
    const error = new Error('This account is disabled.')
    expect(signInProblem(error)).toMatchObject({ message: 'This account is disabled.', lang: 'en' })
  })

  it('are in French and English after too many tries', () => {
    const refused = { lang: 'fr', english: 'Please wait.' } as const
    expect(signInProblem(new ApiError(429, 'Il faut attendre.', refused))).toEqual({
      message: 'Il faut attendre.',
      lang: undefined,
      english: 'Please wait.',
    })
  })

  it('have a text for the owl if there is no network', () => {
    expect(spokenSignInProblem(new ApiError(0, NETWORK_ERROR)).french).toBe(
      'Pas de réseau. Essaie plus tard.',
    )
  })

  it.each([
    ['picturesLocked', "Trop d'essais. Demande à ton enseignante. Ou montre ta carte."],
    ['tooManyTriesMinutes', "Trop d'essais. Attends un peu."],
  ])('have a text for the owl with advice after %s', (code, french) => {
    expect(spokenSignInProblem(new ApiError(429, 'x', { code })).french).toBe(french)
  })
})
