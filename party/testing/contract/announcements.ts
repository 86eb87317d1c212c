import { describe, expect, it } from 'vitest'
import { ROOM } from '../../../domain/events.ts'
import { change, ERROR, isError, type User, winner } from './messages.ts'
import { ROOM_SECRET, type School } from './school.ts'
import { openClient } from './test-client.ts'

/** What everyone is told, and on whose word. */
export function describeAnnouncements(school: School): void {
  describe('tells of changed pages', () => {
    it('everyone, when an administrator says so', async () => {
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
      'once a change, though the Worker and the browser that saved it both tell: %s first',
      async (first) => {
        const [admin, pupil] = [await school.connectAs('admin'), await school.connectAs('pupil')]
        const closed = change(false)
        const byWorker = async () => expect((await school.post(closed)).status).toBe(204)
        const byBrowser = async () => {
          admin.send(closed)
          // The room answers one message after the other.
          admin.send('nonsense')
          let heard = await admin.next()
          while (!isError(heard)) heard = await admin.next()
        }
        const tellers = first === 'the Worker' ? [byWorker, byBrowser] : [byBrowser, byWorker]
        // The second change leaves the page as the first did: another flag of its link was changed.
        for (const tell of [...tellers, ...tellers]) await tell()
        for (const _change of [1, 2]) {
          expect(await pupil.next()).toEqual({ type: 'menuChanged' })
          expect(await pupil.next()).toEqual({ type: 'pageDisabled', page: closed.page })
        }
        await school.expectSilence(pupil)
      },
    )

    it('nobody, when a pupil says so', async () => {
      const pupil = await school.connectAs('pupil')
      const admin = await school.connectAs('admin')
      pupil.send(change(false))
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(pupil, admin)
    })
  })

  describe('that the sessions of a user have ended', () => {
    it('closes all that they opened, and nobody else is bothered', async () => {
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

    it('and lets nobody in again by a token that was signed before, after a sleep neither', async () => {
      const alice = school.someone('Alice')
      const [former, other] = [await school.tokenOf(alice, 'pupil'), school.someone('Bruno')]
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      // Told late of what came before, the room forgets nothing.
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 1 }] })
      const admin = await school.connectAs('admin')
      expect(await (await school.connect({ token: former })).closed()).toBe(4401)
      await school.room.hibernate?.()
      expect(await (await school.connect({ token: former })).closed()).toBe(4401)
      await school.expectSilence(admin, await school.connectAs('pupil', other))
    })

    it('but not those of a session that was opened since', async () => {
      const alice = school.someone('Alice')
      const since = () => school.tokenOf(alice, 'pupil', { tokenVersion: 2 })
      const pupil = await school.connect({ token: await since() })
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      await school.expectSilence(pupil, await school.connect({ token: await since() }))
    })

    it('or one of them, and closes what that one opened alone', async () => {
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

    it('closes also those that were signed out, which take places among the sockets of the user', async () => {
      const alice = school.someone('Alice')
      const [signedOut, admin] = [await school.connectAs('pupil', alice), await school.connectAs('admin')]
      signedOut.send({ type: 'logout' })
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
      await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      expect(await signedOut.closed()).toBe(4401)
    })

    it('is the Worker’s to say alone', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      admin.send({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
      expect(await admin.next()).toEqual(ERROR)
      await school.expectSilence(pupil)
    })
  })

  it('tells a user alone that pages were opened or closed to them', async () => {
    const alice = school.someone('Alice')
    const theirs = [await school.connectAs('pupil', alice), await school.connectAs('pupil', alice)]
    const others = [await school.connectAs('pupil'), await school.connect(), await school.connectAs('admin')]
    expect((await school.post({ type: 'whitelistChanged', userIDs: [alice.id] })).status).toBe(204)
    for (const each of theirs) expect(await each.next()).toEqual({ type: 'menuChanged' })
    await school.expectSilence(...theirs, ...others)
  })

  describe('names the winner of a bonus', () => {
    it('once for a ticket', async () => {
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

    it('or tells that there is one, where the school names none', async () => {
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

    it('once, also when it is sent twice at once', async () => {
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
      ['is no ticket', () => 'x'],
    ])('not when the ticket %s', async (_what, makeTicket) => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      pupil.send(winner(alice, await makeTicket(alice)))
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(pupil, admin)
    })

    it('not for a visitor who got hold of a ticket', async () => {
      const alice = school.someone('Alice')
      const visitor = await school.connect()
      visitor.send(winner(alice, await school.ticketOf(alice, 'found')))
      expect(await visitor.next()).toEqual(ERROR)
    })
  })

  describe('hears the Worker', () => {
    it('by its secret', async () => {
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
      ['with the secret of another kind', () => school.post(change(true), ROOM_SECRET), 401],
      ['with what is no event', () => school.post({ type: 'logout' }), 400],
      ['with what is no JSON', () => school.post('{'), 400],
      ['by GET', () => fetch(school.room.origin + ROOM.path), 405],
      ['by DELETE', () => fetch(school.room.origin + ROOM.path, { method: 'DELETE' }), 405],
      ['in another room', () => school.post(change(true), undefined, '/parties/main/staff'), 404],
      ['in another party', () => school.post(change(true), undefined, '/parties/other/school'), 404],
      ['below the room', () => school.post(change(true), undefined, `${ROOM.path}/more`), 404],
    ])('but nothing that comes %s', async (_what, ask, status) => {
      const visitor = await school.connect()
      expect((await ask()).status).toBe(status)
      await school.expectSilence(visitor)
    })

    it('and opens no socket in another room', async () => {
      const url = `${school.room.origin.replace('http', 'ws')}/parties/main/staff`
      await expect(openClient(url, {}, () => true)).rejects.toThrow('404')
    })
  })
}

/** Where the room can say no before it has taken a socket. */
export function describeTurningAway(school: School): void {
  it('ends the line at once of whoever comes by a token from before the end of their session', async () => {
    const alice = school.someone('Alice')
    const token = await school.tokenOf(alice, 'pupil')
    await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2 }] })
    expect(await (await school.connect({ token, closeTimeout: 30_000 })).closed()).toBe(4401)
  })
}
