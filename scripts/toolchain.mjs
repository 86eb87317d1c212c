/**
 * `node scripts/toolchain.mjs start …` installs the lockfile's packages if needed and runs `scripts/start.ts
 * …` with the Node that is among these packages. Plain JavaScript without dependencies, for Node 20 and
 * newer.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const [, , command, ...rest] = process.argv
install()
run(`scripts/${command}.ts`, rest)

/** Installs the packages if they are missing or older than the lockfile. */
function install() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isFresh) return
  console.log('Installing packages …')
  // Not `npm ci`, which deletes all installed packages first. Warnings are hidden: they are about the outer
  // Node, which runs nothing else.
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

/** Runs a script with the installed Node, forwards signals and exits with its code. */
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
