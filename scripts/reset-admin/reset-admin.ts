import * as z from 'zod/mini'
import { userNameKey } from '../../domain/api/user.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import type { Wrangler } from '../deploy/existing-resources.ts'
import { randomPassword } from '../first-admin.ts'
import { askNewPassword } from '../new-password.ts'
import { withSecretFiles, writeSecretFile } from '../secret-files.ts'

export interface ResetDependencies {
  wrangler: Wrangler
  /** Arguments of `wrangler d1 execute` that select the database. */
  database: readonly string[]
  /** Path of the temporary SQL file. */
  file: string
  /** Asks without echo. Returns '' if there is no terminal. */
  askSecret(question: string): Promise<string>
}

/**
 * Sets a new password for an administrator, removes the account's second factors, sessions and failed
 * attempts, and enables it.
 * @param name a user name, compared without case and accents; null for the only enabled administrator or, if
 * none is enabled, for the only administrator
 * @returns `password` is the generated one, or null if it was typed
 * @throws {Error} if no single administrator matches, the password is weak, or the account changed in the
 * meantime
 */
export async function resetAdmin(
  name: string | null,
  dependencies: ResetDependencies,
): Promise<{ userName: string; wasDisabled: boolean; hadFactors: boolean; password: string | null }> {
  const admin = choose(await readAdmins(dependencies), name)
  const typed = await askPassword(admin, dependencies)
  const password = typed ?? randomPassword()
  const hash = await hashPassword(password)
  await setHash(admin, hash, dependencies)
  const after = (await readAdmins(dependencies)).find(({ id }) => id === admin.id)
  if (after?.salt !== saltOf(hash))
    throw new Error(`${admin.userName} was changed at the same time: please run it again.`)
  const { userName, isEnabled, factors } = admin
  return {
    userName,
    wasDisabled: isEnabled === 0,
    hadFactors: factors > 0,
    password: typed === null ? password : null,
  }
}

const administrators = z.array(
  z.object({
    id: z.int(),
    userName: z.string(),
    key: z.string(),
    isEnabled: z.int(),
    version: z.int(),
    salt: z.nullable(z.string()),
    factors: z.int(),
  }),
)
type Administrator = z.infer<typeof administrators>[number]

/** Algorithm, parameters and salt identify a hash without revealing it. */
const HASH_LENGTH = 44
const saltOf = (hash: string) => hash.slice(0, -HASH_LENGTH)

const READ = `SELECT id, user_name AS userName, user_name_key AS key, is_enabled AS isEnabled, token_version AS version,
    substr(password_hash, 1, length(password_hash) - ${HASH_LENGTH}) AS salt,
    (SELECT count(*) FROM passkeys WHERE user_id = id) + (SELECT count(*) FROM authenticators WHERE user_id = id) AS factors
  FROM users WHERE is_admin ORDER BY id`

async function readAdmins({ wrangler, database }: ResetDependencies): Promise<Administrator[]> {
  const printed = await wrangler(['d1', 'execute', ...database, '--json', '--command', READ])
  const answer = z.tuple([z.object({ results: administrators })])
  return z.parse(answer, JSON.parse(printed.slice(printed.indexOf('['))))[0].results
}

function choose(admins: readonly Administrator[], name: string | null): Administrator {
  const enabled = admins.filter(({ isEnabled }) => isEnabled === 1)
  const candidates = enabled.length > 0 ? enabled : admins
  const matching = name === null ? candidates : admins.filter(({ key }) => key === userNameKey(name))
  const [only, ...others] = matching
  if (only && others.length === 0) return only
  const names = admins.map(({ userName }) => userName).join(', ')
  if (names === '') throw new Error('The school has no administrator yet. Run npm start, which adds one.')
  throw new Error(`Choose one administrator with --name: ${names}`)
}

/** The password that was typed twice, or null if nothing was typed. */
async function askPassword(
  { userName }: Administrator,
  { askSecret }: ResetDependencies,
): Promise<string | null> {
  const answer = await askNewPassword(`New password of ${userName}`, userName, askSecret)
  if ('fault' in answer) throw new Error(`${answer.fault}: nothing was changed.`)
  return answer.password
}

/** Stores the hash in one transaction, unless the account changed since it was read. */
async function setHash(
  { id, version }: Administrator,
  hash: string,
  dependencies: ResetDependencies,
): Promise<void> {
  const isChanged = `EXISTS (SELECT 1 FROM users WHERE id = ${id} AND password_hash = '${hash}')`
  await withSecretFiles([dependencies.file], async () => {
    // In a file, because every program on the machine can read command lines.
    writeSecretFile(
      dependencies.file,
      `UPDATE users SET password_hash = '${hash}', is_enabled = 1, token_version = token_version + 1
        WHERE id = ${id} AND token_version = ${version};
      DELETE FROM passkeys WHERE user_id = ${id} AND ${isChanged};
      DELETE FROM authenticators WHERE user_id = ${id} AND ${isChanged};
      DELETE FROM attempts WHERE subject IN
        (SELECT 'name:' || user_name_key FROM users WHERE id = ${id} UNION VALUES ('code:${id}'), ('recoveryCode:${id}'));\n`,
    )
    await dependencies.wrangler([
      'd1',
      'execute',
      ...dependencies.database,
      '--yes',
      '--file',
      dependencies.file,
    ])
  }).catch((error: unknown) => {
    throw new Error(String(error).replaceAll(hash, '…'))
  })
}
