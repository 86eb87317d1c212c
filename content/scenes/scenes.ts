import type { Scene } from '../../domain/games/drop/scene.ts'
import { baguette } from './baguette.ts'
import { carnaval } from './carnaval.ts'
import { colours } from './colours.ts'
import { drapeau } from './drapeau.ts'
import { fetes } from './fetes.ts'
import { food } from './food.ts'
import { grade1Colours } from './grade1-colours.ts'
import { grade1Numbers } from './grade1-numbers.ts'
import { halloween } from './halloween.ts'
import { numbers } from './numbers.ts'
import { pizza } from './pizza.ts'

/** Scenes by the path of their page. */
export const scenes: Readonly<Record<string, Scene>> = {
  '/grade1/games/canvas/numbers': grade1Numbers,
  '/grade1/games/canvas/colours': grade1Colours,
  '/games/canvas/halloween': halloween,
  '/games/canvas/baguette': baguette,
  '/games/canvas/carnaval': carnaval,
  '/games/canvas/colours': colours,
  '/games/canvas/drapeau': drapeau,
  '/games/canvas/food': food,
  '/games/canvas/fetes': fetes,
  '/games/canvas/numbers': numbers,
  '/games/canvas/pizza': pizza,
}
