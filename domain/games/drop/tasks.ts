import { groupBy } from '../../group-by.ts'
import { slugOf } from '../../slug.ts'
import type { GameItem } from '../game.ts'
import type { Random } from '../random.ts'
import type { Colour, Scene, Shape, Thing, Trail } from './scene.ts'
import { colourSentence, countSentence, placeSentence, shapePhrases } from './sentences.ts'
import { type Zone, zonesOf } from './zones.ts'

/** Number of sentences per round. */
export const TASKS_PER_ROUND = 10
/** Approximate number of "Mets ..." sentences per scene. Each needs a recording. */
const PLACE_TASKS = 40

/** A task. Its sentence is unique within a scene. */
export type Task = { sentence: string } & (
  | { kind: 'place'; thing: Thing; zone: Zone }
  | { kind: 'count'; thing: Thing; zone: Zone; count: number }
  | { kind: 'colour'; shape: Shape; colour: Colour }
  | { kind: 'trail'; trail: Trail }
)

/** All tasks of a scene, without duplicates, in the scene's order. */
export function tasksOf(scene: Scene): Task[] {
  const zones = zonesOf(scene)
  const tasks = [
    ...placeTasks(scene, zones),
    ...countTasks(scene, zones),
    ...colourTasks(scene),
    ...scene.trails
      .filter(isWhole)
      .map((trail): Task => ({ kind: 'trail', sentence: trail.sentence, trail })),
  ]
  return [...new Map(tasks.map((task) => [task.sentence, task])).values()]
}

/** Draws ten different tasks, alternating kinds. Things and places repeat only if necessary. */
export function drawRound(tasks: readonly Task[], chance: Random): Task[] {
  const byKind = groupBy(chance.shuffle(tasks), ({ kind }) => kind)
  const queues = [...byKind.values()].map(freshFirst)
  const round: Task[] = []
  while (round.length < TASKS_PER_ROUND && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const task = queue.shift()
      if (task && round.length < TASKS_PER_ROUND) round.push(task)
    }
  }
  return chance.shuffle(round)
}

/** The task as an item for lists before and after the game. */
export function itemOf(task: Task, { sounds }: Scene): GameItem {
  return {
    word: task.sentence,
    image: 'thing' in task ? task.thing.image : null,
    sound: sounds === null ? null : `${sounds}/${slugOf(task.sentence)}.mp3`,
  }
}

/** Selects every n-th pair of thing and place. All pairs would need hundreds of recordings per scene. */
function placeTasks({ things, counts }: Scene, zones: readonly Zone[]): Task[] {
  const counted = new Set(counts.map(({ thing }) => thing))
  const single = things.filter(({ id }) => !counted.has(id))
  const pairs = zones.flatMap((zone, row) =>
    single.flatMap((thing, column) =>
      zone.things === null || zone.things.includes(thing.id) ? [{ thing, zone, diagonal: row + column }] : [],
    ),
  )
  const step = Math.max(1, Math.round(pairs.length / PLACE_TASKS))
  return pairs
    .filter(({ diagonal }) => diagonal % step === 0)
    .map(({ thing, zone }) => ({ kind: 'place', sentence: placeSentence(thing, zone), thing, zone }))
}

function countTasks({ things, counts }: Scene, zones: readonly Zone[]): Task[] {
  return counts.flatMap(({ thing: thingID, landmark, preposition, most }) => {
    const thing = things.find(({ id }) => id === thingID)
    const zone = zones.find(({ id }) => id === `${preposition} ${landmark}`)
    if (!thing || !zone || thing.noun.plural === undefined) return []
    return Array.from({ length: most - 1 }, (_none, index): Task => {
      const count = index + 2
      return { kind: 'count', sentence: countSentence(thing, count, zone), thing, zone, count }
    })
  })
}

function colourTasks({ shapes, colours }: Scene): Task[] {
  const names = shapePhrases(shapes)
  return shapes.flatMap((shape, place) => {
    const name = names[place]
    const asked = colours.filter(({ id }) => shape.colours?.includes(id) ?? true)
    return name
      ? asked.map(
          (colour): Task => ({ kind: 'colour', sentence: colourSentence(name, colour), shape, colour }),
        )
      : []
  })
}

/** True if all spots of the order exist and none is repeated. */
function isWhole({ spots, order }: Trail): boolean {
  return new Set(order).size === order.length && order.every((id) => spots.some((spot) => spot.id === id))
}

/** Sorts tasks that share no thing, place or shape with an earlier one first. */
function freshFirst(tasks: readonly Task[]): Task[] {
  const used = new Set<string>()
  const [fresh, again]: [Task[], Task[]] = [[], []]
  for (const task of tasks) {
    const keys = keysOf(task)
    const isFresh = !keys.some((key) => used.has(key))
    ;(isFresh ? fresh : again).push(task)
    if (isFresh) for (const key of keys) used.add(key)
  }
  return [...fresh, ...again]
}

function keysOf(task: Task): string[] {
  switch (task.kind) {
    case 'place':
      return [`thing ${task.thing.id}`, `zone ${task.zone.id}`]
    case 'count':
      return [`thing ${task.thing.id}`]
    case 'colour':
      return [`shape ${task.shape.id}`]
    case 'trail':
      return [`trail ${task.trail.spots.map(({ label }) => label).join(' ')}`]
  }
}
