import * as z from 'zod/mini'
import { userNameKey } from '../../domain/api/user.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import type { Wrangler } from '../deploy/present.ts'
import { randomPassword } from '../first-admin.ts'
import { askNewPassword } from '../new-password.ts'
import { withSecretFiles, writeSecretFile } from '../secret-files.ts'

/** What a reset needs of the world around it. */
export interface World {
  wrangler: Wrangler
  /** Which database, in the words of `wrangler d1 execute`: its name, and where it lies. */
  database: readonly string[]
  /** Where the SQL lies while it is run. */
  file: string
  /** Asks whoever resets, and shows nothing of the answer; an empty one where nobody is there to answer. */
  askSecret(question: string): Promise<string>
}

/**
 * Gives an administrator a new password, removes the second factors of the account and enables it if it
 * was disabled. Its sessions end, and earlier failed attempts lock nothing.
 * @param wanted a name, however it is spelt; null: the only administrator who is enabled, else the only one
 * @returns who it is, whether the account was disabled or had second factors, and the password where it was made here, else null
 * @throws {Error} where it is not clear who is meant, the password would be easily guessed, or the account was changed meanwhile
 */
export async function resetAdmin(
  wanted: string | null,
  world: World,
): Promise<{ userName: string; wasDisabled: boolean; hadFactors: boolean; password: string | null }> {
  const admin = choose(await readAdmins(world), wanted)
  const typed = await askPassword(admin, world)
  const password = typed ?? randomPassword()
  const hash = await hashPassword(password)
  await setHash(admin, hash, world)
  const after = (await readAdmins(world)).find(({ id }) => id === admin.id)
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

/** Algorithm, parameters and salt of a hash tell one from another, and nothing of the password. */
const HASH_LENGTH = 44
const saltOf = (hash: string) => hash.slice(0, -HASH_LENGTH)

const READ = `SELECT id, user_name AS userName, user_name_key AS key, is_enabled AS isEnabled, token_version AS version,
    substr(password_hash, 1, length(password_hash) - ${HASH_LENGTH}) AS salt,
    (SELECT count(*) FROM passkeys WHERE user_id = id) + (SELECT count(*) FROM authenticators WHERE user_id = id) AS factors
  FROM users WHERE is_admin ORDER BY id`

async function readAdmins({ wrangler, database }: World): Promise<Administrator[]> {
  const printed = await wrangler(['d1', 'execute', ...database, '--json', '--command', READ])
  const answer = z.tuple([z.object({ results: administrators })])
  return z.parse(answer, JSON.parse(printed.slice(printed.indexOf('['))))[0].results
}

function choose(admins: readonly Administrator[], wanted: string | null): Administrator {
  const enabled = admins.filter(({ isEnabled }) => isEnabled === 1)
  const usual = enabled.length > 0 ? enabled : admins
  const fitting = wanted === null ? usual : admins.filter(({ key }) => key === userNameKey(wanted))
  const [only, ...others] = fitting
  if (only && others.length === 0) return only
  const names = admins.map(({ userName }) => userName).join(', ')
  throw new Error(`Which administrator? --name with one of these: ${names || 'there is none'}`)
}

/** What was typed twice alike; null where nothing was. */
async function askPassword({ userName }: Administrator, { askSecret }: World): Promise<string | null> {
  const answer = await askNewPassword(`New password of ${userName}`, userName, askSecret)
  if ('fault' in answer) throw new Error(`${answer.fault}: nothing was changed.`)
  return answer.password
}

/** In one transaction; the account is left as it is where it was changed since it was read. */
async function setHash({ id, version }: Administrator, hash: string, world: World): Promise<void> {
  const isChanged = `EXISTS (SELECT 1 FROM users WHERE id = ${id} AND password_hash = '${hash}')`
  await withSecretFiles([world.file], async () => {
    // In a file: what is on the command line, every program of the machine may read.
    writeSecretFile(
      world.file,
      `UPDATE users SET password_hash = '${hash}', is_enabled = 1, token_version = token_version + 1
        WHERE id = ${id} AND token_version = ${version};
      DELETE FROM passkeys WHERE user_id = ${id} AND ${isChanged};
      DELETE FROM authenticators WHERE user_id = ${id} AND ${isChanged};
      DELETE FROM attempts WHERE subject IN
        (SELECT 'name:' || user_name_key FROM users WHERE id = ${id} UNION VALUES ('code:${id}'), ('recoveryCode:${id}'));\n`,
    )
    await world.wrangler(['d1', 'execute', ...world.database, '--yes', '--file', world.file])
  }).catch((error: unknown) => {
    throw new Error(String(error).replaceAll(hash, '…'))
  })
}
