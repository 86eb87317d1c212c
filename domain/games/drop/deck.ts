import * as z from 'zod/mini'
import { DeckFault, type GameDeck } from '../game.ts'
import { type Scene, scene } from './scene.ts'
import { itemOf, ROUND, type Task, tasksOf } from './tasks.ts'

export interface DropDeck extends GameDeck {
  scene: Scene
  tasks: readonly Task[]
}

/** The scene of a record's data. @throws {DeckFault} */
export function parseDropDeck(data: string): DropDeck {
  const read = parseScene(data)
  const tasks = tasksOf(read)
  if (tasks.length < ROUND) {
    throw new DeckFault(`At least ${ROUND} different sentences are needed; this scene makes ${tasks.length}.`)
  }
  const warnings =
    read.sounds === null ? ["The sentences are without a sound, so read by the device's voice."] : []
  return {
    scene: read,
    tasks,
    items: tasks.map((task) => itemOf(task, read)),
    filters: [],
    faults: [],
    warnings,
  }
}

/** @throws {DeckFault} */
export function parseScene(data: string): Scene {
  const parsed = z.safeParse(scene, readJson(data))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DeckFault(`The scene's "${issue?.path.join('.') ?? ''}" is missing or not of its kind.`)
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new DeckFault('The data is not valid JSON.')
  }
}
