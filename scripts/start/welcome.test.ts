import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

it('prints the address with "localhost", as in the documentation, on any port', () => {
  expect(welcome('http://127.0.0.1:8787', null)).toEqual([
    'Mme Bravo is at http://localhost:8787',
    'Ctrl-C ends it.',
  ])
  expect(welcome('http://127.0.0.1', null)[0]).toBe('Mme Bravo is at http://localhost')
})

it('prints the administrator of a new school', () => {
  const lines = welcome('http://127.0.0.1:8787', { userName: 'madame', password: 'un mot solide' })
  expect(lines.join('\n')).toMatch(/administrator: madame\n +password: +un mot solide .*\n +a pupil: +alice/)
})
