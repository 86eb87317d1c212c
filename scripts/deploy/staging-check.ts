import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { BackupContents } from '../../domain/api/backup.ts'
import { healthAnswer } from '../../domain/api/health.ts'
import { type SessionUser, sessionUser } from '../../domain/api/user.ts'
import { ROOM, serverEvent } from '../../domain/events.ts'
import { createApiClient } from '../../web/lib/api/api-client.ts'
import { FIRST_ADMIN } from '../first-admin.ts'
import { type CloudflareApi, readCpuTimes, readLogLines, type Span } from './cloudflare-api.ts'
import type { DeployDependencies } from './deploy.ts'
import type { Deployment } from './deployment.ts'
import { findAddress, type Wrangler } from './existing-resources.ts'

/** Page changes of a pupil, to measure the room's delay. */
const MOVES = 5
const ROOM_TIMEOUT_MS = 10_000
/** Analytics lag by some minutes. */
const ANALYTICS_TIMEOUT_MS = 300_000
const ANALYTICS_PAUSE_MS = 15_000

type CheckDependencies = Pick<DeployDependencies, 'log' | 'askSecret'> & { cloudflare: CloudflareApi }

/**
 * Finds the trial deployment at an address.
 * @throws {Error} if the address belongs to no deployment, or to one that is not marked as a trial
 */
export async function findTrialDeployment(
  url: string,
  deployments: readonly Deployment[],
  wrangler: Wrangler,
): Promise<Deployment> {
  const { origin } = new URL(url)
  for (const deployment of deployments) {
    const addresses = [deployment.siteUrl, await findAddress(wrangler, deployment)]
    if (!addresses.includes(origin)) continue
    if (deployment.isTrial) return deployment
    throw new Error(`${origin} is ${deployment.which}, which deployments.json does not mark as a trial.`)
  }
  throw new Error(`${origin} is the address of no deployment in deployments.json.`)
}

/**
 * `npm run deploy -- --staging-check URL`: exercises a trial deployment as pupil and administrator, restores
 * its backup and prints how long each part takes. Leaves the school unchanged.
 * @throws {Error} at the first part that fails
 */
export async function checkStaging(
  url: string,
  worker: string,
  dependencies: CheckDependencies,
): Promise<void> {
  const { log, askSecret } = dependencies
  const { origin } = new URL(url)
  const from = new Date()
  const visitor = clientOf(origin, null)
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const started = performance.now()
    const result = await work().catch((cause: unknown) => {
      throw new Error(`${what} failed: ${String(cause)}`, { cause })
    })
    log(`  ${what}: ${Math.round(performance.now() - started)} ms`)
    return result
  }

  log(`Check ${origin}`)
  const { version } = await step('health', async () =>
    z.parse(healthAnswer, await (await fetch(`${origin}/api/v1/health`)).json()),
  )
  log(`  version: ${version}`)
  const password = await askSecret(`Password of ${FIRST_ADMIN}`)
  const admin = await step("the administrator's sign-in", async () =>
    signedIn(await visitor.call('POST auth/admin', { body: { userName: FIRST_ADMIN, password } })),
  )
  const school = clientOf(origin, admin.token)
  const userName = `essai ${crypto.randomUUID()}`
  const classCode = await classWithoutPictures(school)
  const { user } = await step("a new pupil's account", () =>
    school.call('POST user', { body: { userName, displayName: 'Essai', classCode } }),
  )
  try {
    const pupil = await step("the pupil's sign-in", async () =>
      signedIn(await visitor.call('POST auth/login', { body: { userName } })),
    )
    await step('a counted activity', () => countActivity(clientOf(origin, pupil.token), pupil))
    const delays = await step('the room', () => measureRoom(origin, admin, pupil))
    log(`  a pupil's move reaches the administrator after ${delays.map(Math.round).join(', ')} ms`)
    const { pupils, activities, bravos } = await step('backup and restore', () => rehearseRestore(school))
    log(`  restored: ${pupils} pupils, ${activities} activities, ${bravos} Bravos, as before`)
  } finally {
    await school.call('DELETE user/:id', { path: { id: user.id } })
  }
  await reportCloudflare(worker, { from, to: new Date() }, dependencies)
}

type Client = ReturnType<typeof createApiClient>

function clientOf(origin: string, token: string | null): Client {
  return createApiClient({
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    token: () => token,
    onTokenRefused() {},
  })
}

