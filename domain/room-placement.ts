import * as z from 'zod/mini'

/** Cloudflare's names for places. A location is a wish for where something is created. */
export const location = z.enum(['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'])
/** A jurisdiction binds: data stays and is processed there. There is none for Canada. */
export const jurisdiction = z.enum(['eu', 'us', 'fedramp'])

/** The part of a namespace of Durable Objects that finds a room. */
interface Rooms<Id, Room> {
  idFromName(name: string): Id
  get(id: Id, options?: { locationHint?: Location }): Room
  jurisdiction(jurisdiction: Jurisdiction): Rooms<Id, Room>
}
type Location = z.infer<typeof location>
type Jurisdiction = z.infer<typeof jurisdiction>

interface RoomEnv<Id, Room> {
  MAIN: Rooms<Id, Room>
  ROOM_LOCATION?: string
  ROOM_JURISDICTION?: string
}

const unlessEmpty = z.transform((text: unknown) => text || undefined)
const placement = z.object({
  ROOM_LOCATION: z.pipe(unlessEmpty, z.optional(location)),
  ROOM_JURISDICTION: z.pipe(unlessEmpty, z.optional(jurisdiction)),
})

/** A school's room, where the deployment's variables place it. The location counts only the first time that a room is used. */
export function roomOf<Id, Room>(env: RoomEnv<Id, Room>, name: string): Room {
  const { ROOM_LOCATION, ROOM_JURISDICTION } = z.parse(placement, env)
  const rooms = ROOM_JURISDICTION === undefined ? env.MAIN : env.MAIN.jurisdiction(ROOM_JURISDICTION)
  const id = rooms.idFromName(name)
  return ROOM_LOCATION === undefined ? rooms.get(id) : rooms.get(id, { locationHint: ROOM_LOCATION })
}
