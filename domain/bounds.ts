/**
 * How much a user and a network address may call, write and open. Generous for a class of thirty behind one address and
 * for a quick child; a program meets them. No bound of an address lasts longer than 15 minutes. Locks, which guard
 * secrets, are in `worker/limits/limit.ts`.
 */

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** At most `most` within a span of `milliseconds`. */
export interface Bound {
  most: number
  milliseconds: number
  /**
   * Set where members share the bound. A full bound then refuses only the members that have used their fair share: `most`
   * divided by the members seen in the span, and never less than this.
   */
  leastShare?: number
}

/** Calls that change something. The pupils behind one address share its bound; administrators have only their own. */
export const CALLS: Readonly<Record<'pupil' | 'admin' | 'address', readonly Bound[]>> = {
  pupil: [
    { most: 120, milliseconds: MINUTE },
    { most: 3000, milliseconds: DAY },
  ],
  admin: [
    { most: 600, milliseconds: MINUTE },
    { most: 20_000, milliseconds: DAY },
  ],
  address: [{ most: 3000, milliseconds: MINUTE, leastShare: 30 }],
}

/** Calls that only read: a page makes about ten. `visitors`: all visitors behind one address. */
export const READS: Readonly<Record<'pupil' | 'admin' | 'address' | 'visitors', readonly Bound[]>> = {
  pupil: [{ most: 300, milliseconds: MINUTE }],
  admin: [{ most: 3000, milliseconds: MINUTE }],
  address: [{ most: 12_000, milliseconds: MINUTE, leastShare: 120 }],
  visitors: [{ most: 3000, milliseconds: MINUTE }],
}

/**
 * Fault reports that a school takes, counted apart for visitors, pupils and administrators. Addresses share the bound of
 * the visitors, users that of their role.
 */
export const FAULT_REPORTS: readonly Bound[] = [{ most: 60, milliseconds: 15 * MINUTE, leastShare: 5 }]

/** The newest fault reports of a school, which are kept. */
export const FAULT_REPORTS_KEPT = 10_000

/** Device tokens that a browser keeps, and sends at a sign-in. */
export const MOST_DEVICES = 5

/** Checks of the bonus, of a pupil: one a finished game, or every fifth right answer. */
export const BONUS_CHECKS: readonly Bound[] = [{ most: 20, milliseconds: MINUTE }]

/** Rows of a user that the database keeps of a day, where calls add some each time: counted by the statement that adds. */
export const ROWS_A_DAY = { answers: 500, videoViews: 200, traces: 600, answerBatches: 300 } as const

/**
 * Of what a pupil remembers: words in all, answers about one word in a day, words that lie in one row, and about how long that may
 * grow, of the 2 MB that a row may have and the 500 KB that a backup takes.
 */
export const MEMORIES = {
  words: 1500,
  answersOfWord: 40,
  wordsOfPart: 40,
  charactersOfPart: 250_000,
} as const

/** What administrators did is noted call by call: the newest rows of the school year, so many after each daily run. */
export const ADMIN_ACTIONS = 50_000

/** Moves to other pages that leave a trace. The address' bounds are shared fairly (`party/fair-tally.ts`). */
export const MOVES: Readonly<Record<'user' | 'address', readonly Bound[]>> = {
  user: [{ most: 30, milliseconds: MINUTE }],
  address: [{ most: 900, milliseconds: MINUTE }],
}

/**
 * Open sockets of the room: of one pupil, of one administrator, and of all visitors and all pupils at one address. A whole school
 * is one address: `pupilsAtAddress` is more than it has pupils, so that each has room for one socket at least.
 */
export const SOCKETS = { pupil: 6, admin: 20, visitorsAtAddress: 60, pupilsAtAddress: 600 } as const

const TEN_SECONDS = 10 * SECOND

/**
 * Messages to the room: the length of each, and the number from one socket, from one pupil, and from all visitors and all pupils
 * at one address, who share it fairly. Administrators are bounded by socket alone.
 */
export const MESSAGE_CHARACTERS = 8192
export const MESSAGES = {
  socket: { most: 20, milliseconds: TEN_SECONDS },
  pupil: { most: 40, milliseconds: TEN_SECONDS },
  visitorsAtAddress: { most: 60, milliseconds: TEN_SECONDS },
  pupilsAtAddress: { most: 600, milliseconds: TEN_SECONDS },
} as const satisfies Readonly<Record<string, Bound>>
