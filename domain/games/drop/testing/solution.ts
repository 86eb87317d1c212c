import { type DropAction, type DropState, piecesOfTask, taskOf } from '../rules.ts'
import type { Box } from '../scene.ts'
import { centreOfZone, type Point, pointIn } from '../zones.ts'

/** The next right action for the current sentence. */
export function solutionOf(state: DropState): DropAction {
  const task = taskOf(state)
  switch (task.kind) {
    case 'place':
      return { type: 'place', thing: task.thing.id, ...centreOfZone(task.zone) }
    case 'count': {
      const pieces = piecesOfTask(state)
      const [first] = pieces
      if (pieces.length === task.count) return { type: 'done' }
      if (first && pieces.length > task.count) return { type: 'remove', piece: first.id }
      return { type: 'place', thing: task.thing.id, ...pointIn(task.zone, pieces.length) }
    }
    case 'colour':
      return { type: 'colour', shape: task.shape.id, colour: task.colour.id }
    case 'trail':
      return { type: 'touch', spot: task.trail.order[state.touched.length] ?? '' }
  }
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
