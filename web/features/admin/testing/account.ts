import type { Account } from '../../../../domain/api/account.ts'

/** The account of a pupil, with changes. */
export function pupilAccount(changes: Partial<Account> = {}): Account {
  return {
    id: 7,
    displayName: 'Alice',
    classCode: '4-1',
    userName: 'alice',
    avatarUrl: 'fox.svg',
    isAdmin: false,
    scope: null,
    isEnabled: true,
    pin: null,
    supports: [],
    grade: null,
    createdAt: '2026-09-01T12:00:00.000Z',
    ...changes,
  }
}
