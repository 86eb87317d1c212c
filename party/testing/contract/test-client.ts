import WebSocket from 'ws'

const EVENT_TIMEOUT_MS = 10_000
/** As browsers do: a room that closed the socket by itself does not always end the connection below it. */
export const CLOSE_TIMEOUT_MS = 500

/** One socket to a room under test. Every wait ends with what it waits for or, after 10 seconds, in an error. */
export interface TestClient {
  /** The next message that was not read yet, parsed. */
  next(): Promise<unknown>
  /** Sends a text as it is, anything else as JSON. */
  send(message: unknown): void
  sendBytes(bytes: Uint8Array): void
  /** Closes, with a code or without, and waits until the room has closed too. */
  close(code?: number): Promise<void>
  /** Breaks the line without a word. */
  terminate(): void
  /** The code that the socket was closed with. */
  closed(): Promise<number>
}

export interface Opening {
  token?: string | undefined
  /** The client's own connection id, as partysocket sends it. */
  pk?: string
  headers?: Record<string, string>
  /** How long the client waits, after the closing words, for the line below to end too. */
  closeTimeout?: number
}

/** @param isOurs whether a message belongs to this test; others, left over from an earlier one, are dropped */
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
  await patiently(
    'an open socket',
    new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    }),
  )

  return {
    next: () =>
      patiently(
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
      await patiently('the end of the socket', closing)
    },
    terminate: () => socket.terminate(),
    closed: () => patiently('the end of the socket', closing),
  }
}

async function patiently<Result>(what: string, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}.`)), EVENT_TIMEOUT_MS)
  })
  try {
    return await Promise.race([result, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
