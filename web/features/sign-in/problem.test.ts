import { describe, expect, it } from 'vitest'
import { ApiError, NETWORK_ERROR } from '../../lib/api-client.ts'
import { signInProblem } from './problem.ts'

describe('what is said after a sign-in that failed', () => {
  it.each([
    [
      'an unknown name',
      new ApiError(404, 'There is no such user.'),
      { english: 'Invalid username and/or password' },
    ],
    ['no network', new ApiError(0, NETWORK_ERROR), { english: 'Network error.  Try again later.' }],
    [
      'too many tries',
      new ApiError(429, 'Attends.', { english: 'Wait.', lang: 'fr' }),
      { message: 'Attends.', english: 'Wait.', lang: undefined },
    ],
    ['a fault of the page', new Error('It broke.'), { message: 'It broke.', lang: 'en' }],
  ])('%s', (_name, error, told) => {
    expect(signInProblem(error)).toMatchObject(told)
  })
})
