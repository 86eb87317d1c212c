import { actions } from './actions.ts'
import { animals } from './animals.ts'
import { cast } from './cast.ts'
import { clothes } from './clothes.ts'
import type { ComposedPicture, ComposedPictures } from './compose.ts'
import { conversationSettings } from './conversations.ts'
import { dayPictures } from './day.ts'
import { everyday } from './everyday.ts'
import { faces } from './faces.ts'
import { family } from './family.ts'
import { feasts } from './feasts.ts'
import { figureDetails } from './figures.ts'
import { firstSentences } from './first-sentences.ts'
import { food } from './food.ts'
import { gettingAround } from './getting-around.ts'
import { home } from './home.ts'
import { numbers } from './numbers.ts'
import { outings } from './outings.ts'
import { people } from './people.ts'
import { school } from './school.ts'
import { skinTones } from './skin-tones.ts'
import { town } from './town.ts'
import { wildlife } from './wildlife.ts'

const themes: readonly ComposedPictures[] = [
  animals,
  cast,
  skinTones,
  figureDetails,
  feasts,
  home,
  numbers,
  people,
  school,
  food,
  conversationSettings,
  town,
  actions,
  faces,
  outings,
  wildlife,
  everyday,
  family,
  firstSentences,
  dayPictures,
  clothes,
  gettingAround,
]

/** Composed pictures by name. */
export const composedPictures: ReadonlyMap<string, ComposedPicture> = new Map(
  themes.flatMap((theme) => Object.entries(theme)),
)
