/**
 * Rate limits and storage limits per user and network address. They leave room for a quick child and for a
 * class of thirty behind one address, but stop a script. No address limit lasts longer than 15 minutes.
 * Lockouts that protect secrets are in `worker/limits/limit.ts`.
 */

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** At most `max` events per `milliseconds`. */
export interface Bound {
  max: number
  milliseconds: number
  /**
   * Set if members share the bound. When it is used up, only members above their fair share are refused:
   * `max` divided by the members seen in the span, at least this number.
   */
  minShare?: number
}

/** Calls that change something. Pupils behind one address share a bound; administrators do not. */
export const WRITE_LIMITS: Readonly<Record<'pupil' | 'admin' | 'address', readonly Bound[]>> = {
  pupil: [
    { max: 120, milliseconds: MINUTE },
    { max: 3000, milliseconds: DAY },
  ],
  admin: [
    { max: 600, milliseconds: MINUTE },
    { max: 20_000, milliseconds: DAY },
  ],
  address: [{ max: 3000, milliseconds: MINUTE, minShare: 30 }],
}

/** Calls that only read. A page makes about ten. `visitors` covers all visitors behind one address. */
export const READ_LIMITS: Readonly<Record<'pupil' | 'admin' | 'address' | 'visitors', readonly Bound[]>> = {
  pupil: [{ max: 300, milliseconds: MINUTE }],
  admin: [{ max: 3000, milliseconds: MINUTE }],
  address: [{ max: 12_000, milliseconds: MINUTE, minShare: 120 }],
  visitors: [{ max: 3000, milliseconds: MINUTE }],
}

/**
 * Limits of error reports, per school and role. The members that share a bound are addresses for visitors,
 * and users for other roles.
 */
export const FAULT_REPORT_LIMITS: readonly Bound[] = [{ max: 60, milliseconds: 15 * MINUTE, minShare: 5 }]

/** The number of newest error reports stored per school. */
export const MAX_ERROR_REPORTS = 10_000

/** The largest count stored for a pupil. A restore refuses larger ones. */
export const MAX_STORED_COUNT = 1_000_000

/** Device tokens that a browser stores and sends at sign-in. */
export const MAX_DEVICES = 5

/** A pupil's bonus checks: one per finished game or per fifth right answer. */
export const BONUS_CHECK_LIMITS: readonly Bound[] = [{ max: 20, milliseconds: MINUTE }]

/** Maximum rows per user and day for calls that add rows each time. The inserting statement counts them. */
export const MAX_ROWS_PER_DAY = { answers: 500, videoViews: 200, traces: 600, answerBatches: 300 } as const

/**
 * Limits of a pupil's memories: words in total, answers per word and day, words per row, and characters per
 * row. A row may have 2 MB in D1 and 500 KB in a backup.
 */
export const MEMORY_LIMITS = {
  words: 1500,
  answersOfWord: 40,
  wordsOfPart: 40,
  charactersOfPart: 250_000,
} as const

/** The newest journal rows of the school year that the daily run keeps. */
export const MAX_ADMIN_ACTIONS = 50_000

/** Limits on page moves stored as traces. Address limits are split fairly (`party/fair-tally.ts`). */
export const MOVE_LIMITS: Readonly<Record<'user' | 'address', readonly Bound[]>> = {
  user: [{ max: 30, milliseconds: MINUTE }],
  address: [{ max: 900, milliseconds: MINUTE }],
}

/**
 * Maximum open sockets in the room: per pupil, per administrator, and for all visitors and all pupils at one
 * address. A whole school can share an address, so `pupilsAtAddress` exceeds the number of the school's
 * pupils and leaves each of them at least one socket.
 */
export const SOCKET_LIMITS = { pupil: 6, admin: 20, visitorsAtAddress: 60, pupilsAtAddress: 600 } as const

const TEN_SECONDS = 10 * SECOND

/** Maximum length of a message to the room. */
export const MAX_MESSAGE_LENGTH = 8192
/** Message limits per socket, pupil and address (split fairly). Administrators: per socket only. */
export const MESSAGE_LIMITS = {
  socket: { max: 20, milliseconds: TEN_SECONDS },
  pupil: { max: 40, milliseconds: TEN_SECONDS },
  visitorsAtAddress: { max: 60, milliseconds: TEN_SECONDS },
  pupilsAtAddress: { max: 600, milliseconds: TEN_SECONDS },
} as const satisfies Readonly<Record<string, Bound>>

/**
 * Maximum number of live games: open at the same time for an audience key and in the school, and made within
 * a day. `players` is per game.
 */
export const LIVE_GAME_LIMITS = { openForKey: 3, openInSchool: 40, madeInDay: 200, players: 150 } as const
/** Open sockets in a live game, per pupil and per teacher. */
export const LIVE_SOCKET_LIMITS = { pupil: 4, host: 10 } as const
