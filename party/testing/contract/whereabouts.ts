import { describe, expect, it } from 'vitest'
import { ERROR, navigate, winner } from './messages.ts'
import type { School } from './school.ts'

/** The receivers of a pupil's place. */
export function describeWhereabouts(school: School): void {
  describe("a pupil's place", () => {
    it('is sent only to administrators', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      const others = [await school.connectAs('pupil'), await school.connect()]
      pupil.send(navigate(alice))
      expect(await admin.next()).toEqual(navigate(alice))
      await school.expectSilence(pupil, ...others)
    })

    it('fits into the connection attachment with the longest names', async () => {
      const longest = { ...school.someone('学'.repeat(200)), avatarUrl: '学'.repeat(200) }
      const pupil = await school.connectAs('pupil', longest)
      const event = navigate(longest, { name: '学'.repeat(120), id: '学'.repeat(80) })
      pupil.send(event)
      pupil.send({ type: 'pageStateChanged' })
      expect(await pupil.next()).toEqual(ERROR)
      const admin = await school.connectAs('admin')
      expect(await admin.next()).toEqual(event)
    })

    it('is accepted if the event contains only the id of the user', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      pupil.send({ ...navigate(alice), user: { id: alice.id } })
      expect(await admin.next()).toEqual(navigate(alice))
    })

    it("is refused if it has another pupil's id", async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil')
      const admin = await school.connectAs('admin')
      pupil.send(navigate(alice))
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(admin)
    })

    it('is sent to an administrator who connects later', async () => {
      const [alice, bruno] = [school.someone('Alice'), school.someone('Bruno')]
      const [first, second] = [await school.connectAs('pupil', alice), await school.connectAs('pupil', alice)]
      const third = await school.connectAs('pupil', bruno)
      const witness = await school.connectAs('admin')
      const elsewhere = { name: 'Page_Music', id: null }
      for (const [pupil, event] of [
        [first, navigate(alice)],
        [third, navigate(bruno)],
        [second, navigate(alice, elsewhere)],
      ] as const) {
        pupil.send(event)
        expect(await witness.next()).toEqual(event)
      }
      const admin = await school.connectAs('admin')
      const events = [await admin.next(), await admin.next()]
      expect(events).toContainEqual(navigate(alice, elsewhere))
      expect(events).toContainEqual(navigate(bruno))
      await school.expectSilence(admin)
    })

    it("is kept until the pupil's last connection is closed", async () => {
      const alice = school.someone('Alice')
      const [first, second] = [await school.connectAs('pupil', alice), await school.connectAs('pupil', alice)]
      const admin = await school.connectAs('admin')
      await first.close(1001)
      second.send(navigate(alice))
      expect(await admin.next()).toEqual(navigate(alice))
      await second.close()
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
      const late = await school.connectAs('admin')
      await school.expectSilence(late)
    })

    it('is kept until the connection is lost', async () => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      pupil.send(navigate(alice))
      expect(await admin.next()).toEqual(navigate(alice))
      pupil.terminate()
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
    })

    it('is cleared on sign-out, after which the connection cannot send', async () => {
      const alice = school.someone('Alice')
      const [first, second] = [await school.connectAs('pupil', alice), await school.connectAs('pupil', alice)]
      const admin = await school.connectAs('admin')
      second.send(navigate(alice))
      expect(await admin.next()).toEqual(navigate(alice))
      first.send({ type: 'logout' })
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
      first.send(navigate(alice))
      expect(await first.next()).toEqual(ERROR)
      await school.expectSilence(first, second, admin, await school.connectAs('admin'))
    })
  })
}

/** For runtimes that can hibernate a room on request. */
export function describeHibernation(school: School): void {
  it('remembers places and used tickets after hibernation', async () => {
    const alice = school.someone('Alice')
    const pupil = await school.connectAs('pupil', alice)
    const admin = await school.connectAs('admin')
    const event = winner(alice, await school.ticketOf(alice, 'slept'))
    pupil.send(event)
    expect(await pupil.next()).toMatchObject({ type: 'bravoWinnerChanged' })
    expect(await admin.next()).toMatchObject({ type: 'bravoWinnerChanged' })
    pupil.send(navigate(alice))
    expect(await admin.next()).toEqual(navigate(alice))

    await school.room.hibernate?.()

    const late = await school.connectAs('admin')
    expect(await late.next()).toEqual(navigate(alice))
    pupil.send(event)
    expect(await pupil.next()).toEqual(ERROR)
    await pupil.close(1000)
    expect(await admin.next()).toEqual({ type: 'logout', user: alice })
  })

  it('closes sockets of ended sessions and refuses their tokens after hibernation', async () => {
    const [alice, sid] = [school.someone('Alice'), crypto.randomUUID()]
    const open = (tokenVersion: number, ofSession?: string) =>
      school.tokenOf(alice, 'pupil', { tokenVersion, ...(ofSession && { sid: ofSession }) })
    const [former, named, later] = [await open(1), await open(2, sid), await open(2)]
    const sockets = [
      await school.connect({ token: await open(1) }),
      await school.connect({ token: await open(1) }),
    ]
    const [ofSession, present] = [
      await school.connect({ token: await open(2, sid) }),
      await school.connect({ token: later }),
    ]
    await school.room.hibernate?.()
    await school.post({ type: 'sessionsEnded', sessions: [{ userID: alice.id, tokenVersion: 2, sid }] })
    for (const each of [...sockets, ofSession]) expect(await each.closed()).toBe(4401)
    await school.room.hibernate?.()
    for (const token of [former, named]) expect(await (await school.connect({ token })).closed()).toBe(4401)
    await school.expectSilence(present, await school.connect({ token: await open(2) }))
  })
}
