/**
 * `node scripts/toolchain.mjs start …` runs `scripts/start.ts …` with what the commands of the README need before anything
 * else can run: the packages of the lockfile, and the Node that is among them. Plain JavaScript without packages, for any Node from 20 on.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const [, , command, ...rest] = process.argv
install()
run(`scripts/${command}.ts`, rest)

/** Installs the packages where they are missing or older than the lockfile. */
function install() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isFresh) return
  console.log('Installing packages …')
  // Not `npm ci`, which first deletes all that is installed. What it warns of is a Node that nothing of ours runs with.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a script with the Node among the packages; ends as it ends, and hands on the signals that end it. */
function run(script, args) {
  const bin = join(root, 'node_modules/.bin')
  const child = spawn(join(bin, 'node'), [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}
