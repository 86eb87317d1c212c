import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { openDoor } from './door.ts'
import type { Browser, Engine, Size } from './engine.ts'
import { WebDriver } from './webdriver.ts'

/** Debian's WebKitGTK, on a screen of its own. */
export async function startWebKit(): Promise<Browser> {
  // Larger than every window: the browser has a bar of its own above the page.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await firstLine(screen)
  const env = { ...process.env, DISPLAY: `:${display}`, ...(isRoot() && { [UNSANDBOXED]: '1' }) }
  return {
    open: (school, size) => openPage(env, school, size),
    async close() {
      screen.kill()
    },
  }
}

async function openPage(env: NodeJS.ProcessEnv, school: string, size: Size): Promise<Engine> {
  const { window, driver } = await openWindow(env)
  const door = await openDoor(school)
  await window.resize(size)
  return {
    open: (path) => window.open(door.url + path),
    run: (inPage, arg) => window.run(`return (${inPage})(...arguments)`, [arg]),
    press: (x, y) => window.press(x, y),
    type: (text) => window.type(text),
    screenshot: () => window.screenshot(),
    async close() {
      await window.close()
      driver.kill()
      door.close()
    },
  }
}

/**
 * A window with a driver of its own. One that has just closed a window may answer nothing when it is asked for the next; where a new
 * one answers nothing either, another is tried, so that a test does not wait for it until its time is over.
 */
async function openWindow(env: NodeJS.ProcessEnv): Promise<{ window: WebDriver; driver: ChildProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
    const url = `http://127.0.0.1:${port}`
    try {
      await untilReady(driver, url)
      return { window: await WebDriver.open(url, AbortSignal.timeout(OPENING_MS)), driver }
    } catch (error) {
      driver.kill()
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** How long a window may take to open: some 2 s where nothing else runs. */
const OPENING_MS = 12_000
const ATTEMPTS = 3

/** WebKit does not start for root with its sandbox: this variable turns the sandbox off. */
const UNSANDBOXED = 'WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS'

function isRoot(): boolean {
  return process.getuid?.() === 0
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('Its output is not read.')
  for await (const line of createInterface(child.stdout)) return line
  throw new Error(`${child.spawnfile} ended before it said anything.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('No port is free.')
  return address.port
}

/** The driver says nothing when it begins to listen. */
async function untilReady(driver: ChildProcess, url: string): Promise<void> {
  while (driver.exitCode === null) {
    // One that accepts and never answers is asked again.
    const answer = await fetch(`${url}/status`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver did not start.')
}
