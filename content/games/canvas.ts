import { games } from '../../domain/games/registry.ts'
import { pages } from '../routes.ts'
import { scenes } from '../scenes/scenes.ts'
import type { GameSeed } from './game-seed.ts'

/** Word pages by scene: the words of its things or places. */
const wordsPages: Readonly<Record<string, string>> = {
  '/grade1/games/canvas/numbers': 'Page_Grade1_Vocabulary_Numbers',
  '/grade1/games/canvas/colours': 'Page_Grade1_Vocabulary_Classroom',
  '/games/canvas/halloween': 'Page_Grade4_Vocabulary_Halloween',
  '/games/canvas/baguette': 'Page_Grade4_Vocabulary_Positions',
  '/games/canvas/carnaval': 'Page_Grade4_Vocabulary_Carnaval',
  '/games/canvas/colours': 'Page_Grade4_Vocabulary_Reference',
  '/games/canvas/drapeau': 'Page_Grade4_Vocabulary_Reference',
  '/games/canvas/food': 'Page_Grade4_Vocabulary_Positions',
  '/games/canvas/fetes': 'Page_Grade4_Vocabulary_Positions',
  '/games/canvas/numbers': 'Page_Grade4_Vocabulary_Numbers',
  '/games/canvas/pizza': 'Page_Grade5_Vocabulary_Pizza',
}

/** The records of the canvas pages, one for each scene. */
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
      instructions: games.drop.instructions,
      data: JSON.stringify(scene),
      wordsPage: wordsPages[page.path] ?? null,
    },
  ]
})
