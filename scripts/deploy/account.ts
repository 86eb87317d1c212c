import * as z from 'zod/mini'
import { signInToCloudflare } from '../run-wrangler.ts'
import type { DeployDependencies } from './deploy.ts'

const accounts = z.array(z.object({ id: z.string(), name: z.string() }))
type Accounts = z.infer<typeof accounts>
const signedIn = z.object({ accounts })
const VARIABLE = 'CLOUDFLARE_ACCOUNT_ID'

/**
 * Signs in if necessary and sets `CLOUDFLARE_ACCOUNT_ID` for all later calls of wrangler. Does nothing if the
 * environment has a token and an account: such a token need not have the right to read its user.
 * @throws {Error} if no account is chosen
 */
export async function selectAccount(
  dependencies: Pick<DeployDependencies, 'wrangler' | 'log' | 'ask'>,
): Promise<void> {
  if (process.env.CLOUDFLARE_API_TOKEN && process.env[VARIABLE]) return
  const known = await knownAccounts(dependencies.wrangler)
  process.env[VARIABLE] ||= await chooseAccount(known, dependencies)
}

/** Returns the only account, else asks for one. @throws {Error} if the answer is none of them */
export async function chooseAccount(
  known: Accounts,
  { log, ask }: Pick<DeployDependencies, 'log' | 'ask'>,
): Promise<string> {
  const [only, ...others] = known
  if (!only) throw new Error('There is no Cloudflare account to deploy to.')
  if (others.length === 0) return only.id
  for (const { id, name } of known) log(`  ${id}  ${name}`)
  const chosen = await ask('Which of these accounts (its id)')
  if (known.some(({ id }) => id === chosen)) return chosen
  throw new Error(`No account is chosen. Set ${VARIABLE} to the id of one of these.`)
}

async function knownAccounts(wrangler: DeployDependencies['wrangler']): Promise<Accounts> {
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
