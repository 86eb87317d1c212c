import { setTimeout as until } from 'node:timers/promises'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { saveActivityAnswer } from '../../domain/api/activity.ts'
import { roomTokenAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { ACTIVITIES_PER_BRAVO } from '../../domain/economy.ts'
import { ROOM, serverEvent } from '../../domain/events.ts'
import { ADDRESS_HEADER } from '../../domain/network.ts'
import type { PupilPlan } from './lesson-plan.ts'
import type { Call, Client } from './load.ts'

/** How long every answer took in milliseconds, by call; and what went otherwise than it should. */
export interface Notes {
  taken: Map<string, number[]>
  troubles: string[]
}

export interface PupilAtWork {
  user: SessionUser
  /** How often each kind of event was heard. */
  heard: Map<string, number>
  /** Plays the lesson; ends with its last result. */
  play(milliseconds: number): Promise<void>
  leave(): void
}

/** Signs in and enters the room, as the site does; `from` is the address of the class. */
export async function signInPupil(
  client: Client,
  origin: string,
  userName: string,
  { plan, from }: { plan: PupilPlan; from: string },
  notes: Notes,
): Promise<PupilAtWork> {
  const signedIn = await ask({ method: 'POST', path: '/auth/login', body: { userName } }, [200])
  const { user } = z.parse(sessionAnswer, signedIn)
  const { token } = user
  await ask({ method: 'GET', path: '/menulinks/cache' }, [200])
  await ask({ method: 'GET', path: `/activities/${user.id}`, token }, [200])
  const ticket = z.parse(roomTokenAnswer, await ask({ method: 'POST', path: '/auth/room', token }, [200]))
  const { socket, heard } = await enterRoom(origin, ticket.token, from)
  const shown = { id: user.id, displayName: user.displayName, avatarUrl: user.avatarUrl }

  return { user, heard, play, leave: () => socket.close(1000) }

  async function play(milliseconds: number): Promise<void> {
    const began = performance.now()
    for (const { at, clientID, score, idempotencyKey, isSentTwice, counts } of plan.plays) {
      await until(Math.max(0, began + at * milliseconds - performance.now()))
      socket.send(JSON.stringify({ type: 'navigate', page: { name: clientID, id: null }, user: shown }))
      const body = { userID: user.id, clientID, idempotencyKey, ...(score !== undefined && { score }) }
      const call = { method: 'POST', path: '/activities', token, body }
      const expected = counts ? 201 : 409
      if (isSentTwice) await ask(call, [expected])
      const answer = await ask(call, [expected])
      if (counts) await claim(z.parse(saveActivityAnswer, answer).count)
    }
  }

  /** The fifth, the tenth ... earn a Bravo; whoever asks again is given none. */
  async function claim(count: number): Promise<void> {
    if (count % ACTIVITIES_PER_BRAVO !== 0) return
    const call = { method: 'POST', path: '/bravos', token, body: { userID: user.id } }
    await ask(call, [201])
    await ask(call, [409])
  }

  async function ask(call: Call, expected: readonly number[]): Promise<unknown> {
    const began = performance.now()
    const { status, text } = await client.send({ ...call, from, path: `/api/v1${call.path}` })
    const name = `${call.method} ${call.path.replace(/\d+/, '{id}')}`
    notes.taken.set(name, [...(notes.taken.get(name) ?? []), performance.now() - began])
    if (!expected.includes(status)) notes.troubles.push(`${userName}: ${name} answered ${status}: ${text}`)
    return JSON.parse(text)
  }
}

/** A socket to the room, and how often it heard each kind of event. */
export async function enterRoom(
  origin: string,
  token: string,
  from: string,
): Promise<{ socket: WebSocket; heard: Map<string, number> }> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${ROOM.path}?token=${token}`, {
    headers: { [ADDRESS_HEADER]: from },
  })
  const heard = new Map<string, number>()
  socket.on('message', (data) => {
    const { type } = z.parse(serverEvent, JSON.parse(String(data)))
    heard.set(type, (heard.get(type) ?? 0) + 1)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return { socket, heard }
}
