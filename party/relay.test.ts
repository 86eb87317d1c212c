import { describe, expect, it } from 'vitest'
import type { ClientEvent, ServerEvent } from '../domain/events.ts'
import { type Delivery, type Effect, type Identity, relay, relayFromWorker, type Ticket } from './relay.ts'

const alice: Identity = {
  school: 'school',
  id: 7,
  role: 'pupil',
  displayName: 'Alice',
  avatarUrl: '3.fox.png',
  session: 1,
}
const madame: Identity = {
  school: 'school',
  id: 1,
  role: 'admin',
  displayName: 'Madame',
  avatarUrl: '0.noavatar.png',
  session: 1,
}
const aliceAsPerson = { id: 7, displayName: 'Alice', avatarUrl: '3.fox.png' }
const madameAsPerson = { id: 1, displayName: 'Madame', avatarUrl: '0.noavatar.png' }

const now = new Date('2026-11-20T14:05:00.000Z')
const place = { name: 'Page_Games_Memory', id: 'farm' }
const page = { clientID: 'Page_Music', displayName: 'Music', isEnabled: true }
const disabled = { ...page, isEnabled: false }
const ticket: Ticket = {
  school: 'school',
  jti: 'one',
  userID: 7,
  bravoCount: 4,
  isAnonymous: false,
  expires: now.getTime() + 60_000,
}

const navigate = (user = aliceAsPerson): ClientEvent => ({ type: 'navigate', page: place, user })
const change = (changed = page): ClientEvent => ({ type: 'pageStateChanged', page: changed })
const winner = (user = aliceAsPerson, bravoCount = 4): ClientEvent => ({
  type: 'setBravoWinner',
  user,
  bravoCount,
  ticket: 'signed',
})

const won: Extract<ServerEvent, { type: 'bravoWinnerChanged' }> = {
  type: 'bravoWinnerChanged',
  user: aliceAsPerson,
  bravoCount: 4,
  updated: '2026-11-20T14:05:00.000Z',
}
const none: Effect = { kind: 'none' }
const leaves: Effect = { kind: 'leaves' }

interface Row {
  what: string
  event: ClientEvent
  sender: Identity | null
  ticket?: Ticket
  isInvited?: boolean
  deliveries: Delivery[] | 'refused'
  effect?: Effect
}

const rows: Row[] = [
  {
    what: "a pupil's page goes to the administrators",
    event: navigate(),
    sender: alice,
    deliveries: [{ to: 'admins', event: { type: 'navigate', page: place, user: aliceAsPerson } }],
    effect: { kind: 'moves', place },
  },
  {
    what: 'the name is the one of the token, whatever the pupil calls themselves',
    event: navigate({ ...aliceAsPerson, displayName: 'La directrice', avatarUrl: 'x' }),
    sender: alice,
    deliveries: [{ to: 'admins', event: { type: 'navigate', page: place, user: aliceAsPerson } }],
    effect: { kind: 'moves', place },
  },
  {
    what: "another user's id is refused",
    event: navigate({ ...aliceAsPerson, id: 8 }),
    sender: alice,
    deliveries: 'refused',
  },
  {
    what: 'an administrator is not followed',
    event: navigate(madameAsPerson),
    sender: madame,
    deliveries: 'refused',
  },
  { what: 'a visitor tells no page', event: navigate(), sender: null, deliveries: 'refused' },
  { what: 'a visitor cannot log out', event: { type: 'logout' }, sender: null, deliveries: 'refused' },
  {
    what: 'a pupil who logs out is gone',
    event: { type: 'logout' },
    sender: alice,
    deliveries: [{ to: 'admins', event: { type: 'logout', user: aliceAsPerson } }],
    effect: leaves,
  },
  {
    what: 'an administrator who logs out is gone too',
    event: { type: 'logout' },
    sender: madame,
    deliveries: [{ to: 'admins', event: { type: 'logout', user: madameAsPerson } }],
    effect: leaves,
  },
  {
    what: 'a changed page reaches all',
    event: change(),
    sender: madame,
    deliveries: [{ to: 'all', event: { type: 'menuChanged' } }],
    effect: { kind: 'tells', page },
  },
  {
    what: 'a disabled page is named to all',
    event: change(disabled),
    sender: madame,
    deliveries: [
      { to: 'all', event: { type: 'menuChanged' } },
      { to: 'all', event: { type: 'pageDisabled', page: disabled } },
    ],
    effect: { kind: 'tells', page: disabled },
  },
  { what: 'a pupil changes no page', event: change(), sender: alice, deliveries: 'refused' },
  { what: 'a visitor changes no page', event: change(), sender: null, deliveries: 'refused' },
  {
    what: 'the holder of a ticket is the winner',
    event: winner(),
    sender: alice,
    ticket,
    deliveries: [{ to: 'all', event: won }],
    effect: { kind: 'spends', ticket },
  },
  {
    what: 'the winner has the name of the token',
    event: winner({ ...aliceAsPerson, displayName: 'Alice la Grande' }),
    sender: alice,
    ticket,
    deliveries: [{ to: 'all', event: won }],
    effect: { kind: 'spends', ticket },
  },
  {
    what: 'a winner whom the school does not name has no name',
    event: winner(),
    sender: alice,
    ticket: { ...ticket, isAnonymous: true },
    deliveries: [{ to: 'all', event: { ...won, user: null } }],
    effect: { kind: 'spends', ticket: { ...ticket, isAnonymous: true } },
  },
  {
    what: 'there is no winner without a valid ticket',
    event: winner(),
    sender: alice,
    deliveries: 'refused',
  },
  {
    what: "another pupil's ticket is refused",
    event: winner(),
    sender: alice,
    ticket: { ...ticket, userID: 8 },
    deliveries: 'refused',
  },
  {
    what: 'a ticket of another school is refused',
    event: winner(),
    sender: alice,
    ticket: { ...ticket, school: 'lilas' },
    deliveries: 'refused',
  },
  {
    what: 'a ticket names no one but its holder',
    event: winner({ ...aliceAsPerson, id: 8 }),
    sender: alice,
    ticket,
    deliveries: 'refused',
  },
  {
    what: 'a ticket is good for its own number of Bravos',
    event: winner(aliceAsPerson, 5),
    sender: alice,
    ticket,
    deliveries: 'refused',
  },
  {
    what: "an administrator does not spend a pupil's ticket",
    event: winner(),
    sender: madame,
    ticket,
    deliveries: 'refused',
  },
]

