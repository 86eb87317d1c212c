import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { ROOM, serverEvent } from '../../domain/events.ts'
import { ADDRESS_HEADER } from '../../domain/network.ts'
import { devVars } from '../dev-vars.ts'
import { startSchool } from '../school-server.ts'
import { roomTokens } from './room-tokens.ts'

/**
 * `npm run bench:class`: a class of 35 in a lesson, each by a socket of its own, from one address, and their teacher. Each pupil goes
 * through 40 steps, one every half a second or so, and loses the connection three times. It says how long the teacher waited to see a step,
 * and ends with 1 where one was lost: a step after which the connection stood, or where a pupil was at the end.
 */

const PUPILS = 35
const STEPS = 40
/** At most 20 messages in 10 seconds are a socket's: a step takes longer. In milliseconds. */
const STEP_MS = 600
const DROPS = [10, 20, 30]
const CODE = 'BCDF'
const MOST_MS = 300
const ADDRESS = '203.0.113.7'

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const variables = await devVars(join(folder, '.dev.vars'))
const school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
try {
  process.exitCode = (await bench()) ? 0 : 1
} finally {
  await school.stop()
  await rm(folder, { recursive: true })
}

async function bench(): Promise<boolean> {
  const drops = DROPS.length
  const tokens = await roomTokens(variables.SIGNING_KEY ?? '', 2 + PUPILS * (1 + drops), 2)
  const [first, last] = tokens
  const sent = new Map<string, number>()
  const taken: number[] = []
  const teacher = await open(first, (step) => {
    const at = sent.get(step)
    if (at !== undefined) taken.push(performance.now() - at)
    sent.delete(step)
  })
  const pupils = Array.from({ length: PUPILS }, (_, pupil) => {
    const own = tokens.slice(2 + pupil * (1 + drops), 2 + (pupil + 1) * (1 + drops))
    return walk(pupil, own, sent)
  })
  const sockets = await Promise.all(pupils)
  const known = new Set<string>()
  const late = await open(last, (step) => known.add(step))
  await wait(2000)
  const isEndKnown = sockets.every((_, pupil) => known.has(stepOf(pupil, STEPS - 1)))
  for (const socket of [teacher, late, ...sockets]) socket.terminate()
  const inOrder = taken.toSorted((one, other) => one - other)
  const figure = (percent: number) =>
    (inOrder[Math.floor((inOrder.length - 1) * percent)] ?? Number.NaN).toFixed(1)
  console.log(
    `${PUPILS} pupils, ${taken.length} of ${PUPILS * STEPS} steps seen; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
  )
  console.log(
    `p50 ${figure(0.5)} ms, p99 ${figure(0.99)} ms, longest ${figure(1)} ms; wanted: p99 below ${MOST_MS} ms.`,
  )
  console.log(
    isEndKnown ? 'Who came late knows where each is.' : 'Who came late does not know where each is.',
  )
  return sent.size === 0 && isEndKnown
}

/** A pupil goes through all steps, with a new connection after each drop. */
async function walk(pupil: number, tokens: readonly string[], sent: Map<string, number>): Promise<WebSocket> {
  const [first, ...others] = tokens
  let socket = await open(first, () => undefined)
  await wait(Math.random() * STEP_MS)
  for (let step = 0; step < STEPS; step++) {
    if (DROPS.includes(step)) {
      socket.terminate()
      socket = await open(others.shift(), () => undefined)
    }
    const name = stepOf(pupil, step)
    sent.set(name, performance.now())
    socket.send(JSON.stringify({ type: 'lessonPlace', code: CODE, step: name, hasHandUp: false }))
    await wait(STEP_MS)
  }
  return socket
}

function stepOf(pupil: number, step: number): string {
  return `Page_${pupil}_${step}`
}

/** @param see is told of each step that the room tells of */
function open(token: string | undefined, see: (step: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const address = `${school.url.replace('http', 'ws')}${ROOM.path}?token=${token}`
    const socket = new WebSocket(address, { headers: { [ADDRESS_HEADER]: ADDRESS } })
    socket.on('message', (data) => {
      const event = z.parse(serverEvent, JSON.parse(String(data)))
      if (event.type === 'lessonPlace' && event.step !== null) see(event.step)
    })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
