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
    what: "sends a pupil's page to the administrators",
    event: navigate(),
    sender: alice,
    deliveries: [
      { to: 'admins', event: { type: 'navigate', page: place, user: aliceAsPerson }, about: alice },
    ],
    effect: { kind: 'moves', place },
  },
  {
    what: "uses the token's name instead of the one in the event",
    event: navigate({ ...aliceAsPerson, displayName: 'La directrice', avatarUrl: 'x' }),
    sender: alice,
    deliveries: [
      { to: 'admins', event: { type: 'navigate', page: place, user: aliceAsPerson }, about: alice },
    ],
    effect: { kind: 'moves', place },
  },
  {
    what: "refuses another user's id",
    event: navigate({ ...aliceAsPerson, id: 8 }),
    sender: alice,
    deliveries: 'refused',
  },
  {
    what: "refuses an administrator's page",
    event: navigate(madameAsPerson),
    sender: madame,
    deliveries: 'refused',
  },
  { what: "refuses a visitor's page", event: navigate(), sender: null, deliveries: 'refused' },
  { what: "refuses a visitor's sign-out", event: { type: 'logout' }, sender: null, deliveries: 'refused' },
  {
    what: 'announces that a pupil signed out',
    event: { type: 'logout' },
    sender: alice,
    deliveries: [{ to: 'admins', event: { type: 'logout', user: aliceAsPerson }, about: alice }],
    effect: leaves,
  },
  {
    what: 'announces that an administrator signed out',
    event: { type: 'logout' },
    sender: madame,
    deliveries: [{ to: 'admins', event: { type: 'logout', user: madameAsPerson }, about: madame }],
    effect: leaves,
  },
  {
    what: 'announces a changed page to all',
    event: change(),
    sender: madame,
    deliveries: [{ to: 'all', event: { type: 'menuChanged' } }],
    effect: { kind: 'announcePage', page },
  },
  {
    what: 'names a disabled page to all',
    event: change(disabled),
    sender: madame,
    deliveries: [
      { to: 'all', event: { type: 'menuChanged' } },
      { to: 'all', event: { type: 'pageDisabled', page: disabled } },
    ],
    effect: { kind: 'announcePage', page: disabled },
  },
  { what: "refuses a pupil's page change", event: change(), sender: alice, deliveries: 'refused' },
  { what: "refuses a visitor's page change", event: change(), sender: null, deliveries: 'refused' },
  {
    what: 'announces the holder of a ticket as the winner',
    event: winner(),
    sender: alice,
    ticket,
    deliveries: [{ to: 'all', event: won }],
    effect: { kind: 'spends', ticket },
  },
  {
    what: "names the winner by the token's name",
    event: winner({ ...aliceAsPerson, displayName: 'Alice la Grande' }),
    sender: alice,
    ticket,
    deliveries: [{ to: 'all', event: won }],
    effect: { kind: 'spends', ticket },
  },
  {
    what: 'announces an anonymous winner without a name',
    event: winner(),
    sender: alice,
    ticket: { ...ticket, isAnonymous: true },
    deliveries: [{ to: 'all', event: { ...won, user: null } }],
    effect: { kind: 'spends', ticket: { ...ticket, isAnonymous: true } },
  },
  {
    what: 'refuses a winner without a valid ticket',
    event: winner(),
    sender: alice,
    deliveries: 'refused',
  },
  {
    what: "refuses another pupil's ticket",
    event: winner(),
    sender: alice,
    ticket: { ...ticket, userID: 8 },
    deliveries: 'refused',
  },
  {
    what: 'refuses a ticket of another school',
    event: winner(),
    sender: alice,
    ticket: { ...ticket, school: 'lilas' },
    deliveries: 'refused',
  },
  {
    what: "refuses a winner who is not the ticket's holder",
    event: winner({ ...aliceAsPerson, id: 8 }),
    sender: alice,
    ticket,
    deliveries: 'refused',
  },
  {
    what: 'refuses a different number of Bravos from the one that the ticket grants',
    event: winner(aliceAsPerson, 5),
    sender: alice,
    ticket,
    deliveries: 'refused',
  },
  {
    what: "refuses an administrator who sends a pupil's ticket",
    event: winner(),
    sender: madame,
    ticket,
    deliveries: 'refused',
  },
]

const handUp = { code: 'BCDF', step: 'Page_Music', hasHandUp: true }
const lesson = { ...handUp, raisedAt: now.getTime() }

const lessonRows: Row[] = [
  {
    what: "sends a pupil's lesson step to the administrators",
    event: { type: 'lessonPlace', ...handUp },
    sender: alice,
    deliveries: [
      { to: 'admins', event: { type: 'lessonPlace', ...lesson, user: aliceAsPerson }, about: alice },
    ],
    effect: { kind: 'joins', lesson },
  },
  {
    what: 'stores the step of an uninvited pupil without delivering it',
    event: { type: 'lessonPlace', ...handUp },
    sender: alice,
    isInvited: false,
    deliveries: 'refused',
    effect: { kind: 'joins', lesson },
  },
  {
    what: "stores an administrator's call of a lesson",
    event: { type: 'lessonCall', code: 'BCDF', call: 'still', step: null },
    sender: madame,
    deliveries: [],
    effect: {
      kind: 'calls',
      call: { type: 'lessonCall', code: 'BCDF', call: 'still', step: null },
      caller: madame,
    },
  },
  {
    what: "lowers a hand on an administrator's request",
    event: { type: 'lessonHandDown', code: 'BCDF', userID: 7 },
    sender: madame,
    deliveries: [],
    effect: { kind: 'lowersHand', code: 'BCDF', userID: 7 },
  },
  ...[alice, null].flatMap((sender): Row[] => [
    {
      what: `refuses a call of a lesson by ${sender ? 'a pupil' : 'a visitor'}`,
      event: { type: 'lessonCall', code: 'BCDF', call: 'here', step: 'Page_Music' },
      sender,
      deliveries: 'refused',
    },
    {
      what: `refuses lowering a hand by ${sender ? 'a pupil' : 'a visitor'}`,
      event: { type: 'lessonHandDown', code: 'BCDF', userID: 7 },
      sender,
      deliveries: 'refused',
    },
  ]),
  ...[madame, null].map(
    (sender): Row => ({
      what: `refuses the lesson place of ${sender ? 'an administrator' : 'a visitor'}`,
      event: { type: 'lessonPlace', ...handUp },
      sender,
      deliveries: 'refused',
    }),
  ),
]

describe('relay', () => {
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

  it('relays an event of the Worker without a sender', () => {
    expect(relayFromWorker({ type: 'pageStateChanged', page: disabled })).toHaveLength(2)
    expect(relayFromWorker(won)).toEqual([{ to: 'all', event: won }])
  })
})
