import { expect, it } from 'vitest'
import { answerFromWorkerd } from './bare-workerd.ts'

const HELLO = 'export default { fetch: () => new Response("bonjour") }'
const configWith = (change: object) => JSON.stringify({ compatibility_date: '2026-11-01', ...change })

it('returns the response of a valid Worker', async () => {
  expect(await answerFromWorkerd(configWith({}), HELLO, '/')).toBe('bonjour')
})

it.each([
  ['a flag that is on by default', { compatibility_flags: ['nodejs_compat'] }, HELLO, /nodejs_compat/],
  ['a date beyond the runtime', { compatibility_date: '2030-01-01' }, HELLO, /2030-01-01/],
  [
    'a class that is missing',
    { durable_objects: { bindings: [{ name: 'MAIN', class_name: 'Room' }] } },
    HELLO,
    /Room/,
  ],
  ['a script that fails', {}, 'throw new Error("broken")', /broken/],
])('reports %s', async (_what, change, script, message) => {
  await expect(answerFromWorkerd(configWith(change), script, '/')).rejects.toThrow(message)
})
