import { expect } from 'vitest'

/** The messages of the contract's cases. */

export interface User {
  id: number
  displayName: string
  avatarUrl: string
}

const PLACE = { name: 'Page_Games_Memory', id: 'farm' }
export const ERROR = { type: 'error', message: expect.any(String) }

export function navigate(user: User, page: { name: string; id: string | null } = PLACE) {
  return { type: 'navigate', page, user }
}

export function change(isEnabled: boolean) {
  return {
    type: 'pageStateChanged',
    page: { clientID: 'Page_Music', displayName: 'La musique', isEnabled },
  }
}

export function winner(user: User, ticket: string) {
  return { type: 'setBravoWinner', user, bravoCount: 4, ticket }
}
