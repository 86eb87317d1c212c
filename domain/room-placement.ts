import * as z from 'zod/mini'

/** Cloudflare's location hints. They are only a preference for where something is created. */
export const location = z.enum(['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'])
/** Cloudflare's jurisdictions. Data is stored and processed only there. Canada has none. */
export const jurisdiction = z.enum(['eu', 'us', 'fedramp'])

/** The methods of a Durable Object namespace that are needed to get a room. */
interface Rooms<Id, Room> {
  idFromName(name: string): Id
  get(id: Id, options?: { locationHint?: Location }): Room
  jurisdiction(jurisdiction: Jurisdiction): Rooms<Id, Room>
}
type Location = z.infer<typeof location>
type Jurisdiction = z.infer<typeof jurisdiction>

interface Placement {
  ROOM_LOCATION?: string
  ROOM_JURISDICTION?: string
}

const emptyToUndefined = z.transform((text: unknown) => text || undefined)
const placement = z.object({
  ROOM_LOCATION: z.pipe(emptyToUndefined, z.optional(location)),
  ROOM_JURISDICTION: z.pipe(emptyToUndefined, z.optional(jurisdiction)),
})

/** A school's room. */
export function roomOf<Id, Room>(env: Placement & { MAIN: Rooms<Id, Room> }, name: string): Room {
  return placedObject(env, env.MAIN, name)
}

/** The Durable Object of a live game. */
export function liveGameOf<Id, Room>(
  env: Placement & { LIVE: Rooms<Id, Room> },
  { school, code }: { school: string; code: string },
): Room {
  return placedObject(env, env.LIVE, `${school}:${code}`)
}

/** A Durable Object placed by the deployment's variables. The location matters only on first use. */
function placedObject<Id, Room>(env: Placement, namespace: Rooms<Id, Room>, name: string): Room {
  const { ROOM_LOCATION, ROOM_JURISDICTION } = z.parse(placement, env)
  const rooms = ROOM_JURISDICTION === undefined ? namespace : namespace.jurisdiction(ROOM_JURISDICTION)
  const id = rooms.idFromName(name)
  return ROOM_LOCATION === undefined ? rooms.get(id) : rooms.get(id, { locationHint: ROOM_LOCATION })
}
