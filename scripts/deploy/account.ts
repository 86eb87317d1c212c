import * as z from 'zod/mini'
import { signInToCloudflare } from '../run-wrangler.ts'
import type { World } from './deploy.ts'

const accounts = z.array(z.object({ id: z.string(), name: z.string() }))
type Accounts = z.infer<typeof accounts>
const signedIn = z.object({ accounts })
const VARIABLE = 'CLOUDFLARE_ACCOUNT_ID'

/**
 * Signs in where nobody is, and leaves in the environment which account it is, for all calls of wrangler to come.
 * @throws {Error} where it remains open
 */
export async function settleAccount(world: Pick<World, 'wrangler' | 'say' | 'ask'>): Promise<void> {
  const known = await knownAccounts(world.wrangler)
  process.env[VARIABLE] ||= await chooseAccount(known, world)
}

/** The only account, or the one that is asked for. @throws {Error} where that is none of them */
export async function chooseAccount(
  known: Accounts,
  { say, ask }: Pick<World, 'say' | 'ask'>,
): Promise<string> {
  const [only, ...others] = known
  if (!only) throw new Error('There is no Cloudflare account to deploy to.')
  if (others.length === 0) return only.id
  for (const { id, name } of known) say(`  ${id}  ${name}`)
  const chosen = await ask('Which of these accounts (its number)')
  if (known.some(({ id }) => id === chosen)) return chosen
  throw new Error(`Which account is it? Set ${VARIABLE} to the number of one of these.`)
}

async function knownAccounts(wrangler: World['wrangler']): Promise<Accounts> {
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
