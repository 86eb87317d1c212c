import WebSocket from 'ws'

const EVENT_TIMEOUT_MS = 10_000
/**
 * Browsers have such a timeout too, because the TCP connection may stay open after the room closes a socket.
 */
export const CLOSE_TIMEOUT_MS = 500

/** One socket to a room under test. Every wait fails after 10 seconds. */
export interface TestClient {
  /** The next unread message, parsed. */
  next(): Promise<unknown>
  /** Sends text unchanged, anything else as JSON. */
  send(message: unknown): void
  sendBytes(bytes: Uint8Array): void
  /** Closes the socket and waits until the room has closed it too. */
  close(code?: number): Promise<void>
  /** Drops the connection without a close frame. */
  terminate(): void
  /** Resolves with the close code. */
  closed(): Promise<number>
}

export interface Opening {
  token?: string | undefined
  /** The connection id that the client chooses, as partysocket sends it. */
  pk?: string
  headers?: Record<string, string>
  /** How long the client waits after the close frames for the connection to end, in milliseconds. */
  closeTimeout?: number
}

/** @param isOurs whether a message belongs to this test; messages left over from earlier tests are dropped */
export async function openClient(
  url: string,
  { token, pk, headers, closeTimeout = CLOSE_TIMEOUT_MS }: Opening,
  isOurs: (message: unknown) => boolean,
): Promise<TestClient> {
  const address = new URL(url)
  if (token !== undefined) address.searchParams.set('token', token)
  if (pk !== undefined) address.searchParams.set('_pk', pk)
  const options = { ...(headers && { headers }), closeTimeout }
  const socket = new WebSocket(address.href, options)

  const unread: unknown[] = []
  const readers: ((message: unknown) => void)[] = []
  socket.on('message', (data) => {
    const message: unknown = JSON.parse(String(data))
    if (!isOurs(message)) return
    const reader = readers.shift()
    if (reader) reader(message)
    else unread.push(message)
  })
  const closing = new Promise<number>((resolve) => socket.once('close', resolve))
  await withTimeout(
    'an open socket',
    new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    }),
  )

  return {
    next: () =>
      withTimeout(
        'a message',
        unread.length > 0
          ? Promise.resolve(unread.shift())
          : new Promise((resolve) => {
              readers.push(resolve)
            }),
      ),
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    sendBytes: (bytes) => socket.send(bytes),
    async close(code) {
      socket.close(code)
      await withTimeout('the end of the socket', closing)
    },
    terminate: () => socket.terminate(),
    closed: () => withTimeout('the end of the socket', closing),
  }
}

async function withTimeout<Result>(what: string, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out waiting for ${what}.`)), EVENT_TIMEOUT_MS)
  })
  try {
    return await Promise.race([result, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
