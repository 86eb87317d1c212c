import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import WebSocket from 'ws'
import * as z from 'zod/mini'
import { liveGameAnswer, liveResultsAnswer } from '../../domain/api/live-game.ts'
import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_TYPE } from '../../domain/api/token.ts'
import {
  type HostView,
  type LiveGameMessage,
  liveGameSocketPath,
  type PupilView,
} from '../../domain/live/messages.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { loadDevVars } from '../dev-vars.ts'
import { fillSchool } from '../fill-school.ts'
import { type School, startSchool } from '../school-server.ts'
import { LIVE_USAGE_PATH, liveUsage, RELAY_PATH } from './live-usage.ts'

/**
 * `npm run bench:live`: 400 pupils play 12 live games of 20 questions; `-- 5` asks five. Each question drops
 * a random third of the sockets while their pupils answer. Each pupil also sends every answer through a bare
 * relay in a Durable Object of the same workerd, whose sockets are dropped too, so that load and pauses of
 * the runtime affect both alike. Exits with 1 if an answer is lost or counted twice, if the projector's count
 * takes more than three times as long as the relay (p99), or if a game needs more requests than
 * `MAX_REQUESTS`.
 */

const GAMES = 12
const PUPILS = 400
const QUESTIONS = Number(process.argv[2] ?? 20)
const DROPPED_SHARE = 1 / 3
const MAX_RATIO = 3
/** Maximum number of requests to the Durable Object of a game with 35 pupils. */
const MAX_REQUESTS = 1500
/** Answers of a question are sent within this time. */
const SPREAD_MS = 2000
const FIRST_USER = 100_000
const PAGE = 'Page_Grade4_Vocabulary_Bench'
const DISTINCT_WORDS = 20
const POLL_MS = 5
const TIMEOUT_MS = 60_000

/** Called with each view of a host. */
const listeners = new Map<object, (view: HostView) => void>()

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const variables = await loadDevVars(join(folder, '.dev.vars'))
const entry = 'scripts/bench/live-worker.ts'
const school = await startSchool({ port: 0, state: join(folder, 'state'), variables, entry, site: false })
try {
  process.exitCode = (await bench()) ? 0 : 1
} finally {
  await school.stop()
  await rm(folder, { recursive: true })
}

/** One socket that opens again when it is dropped. `view`: the last view received. */
interface Seat<View> {
  view: View | null
  send(message: LiveGameMessage): void
  /** Waits for a view for which `fits` returns true. */
  sees(fits: (view: View) => boolean): Promise<void>
  drop(): Promise<void>
  close(): void
}

interface Game {
  code: string
  host: Seat<HostView>
  pupils: { userID: number; seat: Seat<PupilView>; relay: WebSocket; right: number }[]
  relayHost: WebSocket
  openRelay(): Promise<WebSocket>
}

/** @returns whether all limits hold */
async function bench(): Promise<boolean> {
  const sign = await signer(variables.SIGNING_KEY ?? '')
  await fillSchool(school)
  await addClasses(await school.database())
  const admin = await sign('api', { sub: '1', role: 'admin', tokenVersion: 1, by: 'password' })
  const delays: Delays = { game: [], relay: [] }
  const games = await Promise.all(
    Array.from({ length: GAMES }, (_none, index) => openGame(index, { sign, admin })),
  )
  for (const { host } of games) host.send({ type: 'start' })
  for (let number = 1; number <= QUESTIONS; number++) {
    for (const asked of await Promise.all(games.map((game) => ask(game, number)))) {
      delays.game.push(...asked.game)
      delays.relay.push(...asked.relay)
    }
    for (const { host } of games) host.send({ type: 'next', number })
  }
  const faults = await Promise.all(games.map((game) => faultsOf(game, admin)))
  const usage = z.parse(liveUsage, await (await fetch(school.url + LIVE_USAGE_PATH)).json())
  for (const { host, pupils, relayHost } of games) {
    host.close()
    relayHost.close()
    for (const { seat, relay } of pupils) {
      seat.close()
      relay.close()
    }
  }
  const [relayP99, gameP99] = [percentile(delays.relay, 99), percentile(delays.game, 99)]
  const perGame = (figure: number) => Math.round((figure / PUPILS) * 35)
  const isComplete = faults.every((fault) => fault === 0) && delays.game.length === PUPILS * QUESTIONS
  console.log(`
${PUPILS} pupils, ${GAMES} games, ${QUESTIONS} questions; load of the machine ${loadavg()[0]?.toFixed(1)}.

answers counted by the projector   ${delays.game.length} / ${PUPILS * QUESTIONS}
answers lost or counted twice      ${faults.reduce((sum, each) => sum + each, 0)}
answer to count, p50 and p99 ms    ${percentile(delays.game, 50).toFixed(1)}  ${gameP99.toFixed(1)}
through the relay                  ${percentile(delays.relay, 50).toFixed(1)}  ${relayP99.toFixed(1)}
ratio of p99                       ${(gameP99 / relayP99).toFixed(2)} (at most ${MAX_RATIO})
a game of 35: requests             ${perGame(usage.requests)} (at most ${MAX_REQUESTS})
  rows written by its object       ${perGame(usage.objectRowsWritten)}
  rows of D1 written, read         ${perGame(usage.rowsWritten)}, ${perGame(usage.rowsRead)}`)
  return isComplete && gameP99 <= MAX_RATIO * relayP99 && perGame(usage.requests) <= MAX_REQUESTS
}

