import type { Place } from '../domain/events.ts'
import { SchoolRoom as Room, routeRoom } from '../party/partyserver.ts'
import { openDatabase } from './db/database.ts'
import type { Env } from './env.ts'
import { logError } from './http/log-error.ts'
import { schoolNamed } from './schools/stores.ts'
import { createWorker } from './serve.ts'
import { saveTrace } from './traces/queries.ts'

/** The room, which also stores pupils' page visits as traces. */
export class SchoolRoom extends Room<Env> {
  override async storeMove(userID: number, place: Place): Promise<void> {
    try {
      await saveTrace(openDatabase(schoolNamed(this.env, this.name).database), userID, place, new Date())
    } catch (error) {
      logError("A pupil's move", error)
    }
  }
}

export default createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)
