import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Browser, Engine, Size } from './engine.ts'
import { openEngineProxy } from './engine-proxy.ts'
import { WebDriver } from './webdriver.ts'

/** Debian's WebKitGTK, on a virtual screen. */
export async function startWebKit(): Promise<Browser> {
  // Larger than every viewport, because the browser has a toolbar.
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
  const door = await openEngineProxy(school)
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
 * Opens a window with its own driver, because a driver that has just closed a window may not answer. If a new
 * driver does not answer either, another one is tried.
 */
async function openWindow(env: NodeJS.ProcessEnv): Promise<{ window: WebDriver; driver: ChildProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
    const url = `http://127.0.0.1:${port}`
    try {
      await untilReady(driver, url)
      return { window: await WebDriver.open(url, AbortSignal.timeout(OPEN_TIMEOUT_MS)), driver }
    } catch (error) {
      driver.kill()
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** Opening takes about 2 s on an idle machine. */
const OPEN_TIMEOUT_MS = 12_000
const ATTEMPTS = 3

/** Turns off the sandbox, with which WebKit does not start as root. */
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

/** Polls the driver, which prints nothing when it starts to listen. */
async function untilReady(driver: ChildProcess, url: string): Promise<void> {
  while (driver.exitCode === null) {
    // The driver may accept a connection and never answer.
    const answer = await fetch(`${url}/status`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver did not start.')
}
