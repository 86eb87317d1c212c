import type { FirstAdmin } from '../first-admin.ts'

/**
 * What `npm start` prints of a school that runs at `url` on this machine, under the name by which the documents call it: a
 * browser keeps what it knows of a school by the address, and takes another name for another school.
 * @param admin who was made with this start, if anyone was
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
