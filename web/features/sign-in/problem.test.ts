import { describe, expect, it } from 'vitest'
import { ApiError, NETWORK_ERROR } from '../../lib/api/api-client.ts'
import { saidProblem, signInProblem } from './problem.ts'

describe('what is said after a sign-in that failed', () => {
  it.each([
    ['an unknown name', new ApiError(404, 'There is no such user.'), 'Invalid username and/or password'],
    ['no network', new ApiError(0, NETWORK_ERROR), 'Network error.  Try again later.'],
  ])('is French, with the known English sentence beside it, after %s', (_name, error, english) => {
    const { message, lang, english: beside } = signInProblem(error)
    expect(beside).toBe(english)
    expect(lang).toBeUndefined()
    expect(message).toMatch(/^(Je|Pas) /)
  })

  it("returns the error's own sentence otherwise", () => {
    const error = new Error('This account is disabled.')
    expect(signInProblem(error)).toMatchObject({ message: 'This account is disabled.', lang: 'en' })
  })

  it('too many tries, in French with English beside', () => {
    const refused = { lang: 'fr', english: 'Please wait.' } as const
    expect(signInProblem(new ApiError(429, 'Il faut attendre.', refused))).toEqual({
      message: 'Il faut attendre.',
      lang: undefined,
      english: 'Please wait.',
    })
  })

  it('lets the owl say that there is no network', () => {
    expect(saidProblem(new ApiError(0, NETWORK_ERROR)).french).toBe('Pas de réseau. Essaie plus tard.')
  })

  it.each([
    ['picturesLocked', "Trop d'essais. Demande à ton enseignante. Ou montre ta carte."],
    ['tooManyTriesMinutes', "Trop d'essais. Attends un peu."],
  ])('lets the owl say what to do after %s', (code, french) => {
    expect(saidProblem(new ApiError(429, 'x', { code })).french).toBe(french)
  })
})
