import { routeRoom, SchoolRoom } from '../party/partyserver.ts'
import { createWorker } from './serve.ts'

export { SchoolRoom }

export default createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)
