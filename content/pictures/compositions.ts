import { animals } from './animals.ts'
import type { Composition, Compositions } from './compose.ts'
import { feasts } from './feasts.ts'
import { figureDetails } from './figures.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { numbers } from './numbers.ts'
import { people } from './people.ts'
import { school } from './school.ts'
import { town } from './town.ts'

const themes: readonly Compositions[] = [
  animals,
  figureDetails,
  feasts,
  home,
  numbers,
  people,
  school,
  food,
  town,
]

/** The picture of a name that is put together from others. */
export const compositions: ReadonlyMap<string, Composition> = new Map(
  themes.flatMap((theme) => Object.entries(theme)),
)
