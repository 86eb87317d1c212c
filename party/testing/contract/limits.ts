import { describe, expect, it } from 'vitest'
import { SOCKET_LIMITS } from '../../../domain/bounds.ts'
import { CLOSE_CODES } from '../../../domain/events.ts'
import { ADDRESS_HEADER } from '../../../domain/network.ts'
import { openFlood } from './flood.ts'
import { ERROR, navigate } from './messages.ts'
import type { School } from './school.ts'
import type { TestClient } from './test-client.ts'

/** The room's limits on messages and sockets. */
export function describeLimits(school: School): void {
  describe('an invalid message', () => {
    it.each<[string, string]>([
      ['text that is not JSON', '{"type":"logout"'],
      ['an empty text', ''],
      ['a list', '[{"type":"logout"}]'],
      ['null', 'null'],
      ['a number', '7'],
      ['an unknown type', '{"type":"menuChanged"}'],
      ["a type that is an object's own", '{"type":"constructor"}'],
      ['a type that reaches the prototype', '{"type":"__proto__"}'],
      ['a key that reaches the prototype', '{"type":"logout","__proto__":{"role":"admin"}}'],
      [
        'a nested key that reaches the prototype',
        '{"type":"logout","user":{"constructor":{"prototype":{}}}}',
      ],
      ['a message without required fields', '{"type":"navigate"}'],
      ['a message of 100 KB', JSON.stringify({ type: 'logout', padding: 'x'.repeat(100_000) })],
    ])('gets one error as the response, sent only to the sender: %s', async (_what, text) => {
      const alice = school.someone('Alice')
      const pupil = await school.connectAs('pupil', alice)
      const admin = await school.connectAs('admin')
      pupil.send(text)
      expect(await pupil.next()).toEqual(ERROR)
      await school.expectSilence(pupil, admin)
      pupil.send(navigate(alice))
      expect(await admin.next()).toEqual(navigate(alice))
    })

    it('gets an error as the response if it is binary', async () => {
      const pupil = await school.connectAs('pupil')
      pupil.sendBytes(new TextEncoder().encode('{"type":"logout"}'))
      expect(await pupil.next()).toEqual(ERROR)
    })
  })

  it('closes a socket that sends more than 20 messages in 10 seconds with 1008', async () => {
    const alice = school.someone('Alice')
    const pupil = await school.connectAs('pupil', alice)
    const admin = await school.connectAs('admin')
    for (let count = 0; count < 25; count++) pupil.send(navigate(alice))
    for (let count = 0; count < 20; count++) expect(await admin.next()).toEqual(navigate(alice))
    expect(await admin.next()).toEqual({ type: 'logout', user: alice })
    expect(await pupil.closed()).toBe(1008)
    await school.expectSilence(admin)
  })

  describe('a room token', () => {
    it('opens one socket, and no other even after that one is closed', async () => {
      const token = await school.tokenOf(school.someone('Alice'), 'pupil')
      const first = await school.connect({ token })
      expect(await (await school.connect({ token })).closed()).toBe(CLOSE_CODES.badToken)
      await school.expectSilence(first)
      await first.close(1000)
      expect(await (await school.connect({ token })).closed()).toBe(CLOSE_CODES.badToken)
    })

    it('opens one of two hundred concurrent sockets', async () => {
      const token = await school.tokenOf(school.someone('Alice'), 'pupil')
      const flood = await openFlood(school.url, { number: 200, left: 1 }, { token })
      expect(flood.closings()).toEqual(new Map([[CLOSE_CODES.badToken, 199]]))
      await flood.end()
    })
  })

  it("keeps a user's six newest sockets open and closes the others with 4429", async () => {
    const alice = school.someone('Alice')
    const admin = await school.connectAs('admin')
    const all: TestClient[] = []
    for (let count = 0; count < 8; count++) all.push(await school.connectAs('pupil', alice))
    const [first, second, ...newest] = all
    expect(await first?.closed()).toBe(CLOSE_CODES.tooManySockets)
    expect(await second?.closed()).toBe(CLOSE_CODES.tooManySockets)
    await school.expectSilence(admin, ...newest)
  })

  it('keeps the administrator connected while 35 pupils at that address open six sockets each', async () => {
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

  it("refuses an administrator's socket above the limit and closes none of the open ones", async () => {
    const madame = school.someone('Madame')
    const open: TestClient[] = []
    for (let count = 0; count < SOCKET_LIMITS.admin; count++)
      open.push(await school.connectAs('admin', madame))
    const refused = await school.connectAs('admin', madame)
    expect(await refused.closed()).toBe(CLOSE_CODES.tooManySockets)
    await school.expectSilence(...open)
  }, 30_000)

  it("closes all but 60 of an address's 400 visitor sockets, and no sockets of others", async () => {
    const from = (address: string) => ({ headers: { [ADDRESS_HEADER]: address } })
    const token = await school.tokenOf(school.someone('Alice'), 'pupil')
    const others = [
      await school.connect({ token, ...from('203.0.113.1') }),
      await school.connect(from('203.0.113.2')),
    ]
    const flood = await openFlood(
      school.url,
      { number: 400, left: SOCKET_LIMITS.visitorsAtAddress },
      from('203.0.113.1'),
    )
    await school.expectSilence(...others)
    expect(flood.closings()).toEqual(
      new Map([[CLOSE_CODES.tooManySockets, 400 - SOCKET_LIMITS.visitorsAtAddress]]),
    )
    expect(flood.open()).toBe(SOCKET_LIMITS.visitorsAtAddress)
    await flood.end()
  }, 30_000)
}
