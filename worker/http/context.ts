import type { Actor } from '../../domain/access.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import type { PersonClaims } from '../../domain/api/token.ts'
import type { Tally } from '../../domain/tally.ts'
import type { Database } from '../db/database.ts'
import type { Env, Variables } from '../env.ts'
import type { SchoolStores } from '../schools/stores.ts'
import type { SubstituteRow } from '../substitutes/queries.ts'
import type { User } from '../users/queries.ts'

/** External dependencies of the Worker, so that tests can set the clock and random numbers. */
export interface AppDependencies {
  clock: () => Date
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random: () => number
  /** Counts calls; a new tally by default. */
  tally?: Tally
}

/** The variables of a call, in `c.var`. */
export interface CallVariables {
  /** Time of the call, used for everything that the call writes. */
  now: Date
  random: () => number
  /** Counts calls per user and address. */
  tally: Tally
  /** When the cached locks of `limits/limit.ts` end, by school and subject. */
  lockEnds: Map<string, Date>
  /** The school that the token names, otherwise that of the requested address. */
  school: SchoolStores
  db: Database
  variables: Variables
  timeZone: string
  /** Runs work after the response. Failures are logged. */
  later: (work: Promise<unknown>) => void
  /** The caller, set by `permit`; null for a visitor. */
  actor: Actor
  /** The caller's row; null for a visitor. */
  user: User | null
  /** The substitute's row, if a substitute calls. */
  substitute: SubstituteRow | null
  /** Claims of the caller's token; null for a visitor. */
  session: PersonClaims | null
  /** The validated JSON body, set by `body`. */
  sent: object | null
  /** Details that handlers add to the journal, in addition to those in `adminCalls`. */
  notes: Note[]
}

export interface Note {
  /** The user whom this note is about, if the call is about several. */
  userID?: number
  changes?: Changes
  /** Replaces the target in `adminCalls`. */
  target?: string
}

export interface AppEnv {
  Bindings: Env
  Variables: CallVariables
}
