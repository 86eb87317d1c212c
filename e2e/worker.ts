import type { Place } from '../domain/events.ts'
import { SchoolRoom as Room, routeRoom } from '../party/partyserver.ts'
import { openDatabase } from '../worker/db/database.ts'
import type { Env } from '../worker/env.ts'
import { LiveGame as Game } from '../worker/index.ts'
import { schoolNamed } from '../worker/schools/stores.ts'
import { createWorker } from '../worker/serve.ts'
import { saveTrace } from '../worker/traces/queries.ts'

/** The room of the Worker's own entry, with the clock of the tests. */
export class SchoolRoom extends Room<Env> {
  override storeMove(userID: number, place: Place): Promise<void> {
    return saveTrace(openDatabase(schoolNamed(this.env, this.name).database), userID, place, clock())
  }
}

/** The live game of the Worker's own entry, with the clock of the tests. */
export class LiveGame extends Game {
  override clock(): Date {
    return clock()
  }
}

const DAY = 86_400_000
const WEDNESDAY = 3

let began: { real: number; school: number } | undefined

/**
 * The clock of the browser tests starts at noon of the next Wednesday, so that no test depends on the weekday. It is
 * never behind the real clock, with which the room checks the tokens signed here.
 */
function clock(): Date {
  const now = Date.now()
  began ??= { real: now, school: nextWednesdayNoon(now) }
  return new Date(began.school + now - began.real)
}

function nextWednesdayNoon(now: number): number {
  const noonUTC = Math.floor(now / DAY) * DAY + 17 * 3_600_000
  const days = ((WEDNESDAY - new Date(noonUTC).getUTCDay() + 6) % 7) + 1
  return noonUTC + days * DAY
}

export default createWorker({ clock, random: Math.random }, routeRoom)
