import { describe, expect, it } from 'vitest'
import { SOCKETS } from '../../../domain/bounds.ts'
import { CLOSE } from '../../../domain/events.ts'
import { ADDRESS_HEADER } from '../../../domain/network.ts'
import { openFlood } from './flood.ts'
import { ERROR, navigate } from './messages.ts'
import type { School } from './school.ts'
import type { TestClient } from './test-client.ts'

/** What the room does not put up with. */
export function describeLimits(school: School): void {
  describe('answers one error to the sender alone', () => {
    it.each<[string, string]>([
      ['text that is no JSON', '{"type":"logout"'],
      ['an empty text', ''],
      ['a list', '[{"type":"logout"}]'],
      ['null', 'null'],
      ['a number', '7'],
      ['an unknown type', '{"type":"menuChanged"}'],
      ["a type that is an object's own", '{"type":"constructor"}'],
      ['a type that reaches the prototype', '{"type":"__proto__"}'],
      ['a key that reaches the prototype', '{"type":"logout","__proto__":{"role":"admin"}}'],
      ['a nested key that does', '{"type":"logout","user":{"constructor":{"prototype":{}}}}'],
      ['a message without what it needs', '{"type":"navigate"}'],
      ['a message of 100 KB', JSON.stringify({ type: 'logout', padding: 'x'.repeat(100_000) })],
    ])('to %s', async (_what, text) => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      pupil.send(text)
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(pupil, admin)
      pupil.send(navigate(alice))
      expect(await admin.next()).toEqual(navigate(alice))
    })

    it('to bytes', async () => {
      const pupil = await school.connectAs('pupil')
      pupil.sendBytes(new TextEncoder().encode('{"type":"logout"}'))
      expect(await pupil.next()).toEqual(ERROR)
    })
  })

  it('closes a socket that sends more than 20 messages in 10 seconds, with 1008', async () => {
    const alice = school.someone('Alice')
    const pupil = await school.connectAs('pupil', alice)
    const admin = await school.connectAs('admin')
    for (let count = 0; count < 25; count++) pupil.send(navigate(alice))
    for (let count = 0; count < 20; count++) expect(await admin.next()).toEqual(navigate(alice))
    expect(await admin.next()).toEqual({ type: 'logout', user: alice })
    expect(await pupil.closed()).toBe(1008)
    await school.expectSilence(admin)
  })

  describe('opens by a token', () => {
    it('one socket, and none when that is closed', async () => {
      const token = await school.tokenOf(school.someone('Alice'), 'pupil')
      const first = await school.connect({ token })
      expect(await (await school.connect({ token })).closed()).toBe(CLOSE.badToken)
      await school.expectSilence(first)
      await first.close(1000)
      expect(await (await school.connect({ token })).closed()).toBe(CLOSE.badToken)
    })

    it('one of two hundred that come at once', async () => {
      const token = await school.tokenOf(school.someone('Alice'), 'pupil')
      const flood = await openFlood(school.url, { number: 200, left: 1 }, { token })
      expect(flood.closings()).toEqual(new Map([[CLOSE.badToken, 199]]))
      await flood.end()
    })
  })

  it('leaves a user six sockets, the newest, and closes the others with 4429', async () => {
    const alice = school.someone('Alice')
    const admin = await school.connectAs('admin')
    const all: TestClient[] = []
    for (let count = 0; count < 8; count++) all.push(await school.connectAs('pupil', alice))
    const [first, second, ...newest] = all
    expect(await first?.closed()).toBe(CLOSE.tooManySockets)
    expect(await second?.closed()).toBe(CLOSE.tooManySockets)
    await school.expectSilence(admin, ...newest)
  })

  it("keeps the administrator's connection while 35 pupils at the same address open six each", async () => {
    const admin = await school.connectAs('admin')
    const pupils = Array.from({ length: 35 }, () => school.someone('Zoé'))
    for (const pupil of pupils)
      await Promise.all(Array.from({ length: 6 }, () => school.connectAs('pupil', pupil)))
    const alice = school.someone('Alice')
    const pupil = await school.connectAs('pupil', alice)
    pupil.send(navigate(alice))
    expect(await admin.next()).toEqual(navigate(alice))
    await school.expectSilence(admin, pupil)
  }, 30_000)

  it("refuses an administrator's socket above the limit and closes none that is open", async () => {
    const madame = school.someone('Madame')
    const open: TestClient[] = []
    for (let count = 0; count < SOCKETS.admin; count++) open.push(await school.connectAs('admin', madame))
    const refused = await school.connectAs('admin', madame)
    expect(await refused.closed()).toBe(CLOSE.tooManySockets)
    await school.expectSilence(...open)
  }, 30_000)

  it('leaves an address sixty sockets of visitors of 400, and all of its members and of another address', async () => {
    const from = (address: string) => ({ headers: { [ADDRESS_HEADER]: address } })
    const token = await school.tokenOf(school.someone('Alice'), 'pupil')
    const others = [
      await school.connect({ token, ...from('203.0.113.1') }),
      await school.connect(from('203.0.113.2')),
    ]
    const flood = await openFlood(
      school.url,
      { number: 400, left: SOCKETS.visitorsAtAddress },
      from('203.0.113.1'),
    )
    await school.expectSilence(...others)
    expect(flood.closings()).toEqual(new Map([[CLOSE.tooManySockets, 400 - SOCKETS.visitorsAtAddress]]))
    expect(flood.open()).toBe(SOCKETS.visitorsAtAddress)
    await flood.end()
  }, 30_000)
}
