import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '../domain/bounds.ts'
import { type ClientEvent, clientEvent } from '../domain/events.ts'
import { readJson } from './read-json.ts'

/** The client's event, or a sentence that says why the message is invalid. */
export function readMessage(message: unknown): ClientEvent | string {
  if (typeof message !== 'string') return 'Messages must be text.'
  if (message.length > MAX_MESSAGE_LENGTH) return 'The message is too long.'
  const event = z.safeParse(clientEvent, readJson(message))
  return event.success ? event.data : 'The message is not a known event.'
}
