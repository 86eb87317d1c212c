import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LiveGameEvent, NO_MORE_TOKENS } from '../../../domain/events.ts'
import {
  type HostView,
  LIVE_CLOSE_CODES,
  type LiveGameMessage,
  liveGameView,
  type PupilView,
} from '../../../domain/live/messages.ts'
import { ALICE, BRUNO, MADAME } from '../live-game-data.ts'
import { ROOM_SECRET } from './school.ts'
import { makeSchoolKeys, type SchoolKeys } from './school-keys.ts'
import { openClient, type TestClient } from './test-client.ts'

interface RunningGames {
  origin: string
  /** The address of a game's socket. */
  path(code: string): string
  /** Evicts the game from memory. Its sockets stay open. */
  hibernate: ((code: string) => Promise<void>) | null
  /** Evicts the game and closes its sockets. */
  restart: ((code: string) => Promise<void>) | null
  stop(): Promise<void>
}

type StartGames = (variables: { PUBLIC_KEYS: string; ROOM_SECRET: string }) => Promise<RunningGames>

type View<Type> = Extract<PupilView | HostView, { type: Type }>

/** One person's socket: what it has received, and what it sends. */
interface Player<Type extends 'pupil' | 'host'> {
  client: TestClient
  heard: View<Type>[]
  send(message: LiveGameMessage): void
  /** Waits for a view that fits; views that came before count. */
  sees(fits: (view: View<Type>) => boolean): Promise<View<Type>>
}

/**
 * Tests that a live game must pass on each library.
 * @param takesPosts true if the Worker can report changes to a game
 */
