import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '../domain/bounds.ts'
import { type ClientEvent, clientEvent } from '../domain/events.ts'

/** The client's event, or a sentence that says why the message is invalid. */
export function readMessage(message: unknown): ClientEvent | string {
  if (typeof message !== 'string') return 'Messages must be text.'
  if (message.length > MAX_MESSAGE_LENGTH) return 'The message is too long.'
  const event = z.safeParse(clientEvent, readJson(message))
  return event.success ? event.data : 'The message is not a known event.'
}

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/** Parses JSON. Returns undefined if it is invalid or has a key that could reach a prototype. */
export function readJson(text: string): unknown {
  let isSuspect = false
  const check = (key: string, value: unknown) => {
    if (PROTOTYPE_KEYS.includes(key)) isSuspect = true
    return value
  }
  try {
    const value: unknown = JSON.parse(text, check)
    return isSuspect ? undefined : value
  } catch {
    return undefined
  }
}
