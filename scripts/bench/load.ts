import { Agent, request } from 'node:http'

/** One request. */
export interface Call {
  method: string
  path: string
  token?: string
  /** Sent as JSON. */
  body?: object
}

export interface Answer {
  status: number
  text: string
}

export interface Load {
  /** Response time of each call. */
  milliseconds: number[]
  /** Total milliseconds. */
  elapsed: number
}

export interface Client {
  send(call: Call): Promise<Answer>
  /**
   * Sends the calls that `next` returns, `concurrency` at a time, for `milliseconds`.
   * @throws {Error} if a call is refused
   */
  load(next: () => Call, concurrency: number, milliseconds: number): Promise<Load>
  close(): void
}

/** An HTTP client with keep-alive connections. */
export function openClient(origin: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function send({ method, path, token, body }: Call): Promise<Answer> {
    const sentBody = body && JSON.stringify(body)
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sentBody !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sentBody),
      }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(`${origin}${path}`, { method, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        )
      })
      sent.on('error', reject)
      sent.end(sentBody)
    })
  }

  async function load(next: () => Call, concurrency: number, milliseconds: number): Promise<Load> {
    const times: number[] = []
    const began = performance.now()
    async function sendOneByOne(): Promise<void> {
      while (performance.now() - began < milliseconds) {
        const call = next()
        const sent = performance.now()
        const { status, text } = await send(call)
        times.push(performance.now() - sent)
        if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${text}`)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, sendOneByOne))
    return { milliseconds: times, elapsed: performance.now() - began }
  }

  return { send, load, close: () => agent.destroy() }
}