export function describeLiveGame(
  library: string,
  start: StartGames,
  { takesPosts }: { takesPosts: boolean },
): void {
  describe(`a live game on ${library}`, () => {
    let keys: SchoolKeys
    let games: RunningGames
    let code = ''
    let clients: TestClient[] = []
    let number = 0

    beforeAll(async () => {
      keys = await makeSchoolKeys('new')
      games = await start({ PUBLIC_KEYS: JSON.stringify({ keys: [keys.publicJWK] }), ROOM_SECRET })
    }, 60_000)
    afterEach(async () => {
      await Promise.all(clients.map((client) => client.close(1000)))
      clients = []
    })
    afterAll(() => games.stop(), 30_000)

    const newCode = () => {
      number += 1
      code = `BCD${'FGHJKMNPRSTVWXZ'.charAt(number)}`
    }
    const tokenFor = (
      userID: number,
      { game = code, sid, ...parts }: { game?: string; sid?: string; expires?: string; issued?: number } = {},
    ) => {
      const holder = { sub: String(userID), school: 'school', tokenVersion: 1, sid }
      const claims = { ...holder, game, isHost: userID === MADAME, jti: crypto.randomUUID() }
      return keys.sign(claims, { audience: 'live', ...parts })
    }
    const connect = async (token: string) => {
      const url = games.origin.replace('http', 'ws') + games.path(code)
      const client = await openClient(url, { token }, () => true)
      clients.push(client)
      return client
    }
    async function enter<Type extends 'pupil' | 'host'>(
      type: Type,
      userID: number,
      sid?: string,
    ): Promise<Player<Type>> {
      const client = await connect(await tokenFor(userID, { ...(sid && { sid }) }))
      const heard: View<Type>[] = []
      const isOwn = (view: PupilView | HostView): view is View<Type> => view.type === type
      const next = async () => {
        const view = liveGameView.parse(await client.next())
        if (!isOwn(view)) throw new Error(`A ${type} got the view of another.`)
        heard.push(view)
        return view
      }
      return {
        client,
        heard,
        send: (message) => client.send(message),
        async sees(fits) {
          const last = heard.at(-1)
          if (last && fits(last)) return last
          for (;;) {
            const view = await next()
            if (fits(view)) return view
          }
        },
      }
    }
    const pupil = (userID: number, sid?: string) => enter('pupil', userID, sid)
    const host = () => enter('host', MADAME)
    const isAsking = (question: number) => (view: PupilView | HostView) =>
      view.phase === 'asking' && view.number === question
    const isRevealed = (view: PupilView | HostView) => view.phase === 'revealed'

    /** The index of the option that is right, which only the test can know. */
    const rightOption = ({ question }: PupilView | HostView) =>
      question?.options.findIndex(({ french }) => `${french}.svg` === question.prompt.image) ?? 0
    const answer = async (player: Player<'pupil'>, question: number, isRight: boolean) => {
      const right = rightOption(await player.sees(isAsking(question)))
      player.send({ type: 'answer', number: question, given: { option: isRight ? right : (right + 1) % 4 } })
      await player.sees(({ given, phase }) => given !== null || phase !== 'asking')
    }

    it('asks questions, counts answers, shows the solution and saves the results', async () => {
      newCode()
      const [madame, alice, bruno] = [await host(), await pupil(ALICE), await pupil(BRUNO)]
      await madame.sees(({ players }) => players.length === 2)
      madame.send({ type: 'start' })
      await answer(alice, 1, true)
      expect(await madame.sees(({ answersIn }) => answersIn === 1)).toMatchObject({
        solution: null,
        bar: { right: 0 },
      })
      await answer(bruno, 1, false)
      expect(await madame.sees(isRevealed)).toMatchObject({
        solution: { right: 1, wrong: 1 },
        board: [{ displayName: 'Élève 7', points: 1 }],
      })
      expect(await alice.sees(isRevealed)).toMatchObject({ points: 1, solution: { isRight: true } })
      expect(await bruno.sees(isRevealed)).toMatchObject({ points: 0, solution: { isRight: false } })
      madame.send({ type: 'next', number: 1 })
      await answer(alice, 2, true)
      madame.send({ type: 'skip', number: 2 })
      await madame.sees(isAsking(3))
      madame.send({ type: 'end' })
      const end = await alice.sees(({ phase }) => phase === 'over')
      expect(end.words).toMatchObject([{ isRight: true }])
      await expect
        .poll(async () => (await fetch(`${games.origin}/saved/${code}`)).text())
        .toBe(
          JSON.stringify([
            [ALICE, [[1, true]]],
            [BRUNO, [[1, false]]],
          ]),
        )
    })

    it('sends pupils no solution and no answers of others before the question is revealed', async () => {
      newCode()
      const [madame, alice, bruno] = [await host(), await pupil(ALICE), await pupil(BRUNO)]
      await madame.sees(({ players }) => players.length === 2)
      madame.send({ type: 'start' })
      await alice.sees(isAsking(1))
      await answer(bruno, 1, true)
      await madame.sees(({ answersIn }) => answersIn === 1)
      alice.send({ type: 'reveal', number: 1 })
      await alice.sees(isAsking(1))
      alice.client.send('nonsense')
      expect(await alice.sees(isAsking(1))).toMatchObject({ given: null, solution: null, points: 0 })
      for (const view of alice.heard) {
        expect(view).toMatchObject({ solution: null, bar: { right: 0 }, words: [] })
        expect(JSON.stringify(view)).not.toMatch(/Élève|"right":[^0]/)
        expect(view.question?.prompt.french ?? null).toBe(null)
      }
    })

    it('continues with the same question after a reload, and counts an answer of two tabs once', async () => {
      newCode()
      const [madame, alice] = [await host(), await pupil(ALICE), await pupil(BRUNO)]
      await madame.sees(({ players }) => players.length === 2)
      madame.send({ type: 'start' })
      const { question } = await alice.sees(isAsking(1))
      alice.client.terminate()
      const again = await pupil(ALICE)
      expect((await again.sees(isAsking(1))).question).toEqual(question)
      await answer(again, 1, true)
      const other = await pupil(ALICE)
      expect(await other.sees(isAsking(1))).toMatchObject({ question, given: {} })
      other.send({ type: 'answer', number: 1, given: { option: 0 } })
      other.send({ type: 'answer', number: 9, given: { option: 0 } })
      madame.client.terminate()
      const back = await host()
      expect(await back.sees(isAsking(1))).toMatchObject({ answersIn: 1, isPaused: false })
      back.send({ type: 'reveal', number: 1 })
      expect(await back.sees(isRevealed)).toMatchObject({ solution: { right: 1, wrong: 0 } })
    })

    it('keeps its state when it is evicted from memory', async () => {
      newCode()
      const [madame, alice, bruno] = [await host(), await pupil(ALICE), await pupil(BRUNO)]
      await madame.sees(({ players }) => players.length === 2)
      madame.send({ type: 'start' })
      await answer(alice, 1, true)
      const { question } = await bruno.sees(isAsking(1))
      await games.hibernate?.(code)
      await answer(bruno, 1, true)
      expect(await madame.sees(isRevealed)).toMatchObject({ solution: { right: 2, wrong: 0 } })
      expect((await bruno.sees(isRevealed)).question).toEqual(question)
      await games.restart?.(code)
      const back = await host()
      expect(await back.sees(isRevealed)).toMatchObject({ solution: { right: 2, wrong: 0 } })
    })

    it('refuses a used or expired token, and one for another game or an unknown player', async () => {
      newCode()
      const token = await tokenFor(ALICE)
      await connect(token)
      expect(await (await connect(token)).closed()).toBe(LIVE_CLOSE_CODES.badToken)
      expect(await (await connect(await tokenFor(ALICE, { game: 'ZZZZ' }))).closed()).toBe(
        LIVE_CLOSE_CODES.badToken,
      )
      const expired = await tokenFor(ALICE, { expires: '1 minute ago' })
      expect(await (await connect(expired)).closed()).toBe(LIVE_CLOSE_CODES.badToken)
      expect(await (await connect('x')).closed()).toBe(LIVE_CLOSE_CODES.badToken)
      expect(await (await connect(await tokenFor(99))).closed()).toBe(LIVE_CLOSE_CODES.over)
    })

    if (!takesPosts) return

    const post = (event: LiveGameEvent, headers: object = { authorization: `Bearer ${ROOM_SECRET}` }) =>
      fetch(`${games.origin}/posted/${code}`, {
        method: 'POST',
        headers: { ...headers },
        body: JSON.stringify(event),
      })

    it('closes all sockets when the Worker deletes it, but not if the request lacks the secret', async () => {
      newCode()
      const alice = await pupil(ALICE)
      await alice.sees(({ phase }) => phase === 'lobby')
      expect((await post({ type: 'gameDeleted' }, {})).status).toBe(401)
      expect((await post({ type: 'gameDeleted' })).status).toBe(204)
      expect(await alice.client.closed()).toBe(LIVE_CLOSE_CODES.over)
    })

    const isRefused = async (token: Promise<string>) =>
      (await (await connect(await token)).closed()) === LIVE_CLOSE_CODES.badToken

    it.each<[string, LiveGameEvent]>([
      ['its deletion', { type: 'gameDeleted' }],
      ['a change of classes', { type: 'classesChanged', userIDs: [ALICE] }],
      ['the end of a session', { type: 'sessionsEnded', sessions: [{ userID: ALICE, tokenVersion: 2 }] }],
      [
        "a pupil's erasure",
        { type: 'sessionsEnded', sessions: [{ userID: ALICE, tokenVersion: NO_MORE_TOKENS }] },
      ],
    ])('refuses older tokens after %s, even if nobody has entered yet', async (_what, event) => {
      newCode()
      const old = tokenFor(ALICE, { issued: Math.floor(Date.now() / 1000) - 5 })
      expect((await post(event)).status).toBe(204)
      expect(await isRefused(old)).toBe(true)
      const bruno = await pupil(BRUNO)
      await bruno.sees(({ phase }) => phase === 'lobby')
      await games.hibernate?.(code)
      expect(await isRefused(tokenFor(ALICE, { issued: Math.floor(Date.now() / 1000) - 5 }))).toBe(true)
    })

    it('closes the sockets of an ended session and refuses its tokens', async () => {
      newCode()
      const [sid, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const madame = await host()
      const [tablet, computer] = [await pupil(ALICE, sid), await pupil(ALICE, other)]
      await madame.sees(({ players }) => players.length === 1)
      const unused = await tokenFor(ALICE, { sid })
      await post({ type: 'sessionsEnded', sessions: [{ userID: ALICE, tokenVersion: 1, sid }] })
      expect(await tablet.client.closed()).toBe(LIVE_CLOSE_CODES.badToken)
      expect(await (await connect(unused)).closed()).toBe(LIVE_CLOSE_CODES.badToken)
      madame.send({ type: 'start' })
      await computer.sees(isAsking(1))
      await post({ type: 'sessionsEnded', sessions: [{ userID: ALICE, tokenVersion: 2 }] })
      expect(await computer.client.closed()).toBe(LIVE_CLOSE_CODES.badToken)
      await madame.sees(({ players }) => players.every(({ isHere }) => !isHere))
    })

    it('closes the sockets of a teacher whose classes change, and refuses older tokens', async () => {
      newCode()
      const [madame, alice] = [await host(), await pupil(ALICE)]
      await alice.sees(({ phase }) => phase === 'lobby')
      const old = await tokenFor(MADAME, { issued: Math.floor(Date.now() / 1000) - 5 })
      await post({ type: 'classesChanged', userIDs: [MADAME] })
      expect(await madame.client.closed()).toBe(LIVE_CLOSE_CODES.badToken)
      expect(await (await connect(old)).closed()).toBe(LIVE_CLOSE_CODES.badToken)
      const back = await host()
      await back.sees(({ players }) => players.some(({ isHere }) => isHere))
    })
  })
}