type Sign = (audience: 'api' | 'live', claims: Record<string, unknown>) => Promise<string>

async function openGame(index: number, { sign, admin }: { sign: Sign; admin: string }): Promise<Game> {
  const words = Array.from({ length: DISTINCT_WORDS }, (_none, number) => benchWord(number))
  const plan = { way: 'race', tasks: ['recall'], questions: QUESTIONS, thinkSeconds: 0 }
  const made = await fetch(`${school.url}/api/v1/live-games`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ ...plan, title: `Game ${index}`, showsNames: true, hasTablets: true },
      ...{
        words: words.map((word) => ({ ...word, page: PAGE, theme: 'Bench' })),
        classCodes: [className(index)],
      },
    }),
  })
  const { code } = z.parse(liveGameAnswer, await made.json()).data
  const address = async (userID: number, isHost: boolean) => {
    const claims = { sub: String(userID), game: code, isHost, jti: crypto.randomUUID(), tokenVersion: 1 }
    const token = await sign('live', claims)
    return `${school.url.replace('http', 'ws')}${liveGameSocketPath(code)}?token=${token}`
  }
  const relay = school.url.replace('http', 'ws') + RELAY_PATH + code
  const openRelay = () => openSocket(relay)
  const host = await openSeat<HostView>(() => address(1, true))
  const own = Array.from({ length: PUPILS }, (_none, each) => each).filter((each) => each % GAMES === index)
  const pupils = await Promise.all(
    own.map(async (each) => {
      const userID = FIRST_USER + each
      const seat = await openSeat<PupilView>(() => address(userID, false))
      return { userID, seat, relay: await openRelay(), right: 0 }
    }),
  )
  await host.sees(({ players }) => players.length === pupils.length)
  const relayHost = await openSocket(`${relay}/host`)
  return { code, host, pupils, relayHost, openRelay }
}

/** Milliseconds from each pupil's answer until the teacher's socket receives it. */
interface Delays {
  game: number[]
  relay: number[]
}

async function ask(game: Game, number: number): Promise<Delays> {
  const { host, pupils, relayHost } = game
  await host.sees((view) => view.number === number && view.phase === 'asking')
  const ofGame = stopwatches()
  const ofRelay = stopwatches()
  const stop = onView(host, (view) => {
    for (const { userID, hasAnswered } of view.players) if (hasAnswered) ofGame.stop(userID)
  })
  const stopRelay = (data: WebSocket.RawData) => ofRelay.stop(Number(String(data).split(' ').at(-1)))
  relayHost.on('message', stopRelay)
  await Promise.all(
    pupils.map(async (pupil) => {
      const { seat, userID } = pupil
      const isCut = Math.random() < DROPPED_SHARE
      await wait(Math.random() * SPREAD_MS)
      const isBefore = Math.random() < 0.5
      if (isCut && isBefore) await dropConnections(game, pupil)
      await seat.sees((view) => view.number === number)
      const options = seat.view?.question?.options.length ?? 0
      const given = { option: Math.floor(Math.random() * options) }
      const answerGame = () => {
        ofGame.start(userID)
        seat.send({ type: 'answer', number, given })
      }
      const answerRelay = () => {
        ofRelay.start(userID)
        pupil.relay.send(`${JSON.stringify({ type: 'answer', number, given })} ${userID}`)
      }
      const isGameFirst = Math.random() < 0.5
      for (const answer of isGameFirst ? [answerGame, answerRelay] : [answerRelay, answerGame]) answer()
      if (isCut && !isBefore) {
        await dropConnections(game, pupil)
        if (seat.view?.given === null && seat.view.phase === 'asking') answerGame()
        if (!ofRelay.delays.has(userID)) answerRelay()
      }
      await seat.sees((view) => view.number === number && view.phase === 'revealed')
      if (seat.view?.solution?.isRight) pupil.right += 1
    }),
  )
  await until(() => ofGame.delays.size === pupils.length && ofRelay.delays.size === pupils.length)
  stop()
  relayHost.off('message', stopRelay)
  return { game: [...ofGame.delays.values()], relay: [...ofRelay.delays.values()] }
}

/** Breaks both connections of a pupil and opens them again. */
async function dropConnections({ openRelay }: Game, pupil: Game['pupils'][number]): Promise<void> {
  pupil.relay.terminate()
  await pupil.seat.drop()
  pupil.relay = await openRelay()
}

