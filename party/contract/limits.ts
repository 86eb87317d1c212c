import { describe, expect, it } from 'vitest'
import { ERROR, navigate } from './messages.ts'
import type { School } from './school.ts'

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
}
