import { expect } from 'vitest'

/** Messages used by the contract tests. */

export interface User {
  id: number
  displayName: string
  avatarUrl: string
}

const PLACE = { name: 'Page_Games_Memory', id: 'farm' }
export const ERROR = { type: 'error', message: expect.any(String) }

export function isError(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'error'
}

export function navigate(user: User, page: { name: string; id: string | null } = PLACE) {
  return { type: 'navigate', page, user }
}

/** Uses a random page, so that it cannot match a report of another test. */
export function change(isEnabled: boolean) {
  return {
    type: 'pageStateChanged',
    page: { clientID: crypto.randomUUID(), displayName: 'La musique', isEnabled },
  }
}

export function winner(user: User, ticket: string) {
  return { type: 'setBravoWinner', user, bravoCount: 4, ticket }
}
