import { UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { ROOM } from '../../../domain/events.ts'
import { change, ERROR, navigate, type User } from './messages.ts'
import type { School } from './school.ts'

/** Admission to the room and the resulting identity. */
export function describeAdmission(school: School): void {
  describe('admission', () => {
    it('admits a visitor, who cannot send anything', async () => {
      const visitor = await school.connect()
      visitor.send(navigate(school.someone('Alice')))
      expect(await visitor.next()).toEqual(ERROR)
      visitor.send({ type: 'logout' })
      expect(await visitor.next()).toEqual(ERROR)
      await school.expectSilence(visitor)
    })

    it('admits a token signed with an older key that is still published', async () => {
      const user = school.someone('Alice')
      const { id, displayName: name, avatarUrl: avatar } = user
      const claims = { sub: String(id), role: 'pupil', tokenVersion: 1, name, avatar, jti: 'of an older key' }
      const pupil = await school.connect({ token: await school.oldKeys.sign(claims) })
      const admin = await school.connectAs('admin')
      pupil.send(navigate(user))
      expect(await admin.next()).toEqual(navigate(user))
    })

    it.each<[string, (user: User) => Promise<string> | string]>([
      ['is expired', (user) => school.tokenOf(user, 'pupil', { expires: '1 minute ago' })],
      ['never expires', (user) => school.tokenOf(user, 'pupil', { expires: null })],
      ['is for the API', (user) => school.tokenOf(user, 'pupil', { audience: 'api' })],
      ['is also for the API', (user) => school.tokenOf(user, 'pupil', { audience: ['api', 'room'] })],
      ['is a bonus ticket', (user) => school.ticketOf(user, 'used-as-token')],
      ['is of another issuer', (user) => school.tokenOf(user, 'pupil', { issuer: 'somebody' })],
      ['is of another type', (user) => school.tokenOf(user, 'pupil', { type: 'at+jwt' })],
      [
        'belongs to no session',
        (user) => school.keys.sign({ sub: String(user.id), role: 'admin', name: '', avatar: '', jti: 'x' }),
      ],
      [
        'has no one-use number',
        (user) => school.keys.sign({ sub: String(user.id), ...nameless, jti: undefined }),
      ],
      ['names an unknown role', (user) => school.tokenOf(user, 'director')],
      ['names no user', () => school.keys.sign(nameless)],
      ['names a user id that is not a number', () => school.keys.sign({ sub: 'zoe', ...nameless })],
      ['is signed by a stranger', (user) => school.strangersKeys.sign({ sub: String(user.id), ...nameless })],
      ['is changed after signing', async (user) => swapPayload(await school.tokenOf(user, 'pupil'), 'admin')],
      ['is not signed', (user) => unsigned(user)],
      ['does not name its key', (user) => school.tokenOf(user, 'pupil', { isNameless: true })],
      ['is not a token', () => 'x'],
      ['is empty', () => ''],
    ])('closes the socket with 4401 if the token %s', async (_what, makeToken) => {
      const intruder = await school.connect({ token: await makeToken(school.someone('Alice')) })
      expect(await intruder.closed()).toBe(4401)
    })

    it('gives a token of another school no rights in this room', async () => {
      const claims = { sub: '7', school: 'lilas', ...nameless }
      const admin = await school.connectAs('admin')
      const stranger = await school.connect({ token: await school.keys.sign(claims) })
      stranger.send(change(false))
      await school.expectSilence(admin)
    })

    it('ignores an identity that the client claims in a header', async () => {
      const user = school.someone('Alice')
      const who = { ...user, school: 'school', role: 'admin', session: 1 }
      const entry = JSON.stringify({ who, jti: 'x', address: 'x' })
      const headers = { 'x-room-entry': encodeURIComponent(entry) }
      const visitor = await school.connect({ headers })
      visitor.send(change(false))
      expect(await visitor.next()).toEqual(ERROR)
      const pupil = await school.connect({ token: await school.tokenOf(user, 'pupil'), headers })
      pupil.send(change(false))
      expect(await pupil.next()).toEqual(ERROR)
    })

    it('derives no identity from the connection id, which clients choose', async () => {
      const admin = await school.connect({
        token: await school.tokenOf(school.someone('Madame'), 'admin'),
        pk: 'the-same',
      })
      const visitor = await school.connect({ pk: 'the-same' })
      const pupil = await school.connectAs('pupil')
      visitor.send(change(false))
      expect(await visitor.next()).toEqual(ERROR)
      await school.expectSilence(admin, visitor, pupil)
    })

    it('admits a client whose connection id is too long for the library', async () => {
      await school.expectSilence(await school.connect({ pk: 'x'.repeat(1000) }))
    })
  })

  it('never stores a token', async () => {
    const token = await school.tokenOf(school.someone('Alice'), 'pupil')
    await school.connect({ token, pk: 'mine' })
    const inspected = await (await fetch(`${school.room.origin}/inspect`)).text()
    expect(inspected).toContain('Alice')
    expect(inspected).not.toContain(token.slice(-20))
    expect(inspected).not.toMatch(/token|mine/)
    expect(inspected).toContain(`${ROOM.path}"`)
  })
}

const nameless = { role: 'admin', tokenVersion: 1, name: 'Zoé', avatar: '', jti: 'nameless' }

function unsigned({ id }: User): string {
  return new UnsecuredJWT({ sub: String(id), ...nameless })
    .setIssuer('mme-bravo')
    .setAudience('room')
    .setExpirationTime('2 minutes')
    .encode()
}

/** Puts another role into the claims and keeps header and signature. */
function swapPayload(token: string, role: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const swapped = Buffer.from(JSON.stringify(Object.assign({}, claims, { role }))).toString('base64url')
  return [header, swapped, signature].join('.')
}
