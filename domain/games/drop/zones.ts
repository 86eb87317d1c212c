import { clamp } from '../../clamp.ts'
import type { Box, Landmark, Preposition, Scene, Thing } from './scene.ts'

/** A point of the scene, in its units. */
export interface Point {
  x: number
  y: number
}

/** A named place of the scene: "sur la table", "entre l'arbre et la maison". */
export interface Zone {
  /** Unique in the scene. */
  id: string
  preposition: Preposition
  /** Two landmarks for "entre", else one. */
  of: readonly Landmark[]
  /** Areas in which the centre of a thing comes to rest. */
  areas: readonly Box[]
  /** Areas in which a thing may be dropped: `areas` and others that the sentence allows. */
  accepted: readonly Box[]
  /** The height on which things stand; null if they stay where they are dropped. */
  floor: number | null
  /** Partly hidden by the foreground. */
  isUnder: boolean
  /** Ids of the things that can be put there; null for any. */
  things: readonly string[] | null
}

/** Tolerance around an area for fingers, in units. */
const FINGER_TOLERANCE = 14
/** Approximate distance of a thing's centre from what it touches. */
const HALF_THING = 60
/** Maximum distance that still counts as next to a landmark. */
const MAX_SIDE_DISTANCE = 170
/** Prepositions whose area depends only on the landmark's box, not on the rest positions. */
const ALWAYS_RIGHT: ReadonlySet<Preposition> = new Set(['dans', 'à gauche de', 'à droite de', 'à côté de'])

/** All named places of a scene. */
export function zonesOf(scene: Scene): Zone[] {
  const around = scene.landmarks.flatMap((landmark) =>
    landmark.zones.map((own): Zone => {
      const defaults = defaultZone(own.preposition, landmark.box)
      const areas = (own.areas ?? defaults.areas).map((area) => clipped(scene, area))
      const floor = own.floor === undefined ? (own.areas ? null : defaults.floor) : own.floor
      const extraAreas = ALWAYS_RIGHT.has(own.preposition) ? defaults.areas : []
      return {
        id: `${own.preposition} ${landmark.id}`,
        preposition: own.preposition,
        of: [landmark],
        areas,
        accepted: acceptedOf(scene, [...areas, ...extraAreas], floor),
        floor,
        isUnder: own.isUnder ?? own.preposition === 'derrière',
        things: own.things ?? null,
      }
    }),
  )
  const between = scene.between.flatMap(({ of, area, floor = null, things = null }): Zone[] => {
    const landmarks = of.flatMap((id) => scene.landmarks.find((landmark) => landmark.id === id) ?? [])
    if (landmarks.length < 2) return []
    const id = `entre ${of.join(' ')}`
    const areas = [clipped(scene, area)]
    const accepted = acceptedOf(scene, areas, floor)
    return [{ id, preposition: 'entre', of: landmarks, areas, accepted, floor, isUnder: false, things }]
  })
  return [...around, ...between]
}

/** Extends areas down to the floor, because a thing dropped above falls onto it. */
function acceptedOf(scene: Scene, areas: readonly Box[], floor: number | null): Box[] {
  return areas.map((area) => {
    const bottom = area.y + area.height
    const isRaised = floor !== null && isAbove(area, floor) && floor > bottom
    return clipped(scene, isRaised ? { ...area, height: floor - area.y } : area)
  })
}

/** True if a thing dropped into the area falls to this floor. Areas on other shelves have other floors. */
function isAbove({ y, height }: Box, floor: number): boolean {
  return y <= floor && y + height >= floor - HALF_THING
}

/** True if a thing whose centre is dropped there is in the right place. */
export function accepts({ accepted }: Zone, { x, y }: Point): boolean {
  return accepted.some(
    (area) =>
      x >= area.x - FINGER_TOLERANCE &&
      x <= area.x + area.width + FINGER_TOLERANCE &&
      y >= area.y - FINGER_TOLERANCE &&
      y <= area.y + area.height + FINGER_TOLERANCE,
  )
}

/** The centre of a place's first area. @throws {RangeError} if it has none */
export function centreOfZone(zone: Zone): Point {
  return pointIn(zone, 0)
}

/** The position of the n-th thing (from 0), spread over the area; the first is in the centre. */
export function pointIn({ areas }: Zone, place: number): Point {
  const [area] = areas
  if (!area) throw new RangeError('A place needs an area.')
  // Additive recurrence with the plastic number (R2 sequence) spreads any number of points evenly.
  const share = (step: number) => (0.5 + place * step) % 1
  return { x: area.x + area.width * share(0.7548777), y: area.y + area.height * share(0.5698403) }
}

/** The place where a correctly dropped thing comes to rest: on the floor and within its area. */
export function restOf(zone: Zone, { height }: Pick<Thing, 'height'>, point: Point): Point {
  const distance = (area: Box) => {
    const nearest = nearestPoint(area, point)
    return Math.hypot(nearest.x - point.x, nearest.y - point.y)
  }
  const [area] = [...zone.areas].sort((one, other) => distance(one) - distance(other))
  if (!area) return point
  const { x, y } = nearestPoint(area, point)
  return { x, y: zone.floor === null || !isAbove(area, zone.floor) ? y : zone.floor - height / 2 }
}

/** The point of a box nearest to the given point. */
function nearestPoint({ x, y, width, height }: Box, point: Point): Point {
  return { x: clamp(point.x, x, x + width), y: clamp(point.y, y, y + height) }
}

/** The default area of a preposition around a box, seen from the front. */
function defaultZone(
  preposition: Preposition,
  { x, y, width, height }: Box,
): { areas: Box[]; floor: number | null } {
  const bottom = y + height
  const tall = Math.max(height, 2 * HALF_THING)
  const left = {
    x: x - MAX_SIDE_DISTANCE,
    y: bottom - tall,
    width: MAX_SIDE_DISTANCE - HALF_THING / 2,
    height: tall,
  }
  const right = { ...left, x: x + width + HALF_THING / 2 }
  switch (preposition) {
    case 'sur':
      return { areas: [{ x, y: y - 2 * HALF_THING, width, height: 2 * HALF_THING }], floor: y + 6 }
    case 'sous':
      return {
        areas: [{ x, y: bottom - HALF_THING, width, height: 2 * HALF_THING }],
        floor: bottom + HALF_THING,
      }
    case 'dans':
    case 'entre':
      return {
        areas: [{ x: x + width / 8, y: y + height / 8, width: width * 0.75, height: height * 0.75 }],
        floor: null,
      }
    case 'devant':
      return {
        areas: [{ x, y: bottom - HALF_THING, width, height: 2 * HALF_THING }],
        floor: bottom + HALF_THING / 2,
      }
    case 'derrière':
      return { areas: [{ x, y: y - HALF_THING, width, height: HALF_THING + height / 3 }], floor: null }
    case 'à gauche de':
      return { areas: [left], floor: bottom }
    case 'à droite de':
      return { areas: [right], floor: bottom }
    case 'à côté de':
      return { areas: [left, right], floor: bottom }
  }
}

/** Clips a box to the picture. */
function clipped({ width, height }: Scene, box: Box): Box {
  const x = clamp(box.x, 0, width - 1)
  const y = clamp(box.y, 0, height - 1)
  return {
    x,
    y,
    width: clamp(box.x + box.width, x + 1, width) - x,
    height: clamp(box.y + box.height, y + 1, height) - y,
  }
}
