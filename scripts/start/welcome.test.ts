import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

it('names the address as the documents do, on whatever port', () => {
  expect(welcome('http://127.0.0.1:8787', null)).toEqual([
    'Mme Bravo is at http://localhost:8787',
    'Ctrl-C ends it.',
  ])
  expect(welcome('http://127.0.0.1', null)[0]).toBe('Mme Bravo is at http://localhost')
})

it('shows who administers a school that was just made', () => {
  const said = welcome('http://127.0.0.1:8787', { userName: 'madame', password: 'un mot solide' })
  expect(said.join('\n')).toMatch(/administrator: madame\n +password: +un mot solide .*\n +a pupil: +alice/)
})
