import type { Actor } from '../../domain/access.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import type { PersonClaims } from '../../domain/api/token.ts'
import type { Tally } from '../../domain/tally.ts'
import type { Database } from '../db/database.ts'
import type { Env, Variables } from '../env.ts'
import type { SchoolStores } from '../schools/stores.ts'
import type { User } from '../users/queries.ts'

/** What the Worker takes from outside, so that a test can set the clock and know the draw. */
export interface World {
  clock: () => Date
  /** From 0 up to 1, 1 excluded. */
  random: () => number
  /** Counts calls; one of its own where none is said. */
  tally?: Tally
}

/** What every handler finds in `c.var`. */
export interface Call {
  /** The instant of the call: all that a call writes carries the same one. */
  now: Date
  random: () => number
  /** How much each user and address has called. */
  tally: Tally
  /** When known locks of `limits/limit.ts` end, by school and subject. */
  lockEnds: Map<string, Date>
  /** The school that the token names, or whose address was asked. */
  school: SchoolStores
  /** Its database. */
  db: Database
  variables: Variables
  /** The school's. */
  timeZone: string
  /** Lets work go on after the answer. A failure in it is logged. */
  later: (work: Promise<unknown>) => void
  /** Who is calling, once `permit` has let them pass; null is a visitor. */
  actor: Actor
  /** The caller's row; null for a visitor. */
  user: User | null
  /** What the caller's token says; null for a visitor. */
  session: PersonClaims | null
  /** The body of JSON as its schema has it, once `body` has read it. */
  sent: object | null
  /** Details that handlers add for the journal, besides those from the row of `adminCalls`. */
  notes: Note[]
}

export interface Note {
  /** Applies to this user's row only, if the call is about several. */
  userID?: number
  changes?: Changes
  /** In the place of the target that the row of `adminCalls` names. */
  target?: string
}

export interface AppEnv {
  Bindings: Env
  Variables: Call
}