/** Measures one delay per user. A second start replaces an unfinished one. */
function stopwatches() {
  const started = new Map<number, number>()
  const delays = new Map<number, number>()
  return {
    delays,
    start: (userID: number) => void started.set(userID, performance.now()),
    stop(userID: number) {
      const at = started.get(userID)
      if (at !== undefined && !delays.has(userID)) delays.set(userID, performance.now() - at)
    },
  }
}

/** The number of answers that are missing from the results or counted too often. */
async function faultsOf({ code, pupils }: Game, admin: string): Promise<number> {
  const headers = { authorization: `Bearer ${admin}` }
  const read = async () =>
    z.parse(
      liveResultsAnswer,
      await (await fetch(`${school.url}/api/v1/live-games/${code}`, { headers })).json(),
    ).data
  let results = await read()
  while (results.game.ended === null) {
    await wait(200)
    results = await read()
  }
  const byUser = new Map(results.pupils.map(({ userID, answers }) => [userID, answers]))
  return pupils.reduce((sum, { userID, right }) => {
    const answers = byUser.get(userID) ?? []
    const lost = QUESTIONS - answers.filter((each) => each !== null).length
    return sum + Math.abs(lost) + Math.abs(right - answers.filter(Boolean).length)
  }, 0)
}

function onView(seat: Seat<HostView>, listen: (view: HostView) => void): () => void {
  listeners.set(seat, listen)
  return () => listeners.delete(seat)
}

async function openSeat<View extends PupilView | HostView>(
  address: () => Promise<string>,
): Promise<Seat<View>> {
  const open = async () => openSocket(await address(), hear)
  const waiting = new Map<(view: View) => boolean, () => void>()
  const seat: Seat<View> = {
    view: null,
    send: (message) => socket.send(JSON.stringify(message)),
    async drop() {
      socket.off('message', hear)
      socket.terminate()
      seat.view = null
      socket = await open()
      await seat.sees(() => true)
    },
    sees(fits) {
      if (seat.view && fits(seat.view)) return Promise.resolve()
      return new Promise((resolve, reject) => {
        const timeout = setTimeout(() => reject(new Error('A live game did not continue.')), TIMEOUT_MS)
        waiting.set(fits, () => {
          clearTimeout(timeout)
          resolve()
        })
      })
    },
    close: () => socket.close(),
  }
  function hear(data: WebSocket.RawData): void {
    const view: View = JSON.parse(String(data))
    seat.view = view
    for (const [fits, resolve] of waiting) {
      if (!fits(view)) continue
      waiting.delete(fits)
      resolve()
    }
    if (view.type === 'host') listeners.get(seat)?.(view)
  }
  let socket = await open()
  return seat
}

/** @param onMessage receives every message, including the first, which may arrive together with the open event */
async function openSocket(
  address: string,
  onMessage: (data: WebSocket.RawData) => void = () => {},
): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  socket.on('message', onMessage)
  await once(socket, 'open')
  return socket
}

async function signer(signingKey: string): Promise<Sign> {
  const jwk = z.parse(z.looseObject({ kty: z.string(), kid: z.string() }), JSON.parse(signingKey))
  const key = await importJWK(jwk, TOKEN_ALGORITHM)
  return (audience, claims) =>
    new SignJWT({ school: FIRST_SCHOOL, ...claims })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: jwk.kid, typ: TOKEN_TYPE })
      .setIssuer(TOKEN_ISSUER)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1 hour')
      .sign(key)
}

async function addClasses(database: Awaited<ReturnType<School['database']>>): Promise<void> {
  const classes = Array.from({ length: GAMES }, (_none, index) =>
    database
      .prepare("INSERT INTO classes (class_code, teacher_name, grade) VALUES (?, 'Bench', 4)")
      .bind(className(index)),
  )
  const pupils = Array.from({ length: PUPILS }, (_none, index) =>
    database
      .prepare(
        `INSERT INTO users (id, user_name, user_name_key, display_name, class_code, avatar_url, created_at)
          VALUES (?1, ?2, ?2, ?2, ?3, '3.fox.png', '2026-09-01T12:00:00.000Z')`,
      )
      .bind(FIRST_USER + index, `bench ${index}`, className(index % GAMES)),
  )
  const words = Array.from({ length: DISTINCT_WORDS }, (_none, index) => {
    const { word, french, english, image, sound } = benchWord(index)
    return database
      .prepare(
        'INSERT INTO known_words (client_id, word, place, french, english, image, sound) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(PAGE, word, index, french, english, image, sound)
  })
  await database.batch([...classes, ...pupils, ...words])
}

function className(index: number): string {
  return `bench-${index}`
}

function benchWord(number: number) {
  const word = `mot${'abcdefghijklmnopqrstuvwxyz'.charAt(number)}`
  return { word, french: word, english: `word ${number}`, image: `pictures/${word}.svg`, sound: null }
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((values.length * percent) / 100)] ?? Number.NaN
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('A live game did not continue.')
    await wait(POLL_MS)
  }
}
