import { withDefinite } from '../../../domain/french.ts'
import { type DropState, isPlaceShown, piecesOfTask, taskOf } from '../../../domain/games/drop/rules.ts'
import type { Box, Colour, Scene, Shape, Spot, Thing, Trail } from '../../../domain/games/drop/scene.ts'
import { countedNoun, placePhrase, shapePhrases } from '../../../domain/games/drop/sentences.ts'
import { type Point, pointIn, zonesOf } from '../../../domain/games/drop/zones.ts'

/** The entries that the pupil can pick for the current sentence: things or colours. For spots, the points to touch. */
export type Tray =
  | { kind: 'things'; things: readonly Thing[] }
  | { kind: 'colours'; colours: readonly Colour[] }
  | { kind: 'spots'; spots: readonly Spot[] }

export function trayOf(state: DropState): Tray {
  const task = taskOf(state)
  if (task.kind === 'trail') return { kind: 'spots', spots: task.trail.spots }
  if (task.kind === 'colour') return { kind: 'colours', colours: state.scene.colours }
  return { kind: 'things', things: state.scene.things }
}

/** An entry of the list of places. */
export interface PlaceChoice {
  id: string
  name: string
}

/** All places for a thing, or all shapes that can be coloured. */
export function placesOf(state: DropState): PlaceChoice[] {
  const tray = trayOf(state)
  if (tray.kind === 'things')
    return zonesOf(state.scene).map((zone) => ({ id: zone.id, name: placePhrase(zone) }))
  if (tray.kind === 'colours') return shapePhrases(state.scene.shapes)
  return []
}

/** The point of the scene for an entry of the list of places; null if there is none. */
export function pointOfPlace(state: DropState, id: string): { x: number; y: number } | null {
  const zone = zonesOf(state.scene).find((each) => each.id === id)
  return zone ? pointIn(zone, piecesOfTask(state).length) : null
}

/** The entries to highlight after two wrong tries. */
export interface Hint {
  areas: readonly Box[]
  shape: Shape | null
  /** Id of a spot. */
  spot: string | null
  /** Id of the thing or colour to select. */
  taken: string | null
}

export function hintOf(state: DropState): Hint | null {
  if (!isPlaceShown(state)) return null
  const nothing: Hint = { areas: [], shape: null, spot: null, taken: null }
  const task = taskOf(state)
  switch (task.kind) {
    case 'place':
    case 'count':
      return { ...nothing, areas: withoutOverlaps(task.zone.areas), taken: task.thing.id }
    case 'colour':
      return { ...nothing, shape: task.shape, taken: task.colour.id }
    case 'trail':
      return { ...nothing, spot: task.trail.order[state.touched.length] ?? null }
  }
}

/** Drops areas that overlap an earlier one, because together they form one place. */
function withoutOverlaps(areas: readonly Box[]): Box[] {
  const overlap = (one: Box, other: Box) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  return areas.filter((area, place) => !areas.slice(0, place).some((earlier) => overlap(area, earlier)))
}

/** Feedback on the last try and the current count; one or two sentences. */
export function announcement(state: DropState): string {
  const task = taskOf(state)
  if (state.phase === 'right') return 'Oui!'
  if (state.phase === 'wrong') return 'Non, pas tout à fait. Écoute encore.'
  if (state.phase !== 'asking') return ''
  if (isPlaceShown(state)) return hintText(state)
  if (task.kind === 'count') {
    const count = piecesOfTask(state).length
    return count === 0 ? '' : `Il y a ${countedNoun(task.thing.noun, count)}.`
  }
  if (task.kind === 'trail' && state.touched.length > 0) {
    return `${state.touched.length} sur ${task.trail.order.length}.`
  }
  return ''
}

function hintText(state: DropState): string {
  const task = taskOf(state)
  switch (task.kind) {
    case 'place':
      return `Regarde : c'est ici, ${placePhrase(task.zone)}.`
    case 'count':
      return `Regarde : ${countedNoun(task.thing.noun, task.count)}, c'est ${task.count}.`
    case 'colour':
      return 'Regarde : la bonne couleur et la bonne forme brillent.'
    case 'trail': {
      const next = task.trail.spots.find(({ id }) => id === task.trail.order[state.touched.length])
      return `Regarde : maintenant, c'est ${next?.label ?? ''}.`
    }
  }
}

/** Text description of the scene for screen readers. */
export function sceneInWords({ scene, tasks, pieces, painted }: DropState): string {
  const lying = pieces.flatMap(({ task: place, thing: id }) => {
    const task = tasks[place]
    const thing = scene.things.find((each) => each.id === id)
    return task && 'zone' in task && thing ? `${withDefinite(thing.noun)} ${placePhrase(task.zone)}` : []
  })
  const names = new Map(shapePhrases(scene.shapes).map(({ id, name }) => [id, name]))
  const coloured = Object.entries(painted).map(
    ([shape, colour]) => `${names.get(shape)} en ${scene.colours.find(({ id }) => id === colour)?.word}`,
  )
  return `L'image : ${[scene.title, ...new Set([...lying, ...coloured])].join('; ')}.`
}

/** Touch radius around small things, in scene units. */
const TOUCH_RADIUS = 55

/** The nearest spot within reach of a point; undefined if there is none. */
export function spotNear({ spots }: Trail, point: Point): Spot | undefined {
  return nearest(spots, (spot) => Math.hypot(spot.x - point.x, spot.y - point.y))
}

/**
 * The nearest shape within reach of a point that is not on a shape. Some shapes are smaller than a fingertip.
 */
export function shapeNear({ shapes }: Scene, { x, y }: Point): Shape | undefined {
  return nearest(shapes, ({ box }) =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
  )
}

function nearest<Thing>(things: readonly Thing[], distanceOf: (thing: Thing) => number): Thing | undefined {
  return things
    .map((thing) => ({ thing, distance: distanceOf(thing) }))
    .filter(({ distance }) => distance <= TOUCH_RADIUS)
    .toSorted((one, other) => one.distance - other.distance)[0]?.thing
}
