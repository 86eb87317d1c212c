import * as z from 'zod/mini'
import { MESSAGE_CHARACTERS } from '../domain/bounds.ts'
import { type ClientEvent, clientEvent } from '../domain/events.ts'
import { readJson } from './read-json.ts'

/** What a client sent, or the sentence that says what is wrong with it. */
export function readMessage(message: unknown): ClientEvent | string {
  if (typeof message !== 'string') return 'Messages are text.'
  if (message.length > MESSAGE_CHARACTERS) return 'The message is too long.'
  const event = z.safeParse(clientEvent, readJson(message))
  return event.success ? event.data : 'The message is none that the room knows.'
}
