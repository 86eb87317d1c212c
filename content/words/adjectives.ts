import { adjective, phrase } from './word.ts'

export const sizes = [
  adjective('grand', 'grande', 'tall, big', 'giraffe-and-mouse'),
  adjective('petit', 'petite', 'small', 'small'),
  adjective('gros', 'grosse', 'big, fat', 'elephant-and-mouse'),
  adjective('mince', 'mince', 'thin', 'flamingo'),
  adjective('long', 'longue', 'long', 'snake'),
  adjective('court', 'courte', 'short', 'short-pencil'),
]

export const looks = [
  adjective('beau', 'belle', 'beautiful', 'peacock'),
  adjective('laid', 'laide', 'ugly', 'ogre'),
  adjective('jeune', 'jeune', 'young', 'baby'),
  adjective('vieux', 'vieille', 'old', 'old-man'),
  adjective('propre', 'propre', 'clean', 'clean-hands'),
  adjective('sale', 'sale', 'dirty', 'muddy-child'),
  adjective('nouveau', 'nouvelle', 'new', 'new-shoe'),
  adjective('fort', 'forte', 'strong', 'person-lifting-weights'),
]

export const behaviour = [
  adjective('gentil', 'gentille', 'kind', 'kind-child'),
  adjective('méchant', 'méchante', 'mean', 'angry-face-with-horns'),
  adjective('drôle', 'drôle', 'funny', 'clown-face'),
  adjective('sérieux', 'sérieuse', 'serious', 'neutral-face'),
  adjective('intelligent', 'intelligente', 'smart', 'nerd-face'),
  adjective('sportif', 'sportive', 'athletic', 'person-running'),
  adjective('rapide', 'rapide', 'fast', 'rabbit-fast'),
  adjective('lent', 'lente', 'slow', 'snail'),
  adjective('bruyant', 'bruyante', 'noisy', 'drum'),
  adjective('tranquille', 'tranquille', 'quiet', 'person-in-lotus-position'),
]

export const qualities = [
  adjective('généreux', 'généreuse', 'generous', 'generous'),
  adjective('honnête', 'honnête', 'honest', 'honest'),
  adjective('patient', 'patiente', 'patient', 'patient-person'),
  adjective('paresseux', 'paresseuse', 'lazy', 'sloth'),
  adjective('travailleur', 'travailleuse', 'hard-working', 'honeybee'),
  adjective('créatif', 'créative', 'creative', 'artist'),
  adjective('bavard', 'bavarde', 'talkative', 'talkative'),
  adjective('poli', 'polie', 'polite', 'person-bowing'),
  adjective('têtu', 'têtue', 'stubborn', 'donkey'),
  adjective('rusé', 'rusée', 'sly', 'fox'),
]

export const describing = [
  phrase('Mon ami est drôle.', 'My friend is funny.', 'funny-friend'),
  phrase('Ma sœur est petite.', 'My sister is small.', 'little-sister'),
  phrase('La girafe est grande.', 'The giraffe is tall.', 'giraffe-tall'),
  phrase('Le lapin est rapide.', 'The rabbit is fast.', 'rabbit-race'),
  phrase("L'escargot est lent.", 'The snail is slow.', 'snail-slow'),
  phrase('Mon chien est sale.', 'My dog is dirty.', 'dirty-dog'),
]

export const comparing = [
  phrase(
    "L'éléphant est plus gros que la souris.",
    'The elephant is bigger than the mouse.',
    'elephant-heavier',
  ),
  phrase(
    'La tortue est moins rapide que le lapin.',
    'The turtle is slower than the rabbit.',
    'rabbit-turtle',
  ),
  phrase('Ma sœur est aussi grande que moi.', 'My sister is as tall as I am.', 'same-height'),
  phrase('Elle est généreuse et travailleuse.', 'She is generous and hard-working.', 'generous-and-busy'),
  phrase("Il n'est pas paresseux.", 'He is not lazy.', 'not-lazy'),
  phrase('Mon grand-père est le plus vieux.', 'My grandfather is the oldest.', 'oldest'),
]

export const adjectivesWords = [...sizes, ...looks, ...behaviour, ...qualities, ...describing, ...comparing]