const lesson = { code: 'BCDF', step: 'Page_Music', hasHandUp: true }

const lessonRows: Row[] = [
  {
    what: "a pupil's step goes to the administrators",
    event: { type: 'lessonPlace', ...lesson },
    sender: alice,
    deliveries: [{ to: 'admins', event: { type: 'lessonPlace', ...lesson, user: aliceAsPerson } }],
    effect: { kind: 'joins', lesson },
  },
  {
    what: 'the step of a pupil who is not invited is kept and goes to nobody',
    event: { type: 'lessonPlace', ...lesson },
    sender: alice,
    isInvited: false,
    deliveries: 'refused',
    effect: { kind: 'joins', lesson },
  },
  {
    what: 'an administrator calls the pupils of a lesson',
    event: { type: 'lessonCall', code: 'BCDF', call: 'still', step: null },
    sender: madame,
    deliveries: [],
    effect: {
      kind: 'calls',
      call: { type: 'lessonCall', code: 'BCDF', call: 'still', step: null },
      adminID: madame.id,
    },
  },
  {
    what: 'an administrator takes a hand down',
    event: { type: 'lessonHandDown', code: 'BCDF', userID: 7 },
    sender: madame,
    deliveries: [],
    effect: { kind: 'lowersHand', code: 'BCDF', userID: 7 },
  },
  ...[alice, null].flatMap((sender): Row[] => [
    {
      what: `${sender ? 'a pupil' : 'a visitor'} calls nobody`,
      event: { type: 'lessonCall', code: 'BCDF', call: 'here', step: 'Page_Music' },
      sender,
      deliveries: 'refused',
    },
    {
      what: `${sender ? 'a pupil' : 'a visitor'} takes no hand down`,
      event: { type: 'lessonHandDown', code: 'BCDF', userID: 7 },
      sender,
      deliveries: 'refused',
    },
  ]),
  ...[madame, null].map(
    (sender): Row => ({
      what: `${sender ? 'an administrator' : 'a visitor'} is in no lesson`,
      event: { type: 'lessonPlace', ...lesson },
      sender,
      deliveries: 'refused',
    }),
  ),
]

describe('who gets what', () => {
  it.each([...rows, ...lessonRows])(
    '$what',
    ({ event, sender, ticket = null, isInvited = true, deliveries, effect = none }) => {
      const relayed = relay(event, sender, { ticket, isInvited, now })
      expect(relayed.effect).toEqual(effect)
      if (deliveries === 'refused') {
        expect(relayed.deliveries).toEqual([
          { to: 'sender', event: { type: 'error', message: expect.any(String) } },
        ])
      } else {
        expect(relayed.deliveries).toEqual(deliveries)
      }
    },
  )

  it('takes the word of the Worker', () => {
    expect(relayFromWorker({ type: 'pageStateChanged', page: disabled })).toHaveLength(2)
    expect(relayFromWorker(won)).toEqual([{ to: 'all', event: won }])
  })
})
