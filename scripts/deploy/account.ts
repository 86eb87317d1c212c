import * as z from 'zod/mini'
import { signInToCloudflare } from '../run-wrangler.ts'
import type { World } from './deploy.ts'

const signedIn = z.object({ accounts: z.array(z.object({ id: z.string(), name: z.string() })) })
const VARIABLE = 'CLOUDFLARE_ACCOUNT_ID'

/**
 * Signs in where nobody is, and leaves in the environment which account it is, for all calls of wrangler to come.
 * @throws {Error} where it remains open
 */
export async function chooseAccount({
  wrangler,
  say,
  ask,
}: Pick<World, 'wrangler' | 'say' | 'ask'>): Promise<void> {
  const accounts = await accountsOf(wrangler)
  const [only] = accounts
  if (!only) throw new Error('There is no Cloudflare account to deploy to.')
  if (accounts.length > 1 && !process.env[VARIABLE]) {
    for (const { id, name } of accounts) say(`  ${id}  ${name}`)
    process.env[VARIABLE] = await ask('Which of these accounts (its number)')
  }
  const chosen = process.env[VARIABLE] ?? only.id
  if (!accounts.some(({ id }) => id === chosen))
    throw new Error(`Set ${VARIABLE} to the number of one of the accounts.`)
}

async function accountsOf(wrangler: World['wrangler']) {
  const ask = async () => {
    const printed = await wrangler(['whoami', '--json'])
    return z.parse(signedIn, JSON.parse(printed.slice(printed.indexOf('{')))).accounts
  }
  try {
    return await ask()
  } catch {
    await signInToCloudflare()
    return ask()
  }
}
