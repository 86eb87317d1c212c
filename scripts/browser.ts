import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const FULL_CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's headless Chromium. Renders the same pages and media with half the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const WEBKIT_DRIVER = 'WebKitWebDriver'
const VIRTUAL_SCREEN = 'Xvfb'
const FIREFOX = ['firefox-esr', 'firefox']

const INSTALL_TIMEOUT_MS = 180_000

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else one on the machine, else Debian's package, which is installed.
 * @throws {Error} if none is available
 */
export function findBrowser(): string {
  return (
    configuredPath() ?? findProgram(FULL_CHROMIUM) ?? installPackages(['chromium'], FULL_CHROMIUM) ?? fail()
  )
}

/** Like `findBrowser`, but prefers the headless shell. */
export function findTestBrowser(): string {
  return (
    configuredPath() ??
    findProgram([HEADLESS_SHELL]) ??
    installPackages([HEADLESS_SHELL], [HEADLESS_SHELL]) ??
    findBrowser()
  )
}

/** Like `findTestBrowser`, but installs nothing. Undefined if the machine has no Chromium. */
export function testBrowserOnMachine(): string | undefined {
  return configuredPath() ?? findProgram([HEADLESS_SHELL, ...FULL_CHROMIUM])
}

/** True if the machine has WebKitGTK's driver and a virtual screen. */
function isWebKitOnMachine(): boolean {
  return findProgram([WEBKIT_DRIVER]) !== undefined && findProgram([VIRTUAL_SCREEN]) !== undefined
}

/** Installs WebKitGTK's driver and a virtual screen from Debian's packages if they are missing. */
export function installWebKit(): void {
  if (!isWebKitOnMachine()) installPackages(['webkit2gtk-driver', 'xvfb'], [])
  if (!isWebKitOnMachine()) throw new Error('No WebKit: install Debian’s webkit2gtk-driver and xvfb.')
}

/** Returns the path of a Firefox, and installs Debian's package if the machine has none. */
export function findFirefox(): string {
  const found = findProgram(FIREFOX) ?? installPackages(['firefox-esr'], FIREFOX)
  if (!found) throw new Error('No Firefox: install one, such as Debian’s firefox-esr.')
  return found
}

function configuredPath(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

function installPackages(packages: readonly string[], names: readonly string[]): string | undefined {
  console.log(`Installing Debian’s ${packages.join(' and ')} …`)
  const options = { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', ...packages], options)
  return findProgram(names)
}

function fail(): never {
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH.')
}
