import type { Place } from '../domain/events.ts'
import type { LiveGame as Game } from '../domain/live/state.ts'
import type { GameID } from '../party/live-game/live-game.ts'
import { LiveGame as LiveGameObject } from '../party/live-game/partyserver.ts'
import { SchoolRoom as Room, routeRoom } from '../party/partyserver.ts'
import { openDatabase } from './db/database.ts'
import { type Env, readVariables } from './env.ts'
import { logError } from './http/log-error.ts'
import { loadGame } from './live-games/load-game.ts'
import { saveResults } from './live-games/save-results.ts'
import { postToRoom } from './room/notify-room.ts'
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

/** A live game, which reads its plan and pupils from the school's database and saves its results there. */
export class LiveGame extends LiveGameObject<Env> {
  override load({ school, code }: GameID) {
    return loadGame(openDatabase(schoolNamed(this.env, school).database), code, this.clock())
  }

  override async save({ school, code }: GameID, game: Game, done: number) {
    const db = openDatabase(schoolNamed(this.env, school).database)
    const timeZone = readVariables(this.env).SCHOOL_TIME_ZONE
    const saved = await saveResults(db, code, game, { done, now: this.clock(), timeZone })
    if (saved === null) await postToRoom(this.env, school, { type: 'liveGamesChanged' })
    return saved
  }

  clock(): Date {
    return new Date()
  }
}

export default createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)
