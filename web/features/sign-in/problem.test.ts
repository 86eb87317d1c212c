import { describe, expect, it } from 'vitest'
import { ApiError, NETWORK_ERROR } from '../../lib/api-client.ts'
import { signInProblem } from './problem.ts'

describe('what is said after a sign-in that failed', () => {
  it.each([
    ['an unknown name', new ApiError(404, 'There is no such user.'), 'Invalid username and/or password'],
    ['no network', new ApiError(0, NETWORK_ERROR), 'Network error.  Try again later.'],
    ['too many tries', new ApiError(429, 'Wait 5 minutes.'), 'Wait 5 minutes.'],
    ['a disabled account', new Error('This account is disabled.'), 'This account is disabled.'],
  ])('%s', (_name, error, sentence) => {
    expect(signInProblem(error)).toBe(sentence)
  })
})
