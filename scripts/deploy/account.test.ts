import { expect, it } from 'vitest'
import { chooseAccount } from './account.ts'

const accounts = [
  { id: 'a1', name: 'École' },
  { id: 'b2', name: 'Maison' },
]
const silent = { log: () => {}, ask: async () => '' }

it('chooses the only account without asking', async () => {
  expect(await chooseAccount(accounts.slice(1), silent)).toBe('b2')
})

it('lists several accounts by name and asks the user to choose one', async () => {
  const lines: string[] = []
  expect(await chooseAccount(accounts, { log: (line) => lines.push(line), ask: async () => 'a1' })).toBe('a1')
  expect(lines.join()).toContain('École')
})

it('throws if no account is chosen or none exists', async () => {
  await expect(chooseAccount(accounts, silent)).rejects.toThrow('Set CLOUDFLARE_ACCOUNT_ID')
  await expect(chooseAccount([], silent)).rejects.toThrow('no Cloudflare account')
})
