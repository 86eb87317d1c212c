import { expect, it } from 'vitest'
import { chooseAccount } from './account.ts'

const accounts = [
  { id: 'a1', name: 'École' },
  { id: 'b2', name: 'Maison' },
]
const quiet = { say: () => {}, ask: async () => '' }

it('takes the only account without a question', async () => {
  expect(await chooseAccount(accounts.slice(1), quiet)).toBe('b2')
})

it('asks which of several, by name', async () => {
  const said: string[] = []
  expect(await chooseAccount(accounts, { say: (line) => said.push(line), ask: async () => 'a1' })).toBe('a1')
  expect(said.join()).toContain('École')
})

it('deploys to none where it is not told which', async () => {
  await expect(chooseAccount(accounts, quiet)).rejects.toThrow('Set CLOUDFLARE_ACCOUNT_ID')
  await expect(chooseAccount([], quiet)).rejects.toThrow('no Cloudflare account')
})
