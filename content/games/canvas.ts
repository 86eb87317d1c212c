import { pages } from '../routes.ts'
import { scenes } from '../scenes/scenes.ts'
import type { GameSeed } from './game-seed.ts'
import { kindTexts } from './kind-texts.ts'

/** The records of the canvas pages: each plays its scene. */
export const canvasGames: readonly GameSeed[] = pages.flatMap((page): GameSeed[] => {
  const scene = scenes[page.path]
  if (page.kind !== 'canvas' || !scene) return []
  return [
    {
      id: page.path.slice(1).replaceAll('/', '-'),
      clientID: page.clientID,
      kind: 'drop',
      grade: page.grade ?? 4,
      title: page.title,
      description: page.title,
      instructions: kindTexts.drop.instructions,
      data: JSON.stringify(scene),
    },
  ]
})
