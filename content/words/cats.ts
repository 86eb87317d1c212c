import { detailOf } from '../pictures/figures.ts'
import { f, m, phrase } from './word.ts'

const close = (spot: string) => detailOf('cat-figure', spot)

export const catBody = [
  f('oreilles', 'ears', close('les oreilles'), { isPlural: true }),
  m('museau', 'muzzle', close('le museau')),
  f('moustaches', 'whiskers', close('les moustaches'), { isPlural: true }),
  m('dos', 'back', close('le dos'), { plural: null }),
  f('queue', 'tail', close('la queue')),
  f('pattes', 'paws, legs', close('les pattes'), { isPlural: true }),
  f('griffes', 'claws', close('les griffes'), { isPlural: true }),
  m('pelage', 'fur', 'brush-fur', { plural: null }),
]

export const catActions = [
  phrase('Le chat ronronne.', 'The cat purrs.', 'cat-purrs'),
  phrase('Le chat miaule.', 'The cat meows.', 'cat-meows'),
  phrase('Le chat dort.', 'The cat sleeps.', 'cat-sleeps'),
  phrase('Le chat fait sa toilette.', 'The cat washes itself.', 'cat-washes'),
  phrase('Le chat chasse la souris.', 'The cat hunts the mouse.', 'cat-hunts'),
  phrase("Le chat grimpe à l'arbre.", 'The cat climbs the tree.', 'cat-climbs'),
  phrase('Le chat joue avec la laine.', 'The cat plays with the yarn.', 'cat-plays'),
  phrase('Le chat se cache dans la boîte.', 'The cat hides in the box.', 'cat-hides'),
  phrase('Le chat griffe le divan.', 'The cat scratches the couch.', 'cat-scratches'),
]

export const catFacts = [
  phrase('Le chat voit bien la nuit.', 'The cat sees well at night.', 'cat-night'),
  phrase('Le chat retombe sur ses pattes.', 'The cat lands on its feet.', 'cat-jump'),
  phrase('La chatte a trois chatons.', 'The mother cat has three kittens.', 'cat-kittens'),
]

export const catsWords = [...catBody, ...catActions, ...catFacts]
