/**
 * How much a user and a network address may write and open. Generous for a class of thirty behind one address and for a
 * quick child; a program meets them. What a lock guards is in `worker/auth/limit.ts`.
 */

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** So many in so many milliseconds. */
export interface Bound {
  most: number
  milliseconds: number
}

/** Calls that change something, of one who is signed in. */
export const CALLS: Readonly<Record<'pupil' | 'admin' | 'address', readonly Bound[]>> = {
  pupil: [
    { most: 120, milliseconds: MINUTE },
    { most: 3000, milliseconds: DAY },
  ],
  admin: [
    { most: 600, milliseconds: MINUTE },
    { most: 20_000, milliseconds: DAY },
  ],
  address: [
    { most: 3000, milliseconds: MINUTE },
    { most: 60_000, milliseconds: DAY },
  ],
}

/** Rows of a user that the database keeps of a day, where calls add some each time: counted by the statement that adds. */
export const ROWS_A_DAY = { answers: 500, videoViews: 200, traces: 600 } as const
