import { withDefinite } from '../../domain/french.ts'
import { drop } from '../../domain/games/drop/rules.ts'
import { type Task, tasksOf } from '../../domain/games/drop/tasks.ts'
import { centreOf } from '../../domain/games/drop/testing/solution.ts'
import { centreOfZone, type Point, pointIn } from '../../domain/games/drop/zones.ts'
import type { Pupil } from './pupil.ts'

/**
 * A pupil who follows the sentences about a scene: takes the items and puts them in their places. After a wrong
 * answer it takes its pieces back and starts the sentence over.
 */
export function dropPupil(data: string): Pupil {
  const { scene } = drop.parseDeck(data)
  const tasks = tasksOf(scene)
  let sentence = ''
  let done = 0
  let isStartingOver = false
  return ({ regions, images, buttons, statuses }) => {
    const asked = regions['La phrase']?.line ?? ''
    const task = tasks.find((each) => each.sentence === asked)
    const image = images.find(({ name }) => name.startsWith("L'image"))
    if (!task || !image || statuses.some((status) => status.startsWith('Oui!'))) return []
    if (sentence !== asked) done = 0
    sentence = asked
    if (statuses.some((status) => status.startsWith('Non, '))) {
      done = 0
      isStartingOver = true
      return []
    }
    const remove = buttons.find(({ name, isOff }) => name === 'Enlever' && !isOff)
    if (isStartingOver && remove) return [{ press: remove }]
    isStartingOver = false
    const { taken, points } = handOf(task)
    const point = points[done]
    if (!point) return buttons.filter(({ name }) => name.startsWith("C'est prêt")).map((press) => ({ press }))
    const inHand = buttons.find(({ name }) => name === taken)
    if (inHand && !inHand.isPressed) return [{ press: inHand }]
    done++
    const scale = image.width / scene.width
    return [{ press: { x: image.x + point.x * scale, y: image.y + point.y * scale } }]
  }
}

/** The item to take for a task, and the points to drop it at. */
function handOf(task: Task): { taken?: string; points: Point[] } {
  switch (task.kind) {
    case 'place':
      return { taken: withDefinite(task.thing.noun), points: [centreOfZone(task.zone)] }
    case 'count':
      return {
        taken: withDefinite(task.thing.noun),
        points: Array.from({ length: task.count }, (_, place) => pointIn(task.zone, place)),
      }
    case 'colour':
      return { taken: task.colour.word, points: [centreOf(task.shape.box)] }
    case 'trail':
      return {
        points: task.trail.order.flatMap((id) => task.trail.spots.filter((spot) => spot.id === id)),
      }
  }
}
