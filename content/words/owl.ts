import { detailOf } from '../pictures/figures.ts'
import { f, m, phrase } from './word.ts'

const close = (spot: string) => detailOf('owl-figure', spot)

export const owlBody = [
  m('bec', 'beak', close('le bec')),
  f('ailes', 'wings', close('les ailes'), { isPlural: true }),
  f('plumes', 'feathers', close('les plumes'), { isPlural: true }),
  f('aigrettes', 'ear tufts', close('les aigrettes'), { isPlural: true }),
  f('serres', 'talons', close('les serres'), { isPlural: true }),
]

export const owlWorld = [
  m('hibou', 'owl', 'owl', { plural: 'hiboux', isAspirated: true }),
  f('chouette', 'owl without ear tufts', 'white-owl'),
  m('nid', 'nest', 'nest'),
  f('nuit', 'night', 'night-sky'),
  f('forêt', 'forest', 'forest'),
  f('branche', 'branch', 'branch'),
  f('proie', 'prey', 'mouse'),
]

export const owlPhrases = [
  phrase('Le hibou vit dans la forêt.', 'The owl lives in the forest.', 'owl-tree'),
  phrase('Le hibou chasse la nuit.', 'The owl hunts at night.', 'owl-hunts'),
  phrase('Le jour, le hibou dort.', 'During the day, the owl sleeps.', 'owl-sleeps'),
  phrase('Le hibou hulule.', 'The owl hoots.', 'owl-hoots'),
  phrase('Le hibou tourne la tête.', 'The owl turns its head.', 'owl-turns'),
  phrase('Le hibou voit bien dans le noir.', 'The owl sees well in the dark.', 'owl-sees'),
  phrase('Le hibou vole sans bruit.', 'The owl flies without noise.', 'owl-silent'),
  phrase('Le hibou mange des souris.', 'The owl eats mice.', 'owl-eats'),
  phrase('La femelle couve ses œufs.', 'The female sits on her eggs.', 'owl-nest'),
  phrase('Les oisillons restent dans le nid.', 'The chicks stay in the nest.', 'owlet'),
]

export const owlWords = [...owlBody, ...owlWorld, ...owlPhrases]
