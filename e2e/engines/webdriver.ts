import * as z from 'zod/mini'
import type { Size } from './engine.ts'

const ENTER = '\uE007'

/**
 * A minimal WebDriver client (https://www.w3.org/TR/webdriver2/). The clients on npm download browsers and drivers, and
 * have none for WebKitGTK.
 */
export class WebDriver {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  /** @throws {Error} if `signal` aborts before the window opens */
  static async open(driver: string, signal: AbortSignal): Promise<WebDriver> {
    const answer = await call(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: {} } }, signal)
    const { sessionId } = z.parse(z.object({ sessionId: z.string() }), answer)
    return new WebDriver(`${driver}/session/${sessionId}`)
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  run(script: string, args: readonly unknown[]): Promise<unknown> {
    return this.#post('execute/sync', { script, args })
  }

  /** Sets the size of the viewport. */
  async resize({ width, height }: Size): Promise<void> {
    await this.#post('window/rect', { width, height })
    const inner = await this.run('return { width: innerWidth, height: innerHeight }', [])
    const page = z.parse(z.object({ width: z.number(), height: z.number() }), inner)
    await this.#post('window/rect', { width: 2 * width - page.width, height: 2 * height - page.height })
  }

  async press(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async type(text: string): Promise<void> {
    const actions = [...text.replaceAll('\n', ENTER)].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#post('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.parse(z.string(), await call(`${this.#session}/screenshot`, 'GET')), 'base64')
  }

  async close(): Promise<void> {
    await call(this.#session, 'DELETE')
  }

  #post(command: string, body: object): Promise<unknown> {
    return call(`${this.#session}/${command}`, 'POST', body)
  }
}

const answer = z.object({ value: z.unknown() })
const refusal = z.object({ error: z.string(), message: z.string() })

async function call(url: string, method: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const { value } = z.parse(answer, await response.json())
  if (response.ok) return value
  const { error, message } = z.parse(refusal, value)
  throw new Error(`${method} ${url}: ${error}. ${message}`)
}
