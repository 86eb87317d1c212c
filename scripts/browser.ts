import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's Chromium without a window: the same pages and media for half the work of the processor. */
const SHELL = 'chromium-headless-shell'

const WEBKIT_DRIVER = 'WebKitWebDriver'
const SCREEN = 'Xvfb'
const FIREFOX = ['firefox-esr', 'firefox']

/** Where Debian's packages cannot be had, they are not waited for longer. */
const INSTALL_MS = 180_000

/**
 * The path of a Chromium: the one named by CHROMIUM_PATH, one on the machine, or Debian's package, in this order.
 * Nothing is downloaded from anywhere else.
 * @throws {Error} where none of them is to be had.
 */
export function findBrowser(): string {
  return named() ?? onMachine(WHOLE) ?? debians(['chromium'], WHOLE) ?? fail()
}

/** The path of a Chromium for tests without a window: the headless shell where it is to be had, else any. */
export function findTestBrowser(): string {
  return named() ?? onMachine([SHELL]) ?? debians([SHELL], [SHELL]) ?? findBrowser()
}

/** The same, but nothing is installed; undefined where the machine has none. */
export function testBrowserOnMachine(): string | undefined {
  return named() ?? onMachine([SHELL, ...WHOLE])
}

/** Whether WebKitGTK can be driven on this machine, on a screen of its own. */
export function isWebKitOnMachine(): boolean {
  return onMachine([WEBKIT_DRIVER]) !== undefined && onMachine([SCREEN]) !== undefined
}

/** Brings WebKitGTK's driver and a screen for it, as Debian's packages, where they are missing. */
export function bringWebKit(): void {
  if (!isWebKitOnMachine()) debians(['webkit2gtk-driver', 'xvfb'], [])
  if (!isWebKitOnMachine()) throw new Error('No WebKit: install Debian’s webkit2gtk-driver and xvfb.')
}

/** The path of a Firefox, which is Debian's package where the machine has none. */
export function findFirefox(): string {
  const found = onMachine(FIREFOX) ?? debians(['firefox-esr'], FIREFOX)
  if (!found) throw new Error('No Firefox: install one, such as Debian’s firefox-esr.')
  return found
}

function named(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined
}

function onMachine(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

function debians(packages: readonly string[], names: readonly string[]): string | undefined {
  console.log(`Installing Debian’s ${packages.join(' and ')} …`)
  const options = { stdio: 'ignore', timeout: INSTALL_MS } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', ...packages], options)
  return onMachine(names)
}

function fail(): never {
  throw new Error('No Chromium: install one, or name its path in CHROMIUM_PATH.')
}
