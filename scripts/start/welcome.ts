import type { FirstAdmin } from '../first-admin.ts'

/**
 * Lines that `npm start` prints. The host is "localhost" as in the documentation, because browser storage
 * depends on it.
 * @param admin the administrator created by this start, if any
 */
export function welcome(url: string, admin: FirstAdmin | null): string[] {
  const address = new URL(url)
  address.hostname = 'localhost'
  const people = admin
    ? [
        `  administrator: ${admin.userName}`,
        `  password:      ${admin.password}   (shown this once)`,
        '  a pupil:       alice',
      ]
    : []
  return [`Mme Bravo is at ${address.origin}`, ...people, 'Ctrl-C ends it.']
}
