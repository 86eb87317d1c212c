import type { Scene } from '../../domain/games/drop/scene.ts'
import { halloween } from './halloween.ts'

/** The scenes by the path of the page on which they are played. */
export const scenes: Readonly<Record<string, Scene>> = {
  '/games/canvas/halloween': halloween,
}