/** @throws {Error} if the sign-in requires another factor */
function signedIn(answer: object): SessionUser {
  const { data } = z.safeParse(z.object({ user: sessionUser }), answer)
  if (data) return data.user
  throw new Error('The sign-in asks for more than a name or password.')
}

async function classWithoutPictures(school: Client): Promise<string> {
  const { data } = await school.call('GET classes')
  const found = data.find(({ usesPictures }) => !usesPictures)
  if (found) return found.classCode
  throw new Error('There is no class whose pupils sign in by name.')
}

async function countActivity({ call }: Client, { id }: SessionUser): Promise<void> {
  const { menulinks } = await call('GET menulinks')
  // Uses only a game, because a mission counts only once its words are answered.
  const page = menulinks.find(
    ({ isBravoEnabled, externalIdentifier }) => isBravoEnabled && externalIdentifier !== null,
  )
  if (!page) throw new Error('There is no game that counts.')
  const { clientID } = page
  await call('POST activities', { body: { userID: id, clientID, idempotencyKey: crypto.randomUUID() } })
  const { data } = await call('GET activities/:id', { path: { id } })
  if (!data.some((activity) => activity.clientID === clientID)) throw new Error(`${clientID} is not counted.`)
}

/** Delay in milliseconds between each move of a pupil and its message to an administrator. */
async function measureRoom(origin: string, admin: SessionUser, pupil: SessionUser): Promise<number[]> {
  const [listener, speaker] = await Promise.all([admin, pupil].map((user) => openSocket(origin, user)))
  if (!listener || !speaker) return []
  const delays: number[] = []
  try {
    for (let move = 0; move < MOVES; move += 1) {
      const page = { name: 'Page_Home', id: String(move) }
      const heard = waitForMove(listener, page.id, pupil.id)
      const sent = performance.now()
      speaker.send(JSON.stringify({ type: 'navigate', page, user: { id: pupil.id } }))
      await heard
      delays.push(performance.now() - sent)
    }
  } finally {
    listener.close()
    speaker.close()
  }
  return delays
}

async function openSocket(origin: string, { token }: SessionUser): Promise<WebSocket> {
  const ticket = (await clientOf(origin, token).call('POST auth/room')).token
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${ROOM.path}?token=${ticket}`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('The room accepts no socket.')))
  })
  return socket
}

/** Resolves when the socket receives the pupil's move to this page. @throws {Error} on timeout */
async function waitForMove(socket: WebSocket, pageID: string, userID: number): Promise<void> {
  const heard = new AbortController()
  const signal = AbortSignal.any([heard.signal, AbortSignal.timeout(ROOM_TIMEOUT_MS)])
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The room does not deliver the move.')))
    socket.addEventListener(
      'message',
      ({ data }) => {
        const event = z.parse(serverEvent, JSON.parse(String(data)))
        if (event.type === 'navigate' && event.page.id === pageID && event.user.id === userID) resolve()
      },
      { signal },
    )
  })
  heard.abort()
}

/** Restores a backup of the school into itself. @throws {Error} if the contents differ afterwards */
async function rehearseRestore({ call, fetchFile }: Client): Promise<BackupContents> {
  const backup = await fetchFile('GET backup')
  const before = await call('GET backup/kept')
  await call('POST backup/restore', { body: backup })
  const after = await call('GET backup/kept')
  const counts = ({ created: _created, ...rest }: BackupContents) => JSON.stringify(rest)
  if (counts(after.here) !== counts(before.here))
    throw new Error(`The school held ${counts(before.here)} before, and holds ${counts(after.here)} now.`)
  return after.here
}

async function reportCloudflare(
  worker: string,
  span: Span,
  { log, cloudflare }: CheckDependencies,
): Promise<void> {
  log('Wait for the CPU times')
  const end = Date.now() + ANALYTICS_TIMEOUT_MS
  let times = await readCpuTimes(cloudflare, worker, span)
  while (times.length === 0 && Date.now() < end) {
    await pause(ANALYTICS_PAUSE_MS)
    times = await readCpuTimes(cloudflare, worker, span)
  }
  for (const { status, calls, p50, p99 } of times)
    log(`  ${calls} calls (${status}): CPU p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  if (times.length === 0) log('  none arrived: see the Metrics of the Worker in the dashboard.')
  const lines = await readLogLines(cloudflare, worker, span)
  log(`  the Worker logged ${lines.length} lines`)
  for (const line of lines) log(`    ${line}`)
}
