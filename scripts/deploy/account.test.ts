import { afterEach, expect, it, vi } from 'vitest'
import { chooseAccount, selectAccount } from './account.ts'

const accounts = [
  { id: 'a1', name: 'École' },
  { id: 'b2', name: 'Maison' },
]
const silent = { log: () => {}, ask: async () => '' }

afterEach(() => {
  vi.unstubAllEnvs()
})

it('needs no right to read the user if the environment has a token and an account', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'a1')
  const wrangler = () => Promise.reject(new Error('The token may not read its user.'))
  await selectAccount({ ...silent, wrangler })
  expect(process.env.CLOUDFLARE_ACCOUNT_ID).toBe('a1')
})

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
