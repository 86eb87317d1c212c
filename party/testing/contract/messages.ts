import { expect } from 'vitest'

/** The messages of the contract's cases. */

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

/** Of a page of its own, so that nothing that another test told is of the same one. */
export function change(isEnabled: boolean) {
  return {
    type: 'pageStateChanged',
    page: { clientID: crypto.randomUUID(), displayName: 'La musique', isEnabled },
  }
}

export function winner(user: User, ticket: string) {
  return { type: 'setBravoWinner', user, bravoCount: 4, ticket }
}
