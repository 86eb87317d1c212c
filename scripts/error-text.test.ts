import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorText } from './error-text.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'error-text-'))
  await writeFile(join(folder, 'broken.gz'), 'no backup')
})
afterAll(() => rm(folder, { recursive: true }))

const failure = z.object({ code: z.number(), stderr: z.string() })

/** Runs a command of an operator that fails. */
async function fail(state: string, script: string, ...args: string[]) {
  const env = { ...process.env, SCHOOL_STATE: join(folder, state) }
  const run = promisify(execFile)('node', [`scripts/${script}.ts`, ...args], { env })
  return z.parse(failure, await run.catch((error: unknown) => error))
}

it.each([
  ['a restore of nothing', 'restore', [], 'Name the file to restore: npm run restore <file>\n'],
  ['a restore of a missing file', 'restore', ['none.gz'], ' does not exist. Check its name and folder.\n'],
  ['a restore of a folder', 'restore', ['.'], ' is a folder. Name a file.\n'],
  [
    'a restore of another file',
    'restore',
    ['broken.gz'],
    "broken.gz cannot be restored: Ce fichier n'est pas une sauvegarde : il ne peut pas être décompressé. Nothing was changed.\n",
  ],
  ['a backup without a school', 'backup', ['x.gz'], ' yet. Run npm start first.\n'],
  ['a new password without a school', 'reset-admin', [], ' yet. Run npm start first.\n'],
  ['an unknown deployment', 'deploy', ['nowhere'], 'Choose production or staging.\n'],
  ['an unknown option', 'reset-admin', ['--nme'], "Unknown option '--nme'."],
])('prints no stack trace for %s', async (_what, script, args, expected) => {
  const files = args.map((arg) => (/restore|backup/.test(script) ? join(folder, arg) : arg))
  const { code, stderr } = await fail('none', script, ...files)
  expect(stderr).toContain(expected)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

it.each([
  ['EEXIST', 'x.gz exists already. Name another file.'],
  ['EACCES', 'x.gz cannot be opened: you lack the permission. Check its owner and rights.'],
])('says what to do about a file after %s', (code, expected) => {
  expect(errorText(Object.assign(new Error(code), { code, path: 'x.gz' }))).toBe(expected)
})

it.each([
  ['D1_ERROR: database is locked: SQLITE_BUSY', "The school's database is in use."],
  ['wrangler exited with 1\nno such table: users: SQLITE_ERROR', 'The school has no data yet.'],
])('says what to do after "%s"', (message, expected) => {
  expect(errorText(new Error(message))).toContain(expected)
})

it('keeps the stack trace of a fault of the program', async () => {
  expect(errorText(new TypeError('x is not a function'))).toContain('at ')
  const parse = async () => z.parse(z.string(), 1)
  expect(errorText(await parse().catch((error: unknown) => error))).toContain('at ')
})

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })

it.each([
  ['the cause of a failed fetch', new TypeError('fetch failed', { cause: refused }), 'connect ECONNREFUSED'],
  ['the errors of an AggregateError', new AggregateError([refused]), 'connect ECONNREFUSED'],
  [
    'why no more files can be watched',
    Object.assign(new Error('System limit for number of file watchers reached'), {
      ...{ code: 'ENOSPC', syscall: 'watch', path: 'web' },
    }),
    'file watchers',
  ],
  ['an object that is no error', { reason: 'connect ECONNREFUSED' }, 'connect ECONNREFUSED'],
  ['that a table is missing', new Error('D1_ERROR: no such table: word_sources'), 'word_sources'],
])('prints %s', (_what, error, expected) => {
  expect(errorText(error)).toContain(expected)
})

it('is used by every command of an operator', async () => {
  const { scripts } = z.parse(
    z.object({ scripts: z.record(z.string(), z.string()) }),
    JSON.parse(await readFile('package.json', 'utf8')),
  )
  const commands = Object.values(scripts).flatMap((line) => /toolchain\.mjs (\S+)/.exec(line)?.[1] ?? [])
  const ofOperators = [...new Set(commands)].filter((name) => !name.startsWith('test'))
  expect(ofOperators.length).toBeGreaterThan(5)
  for (const name of ofOperators)
    expect(await readFile(`scripts/${name}.ts`, 'utf8'), name).toMatch(/^import .*'\.\/report-errors\.ts'$/m)
})
