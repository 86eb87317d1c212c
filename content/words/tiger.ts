import { detailOf } from '../pictures/figures.ts'
import { f, m, phrase } from './word.ts'

const close = (spot: string) => detailOf('tiger-figure', spot)

export const tigerBody = [
  f('rayures', 'stripes', close('les rayures'), { isPlural: true }),
  m('crocs', 'fangs', close('les crocs'), { isPlural: true }),
]

export const tigerWorld = [
  m('félin', 'feline', 'tiger-face'),
  m('prédateur', 'predator', 'tiger-hunts'),
  f('jungle', 'jungle', 'tiger-jungle'),
  f('rivière', 'river', 'river'),
  m('territoire', 'territory', 'territory'),
  f('tigresse', 'tigress', 'tiger-cubs'),
  m('bébé tigre', 'tiger cub', 'tiger-cub', { plural: 'bébés tigres' }),
  m('braconnier', 'poacher', 'poacher'),
]

export const tigerPhrases = [
  phrase('Le tigre est le plus grand des félins.', 'The tiger is the biggest of the cats.', 'tiger-biggest'),
  phrase('Le tigre vit en Asie.', 'The tiger lives in Asia.', 'tiger-asia'),
  phrase(
    'Le tigre est carnivore : il mange de la viande.',
    'The tiger is a carnivore: it eats meat.',
    'tiger-eats-meat',
  ),
  phrase('Le tigre chasse la nuit.', 'The tiger hunts at night.', 'tiger-night'),
  phrase('Le tigre nage très bien.', 'The tiger swims very well.', 'tiger-swims'),
  phrase('Le tigre vit seul.', 'The tiger lives alone.', 'tiger-alone'),
  phrase('Le tigre court très vite.', 'The tiger runs very fast.', 'tiger-runs'),
  phrase(
    'Le tigre dort plus de quinze heures par jour.',
    'The tiger sleeps more than fifteen hours a day.',
    'tiger-sleeps',
  ),
  phrase('La tigresse protège ses petits.', 'The tigress protects her young.', 'tigress-protects'),
]

export const tigerProtection = [
  phrase('Le tigre est en danger.', 'The tiger is in danger.', 'tiger-danger'),
  phrase('On coupe la forêt où il habite.', 'The forest where it lives is being cut down.', 'tree-cut'),
  phrase('La chasse au tigre est interdite.', 'Hunting tigers is forbidden.', 'tiger-hunt-forbidden'),
  phrase('Il faut protéger le tigre.', 'We must protect the tiger.', 'tiger-protect'),
]

export const tigerWords = [...tigerBody, ...tigerWorld, ...tigerPhrases, ...tigerProtection]
