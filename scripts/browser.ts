import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium for the browser tests: the one named by CHROMIUM_PATH, one on the machine, or Debian's
 * package, in this order. Nothing is downloaded from anywhere else.
 * @throws {Error} where none of them is to be had.
 */
export function findBrowser(): string {
  return onMachine() ?? debians() ?? fail()
}

function onMachine(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

function debians(): string | undefined {
  console.log('Installing Debian’s Chromium …')
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' })
  return onMachine()
}

function fail(): never {
  throw new Error('No Chromium: install one, or name its path in CHROMIUM_PATH.')
}
