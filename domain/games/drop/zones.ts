import { clamp } from '../../clamp.ts'
import type { Box, Landmark, Preposition, Scene, Thing } from './scene.ts'

/** A point of the scene, in its units. */
export interface Point {
  x: number
  y: number
}

/** A place of the scene that has a name: "sur la table", "entre l'arbre et la maison". */
export interface Zone {
  /** Unique in the scene. */
  id: string
  preposition: Preposition
  /** Two for "entre", else one. */
  of: readonly Landmark[]
  /** Areas in one of which the middle of a thing comes to rest. */
  areas: readonly Box[]
  /** Areas in which the middle of a thing may be dropped: `areas` and whatever else the sentence allows. */
  accepted: readonly Box[]
  /** The height on which a thing stands; null where it stays as high as it is dropped. */
  floor: number | null
  /** Partly hidden by what stands in front. */
  isUnder: boolean
  /** Ids of what is put there; null: anything. */
  things: readonly string[] | null
}

/** A finger is broad: so far beyond an area, in units, is right too. */
const SLACK = 14
/** About half of a thing: how far its middle is from what it touches. */
const REACH = 60
/** How far from a thing is still beside it. */
const BESIDE = 170
/** Prepositions whose area depends only on the landmark's box, not on the rest positions. */
const ALWAYS_RIGHT: ReadonlySet<Preposition> = new Set(['dans', 'à gauche de', 'à droite de', 'à côté de'])

/** Every named place of a scene. */
export function zonesOf(scene: Scene): Zone[] {
  const around = scene.landmarks.flatMap((landmark) =>
    landmark.zones.map((own): Zone => {
      const usual = usualZone(own.preposition, landmark.box)
      const areas = (own.areas ?? usual.areas).map((area) => inside(scene, area))
      const floor = own.floor === undefined ? (own.areas ? null : usual.floor) : own.floor
      const besides = ALWAYS_RIGHT.has(own.preposition) ? usual.areas : []
      return {
        id: `${own.preposition} ${landmark.id}`,
        preposition: own.preposition,
        of: [landmark],
        areas,
        accepted: acceptedOf(scene, [...areas, ...besides], floor),
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
    const areas = [inside(scene, area)]
    const accepted = acceptedOf(scene, areas, floor)
    return [{ id, preposition: 'entre', of: landmarks, areas, accepted, floor, isUnder: false, things }]
  })
  return [...around, ...between]
}

/** Extends areas down to the floor: a thing dropped above it falls onto it. */
function acceptedOf(scene: Scene, areas: readonly Box[], floor: number | null): Box[] {
  return areas.map((area) => {
    const bottom = area.y + area.height
    const isRaised = floor !== null && isAbove(area, floor) && floor > bottom
    return inside(scene, isRaised ? { ...area, height: floor - area.y } : area)
  })
}

/** Whether a thing that is dropped into the area falls to the floor: another shelf has another floor. */
function isAbove({ y, height }: Box, floor: number): boolean {
  return y <= floor && y + height >= floor - REACH
}

/** Whether a thing whose middle is dropped there is in its place. */
export function accepts({ accepted }: Zone, { x, y }: Point): boolean {
  return accepted.some(
    (area) =>
      x >= area.x - SLACK &&
      x <= area.x + area.width + SLACK &&
      y >= area.y - SLACK &&
      y <= area.y + area.height + SLACK,
  )
}

/** The middle of a place; of the first of its areas where it has two. @throws {RangeError} where it has none. */
export function middleOf(zone: Zone): Point {
  return pointIn(zone, 0)
}

/** Where the n-th of several things (from 0) goes, beside those before it; the first is in the middle. */
export function pointIn({ areas }: Zone, place: number): Point {
  const [area] = areas
  if (!area) throw new RangeError('A place needs an area.')
  // Steps of the plastic number spread evenly over a rectangle, however many there are.
  const share = (step: number) => (0.5 + place * step) % 1
  return { x: area.x + area.width * share(0.7548777), y: area.y + area.height * share(0.5698403) }
}

/** Where a thing comes to rest that is dropped rightly: on the ground, and not half out of its place. */
export function restOf(zone: Zone, { height }: Pick<Thing, 'height'>, point: Point): Point {
  const distance = (area: Box) => {
    const nearest = within(area, point)
    return Math.hypot(nearest.x - point.x, nearest.y - point.y)
  }
  const [area] = [...zone.areas].sort((one, other) => distance(one) - distance(other))
  if (!area) return point
  const { x, y } = within(area, point)
  return { x, y: zone.floor === null || !isAbove(area, zone.floor) ? y : zone.floor - height / 2 }
}

/** The point of a box that is nearest to a point. */
function within({ x, y, width, height }: Box, point: Point): Point {
  return { x: clamp(point.x, x, x + width), y: clamp(point.y, y, y + height) }
}

/** What a preposition means around a box, seen from the front. */
function usualZone(
  preposition: Preposition,
  { x, y, width, height }: Box,
): { areas: Box[]; floor: number | null } {
  const bottom = y + height
  const tall = Math.max(height, 2 * REACH)
  const left = { x: x - BESIDE, y: bottom - tall, width: BESIDE - REACH / 2, height: tall }
  const right = { ...left, x: x + width + REACH / 2 }
  switch (preposition) {
    case 'sur':
      return { areas: [{ x, y: y - 2 * REACH, width, height: 2 * REACH }], floor: y + 6 }
    case 'sous':
      return { areas: [{ x, y: bottom - REACH, width, height: 2 * REACH }], floor: bottom + REACH }
    case 'dans':
    case 'entre':
      return {
        areas: [{ x: x + width / 8, y: y + height / 8, width: width * 0.75, height: height * 0.75 }],
        floor: null,
      }
    case 'devant':
      return { areas: [{ x, y: bottom - REACH, width, height: 2 * REACH }], floor: bottom + REACH / 2 }
    case 'derrière':
      return { areas: [{ x, y: y - REACH, width, height: REACH + height / 3 }], floor: null }
    case 'à gauche de':
      return { areas: [left], floor: bottom }
    case 'à droite de':
      return { areas: [right], floor: bottom }
    case 'à côté de':
      return { areas: [left, right], floor: bottom }
  }
}

/** The part of a box that is in the picture. */
function inside({ width, height }: Scene, box: Box): Box {
  const x = clamp(box.x, 0, width - 1)
  const y = clamp(box.y, 0, height - 1)
  return {
    x,
    y,
    width: clamp(box.x + box.width, x + 1, width) - x,
    height: clamp(box.y + box.height, y + 1, height) - y,
  }
}
