import * as z from 'zod/mini'
import { DeckFault, type GameDeck } from '../game.ts'
import { readJson } from '../record-items.ts'
import { type Scene, scene } from './scene.ts'
import { itemOf, TASKS_PER_ROUND, type Task, tasksOf } from './tasks.ts'

export interface DropDeck extends GameDeck {
  scene: Scene
  tasks: readonly Task[]
}

/** Parses a record's scene. @throws {DeckFault} */
export function parseDropDeck(data: string): DropDeck {
  const read = parseScene(data)
  const tasks = tasksOf(read)
  if (tasks.length < TASKS_PER_ROUND) {
    throw new DeckFault({ code: 'fewTasks', least: TASKS_PER_ROUND, count: tasks.length })
  }
  return {
    scene: read,
    tasks,
    items: tasks.map((task) => itemOf(task, read)),
    filters: [],
    faults: [],
    warnings: read.sounds === null ? [{ code: 'sceneWithoutSounds' }] : [],
  }
}

/** @throws {DeckFault} */
export function parseScene(data: string): Scene {
  const parsed = z.safeParse(scene, readJson(data))
  if (parsed.success) return parsed.data
  throw new DeckFault({ code: 'sceneMalformed', field: parsed.error.issues[0]?.path.join('.') || null })
}
