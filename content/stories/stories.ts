import { snowman } from './bonhomme.ts'
import { canoeRace } from './canot.ts'
import { antAndApple } from './fourmi.ts'
import { greenCoat } from './manteau.ts'
import { minou } from './ou-est-minou.ts'
import { grandpasPizza } from './pizza.ts'
import type { StorySeed } from './story-seed.ts'

export const stories: readonly StorySeed[] = [
  minou,
  snowman,
  grandpasPizza,
  antAndApple,
  greenCoat,
  canoeRace,
]

/** Names of all pictures in scenes. */
export const picturesInScenes: readonly string[] = stories.flatMap(({ pages: leaves }) =>
  leaves.flatMap(({ pictures }) =>
    pictures.flatMap((layer) => (typeof layer === 'string' ? [] : layer.picture)),
  ),
)
