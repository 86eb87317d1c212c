import { describe, expect, it } from 'vitest'
import { ROOM } from '../../../domain/events.ts'
import { change, ERROR, isError, type User, winner } from './messages.ts'
import { ROOM_SECRET, type School } from './school.ts'
import { openClient } from './test-client.ts'

/** Announcements: their recipients, and the users who can trigger them. */
export function describeAnnouncements(school: School): void {
  describe('page changes', () => {
    it('are announced to everyone if an administrator reports them', async () => {
      const admin = await school.connectAs('admin')
      const all = [admin, await school.connectAs('pupil'), await school.connect()]
      admin.send(change(true))
      for (const each of all) expect(await each.next()).toEqual({ type: 'menuChanged' })
      const closed = change(false)
      admin.send(closed)
      for (const each of all) {
        expect(await each.next()).toEqual({ type: 'menuChanged' })
        expect(await each.next()).toEqual({ type: 'pageDisabled', page: closed.page })
      }
    })

    it.each(['the Worker', 'the browser'])(
      'are announced once although both the Worker and the browser report them: %s first',
      async (first) => {
        const [admin, pupil] = [await school.connectAs('admin'), await school.connectAs('pupil')]
        const closed = change(false)
        const byWorker = async () => expect((await school.post(closed)).status).toBe(204)
        const byBrowser = async () => {
          admin.send(closed)
          // The room answers messages in order.
          admin.send('nonsense')
          let heard = await admin.next()
          while (!isError(heard)) heard = await admin.next()
        }
        const tellers = first === 'the Worker' ? [byWorker, byBrowser] : [byBrowser, byWorker]
        // The second change leaves the page in the same state: another flag of its link was changed.
        for (const tell of [...tellers, ...tellers]) await tell()
        for (const _change of [1, 2]) {
          expect(await pupil.next()).toEqual({ type: 'menuChanged' })
          expect(await pupil.next()).toEqual({ type: 'pageDisabled', page: closed.page })
        }
        await school.expectSilence(pupil)
      },
    )

    it('are announced to nobody if a pupil reports them', async () => {
      const pupil = await school.connectAs('pupil')
      const admin = await school.connectAs('admin')
      pupil.send(change(false))
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(pupil, admin)
    })
  })

  describe('the sessionsEnded event', () => {
    it("closes the user's sockets and no others", async () => {
      const alice = school.someone('Alice')
      const [tablet, computer] = [
        await school.connectAs('pupil', alice),
        await school.connectAs('pupil', alice),
      ]
      const others = [await school.connectAs('pupil'), await school.connect()]
      const admin = await school.connectAs('admin')
      expect(
        (await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] }))
          .status,
      ).toBe(204)
      expect(await tablet.closed()).toBe(4401)
      expect(await computer.closed()).toBe(4401)
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
      await school.expectSilence(admin, ...others)
    })

    it('makes the room refuse tokens that were signed before, even after hibernation', async () => {
      const alice = school.someone('Alice')
      const [former, other] = [await school.tokenOf(alice, 'pupil'), school.someone('Bruno')]
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      // A report of an older change that arrives late does not reset the version.
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 1 }] })
      const admin = await school.connectAs('admin')
      expect(await (await school.connect({ token: former })).closed()).toBe(4401)
      await school.room.hibernate?.()
      expect(await (await school.connect({ token: former })).closed()).toBe(4401)
      await school.expectSilence(admin, await school.connectAs('pupil', other))
    })

    it('keeps sockets of sessions that began later', async () => {
      const alice = school.someone('Alice')
      const since = () => school.tokenOf(alice, 'pupil', { tokenVersion: 2 })
      const pupil = await school.connect({ token: await since() })
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      await school.expectSilence(pupil, await school.connect({ token: await since() }))
    })

    it('closes only the sockets of one session if it names a sid', async () => {
      const alice = school.someone('Alice')
      const [sid, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const token = await school.tokenOf(alice, 'pupil', { sid })
      const tablet = await school.connect({ token })
      const computer = await school.connect({ token: await school.tokenOf(alice, 'pupil', { sid: other }) })
      await school.post({
        type: 'sessionsEnded',
        sessions: [{ userID: alice.id, tokenVersion: 1, sid }],
      })
      expect(await tablet.closed()).toBe(4401)
      await school.room.hibernate?.()
      expect(await (await school.connect({ token })).closed()).toBe(4401)
      await school.expectSilence(computer)
    })

    it("also closes sockets that signed out, since they count toward the user's limit", async () => {
      const alice = school.someone('Alice')
      const [signedOut, admin] = [await school.connectAs('pupil', alice), await school.connectAs('admin')]
      signedOut.send({ type: 'logout' })
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      expect(await signedOut.closed()).toBe(4401)
    })

    it('is accepted only from the Worker', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      admin.send({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      expect(await admin.next()).toEqual(ERROR)
      await school.expectSilence(pupil)
    })
  })

  it('sends whitelist changes only to the users concerned', async () => {
    const alice = school.someone('Alice')
    const theirs = [await school.connectAs('pupil', alice), await school.connectAs('pupil', alice)]
    const others = [await school.connectAs('pupil'), await school.connect(), await school.connectAs('admin')]
    expect((await school.post({ type: 'whitelistChanged', userIDs: [alice.id] })).status).toBe(204)
    for (const each of theirs) expect(await each.next()).toEqual({ type: 'menuChanged' })
    await school.expectSilence(...theirs, ...others)
  })

  describe('a bonus win', () => {
    it('is announced once per ticket', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const visitor = await school.connect()
      const event = winner(alice, await school.ticketOf(alice, 'once'))
      pupil.send(event)
      const won = {
        type: 'bravoWinnerChanged',
        user: alice,
        bravoCount: 4,
        updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      }
      expect(await visitor.next()).toEqual(won)
      expect(await pupil.next()).toEqual(won)
      pupil.send(event)
      expect(await pupil.next()).toEqual(ERROR)
      const again = await school.connectAs('pupil', alice)
      again.send(event)
      expect(await again.next()).toEqual(ERROR)
      await school.expectSilence(visitor)
    })

    it('is announced without a name if the school hides winners', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const visitor = await school.connect()
      const ticket = await school.keys.sign(
        { sub: String(alice.id), jti: 'nameless', bravoCount: 4, isAnonymous: true },
        { audience: 'bonus' },
      )
      pupil.send(winner(alice, ticket))
      expect(await visitor.next()).toMatchObject({ type: 'bravoWinnerChanged', user: null, bravoCount: 4 })
    })

    it('is announced once if the same ticket is sent twice concurrently', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const visitor = await school.connect()
      const event = winner(alice, await school.ticketOf(alice, 'race'))
      pupil.send(event)
      pupil.send(event)
      const answers = [await pupil.next(), await pupil.next()]
      expect(answers).toContainEqual(ERROR)
      expect(answers).toContainEqual(expect.objectContaining({ type: 'bravoWinnerChanged' }))
      expect(await visitor.next()).toMatchObject({ type: 'bravoWinnerChanged' })
      await school.expectSilence(visitor, pupil)
    })

    it.each<[string, (user: User) => Promise<string> | string]>([
      ['is signed by a stranger', (user) => school.ticketOf(user, 'forged', {}, school.strangersKeys)],
      ['is a room token', (user) => school.tokenOf(user, 'pupil')],
      ['is expired', (user) => school.ticketOf(user, 'late', { expires: '1 minute ago' })],
      ["is another pupil's", () => school.ticketOf(school.someone('Bruno'), 'stolen')],
      ['is not a ticket', () => 'x'],
    ])('is refused if the ticket %s', async (_what, makeTicket) => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      pupil.send(winner(alice, await makeTicket(alice)))
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(pupil, admin)
    })

    it('is refused for a visitor, even with a ticket', async () => {
      const alice = school.someone('Alice')
      const visitor = await school.connect()
      visitor.send(winner(alice, await school.ticketOf(alice, 'found')))
      expect(await visitor.next()).toEqual(ERROR)
    })
  })

  describe('a POST request of the Worker', () => {
    it("is accepted with the room's secret", async () => {
      const visitor = await school.connect()
      const closed = change(false)
      expect((await school.post(closed)).status).toBe(204)
      expect(await visitor.next()).toEqual({ type: 'menuChanged' })
      expect(await visitor.next()).toEqual({ type: 'pageDisabled', page: closed.page })
      const won = {
        type: 'bravoWinnerChanged',
        user: school.someone('Alice'),
        bravoCount: 3,
        updated: '2026-11-20T14:05:00.000Z',
      }
      expect((await school.post(won)).status).toBe(204)
      expect(await visitor.next()).toEqual(won)
    })

    it.each<[string, () => Promise<Response>, number]>([
      ['without the secret', () => school.post(change(true), null), 401],
      ['with another secret', () => school.post(change(true), `Bearer ${ROOM_SECRET}.`), 401],
      ['with the secret in another scheme', () => school.post(change(true), ROOM_SECRET), 401],
      ['without a valid event', () => school.post({ type: 'logout' }), 400],
      ['without valid JSON', () => school.post('{'), 400],
      ['sent by GET', () => fetch(school.room.origin + ROOM.path), 405],
      ['sent by DELETE', () => fetch(school.room.origin + ROOM.path, { method: 'DELETE' }), 405],
      ['to another room', () => school.post(change(true), undefined, '/parties/main/staff'), 404],
      ['to another party', () => school.post(change(true), undefined, '/parties/other/school'), 404],
      ['to a path below the room', () => school.post(change(true), undefined, `${ROOM.path}/more`), 404],
    ])('is refused %s', async (_what, ask, status) => {
      const visitor = await school.connect()
      expect((await ask()).status).toBe(status)
      await school.expectSilence(visitor)
    })

    it('cannot be imitated by a socket in another room', async () => {
      const url = `${school.room.origin.replace('http', 'ws')}/parties/main/staff`
      await expect(openClient(url, {}, () => true)).rejects.toThrow('404')
    })
  })
}

/** For libraries that can refuse a request before accepting the socket. */
export function describeEarlyRefusal(school: School): void {
  it('closes the connection immediately if its token was signed before the session ended', async () => {
    const alice = school.someone('Alice')
    const token = await school.tokenOf(alice, 'pupil')
    await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
    expect(await (await school.connect({ token, closeTimeout: 30_000 })).closed()).toBe(4401)
  })
}
