import { type PhraseWord, phrase } from './word.ts'

/**
 * Positions of a cat: `position('sur', 'on', 'on the box')`, with a small scene as picture and a sentence as
 * example.
 */
export const positions = [
  position('sur', 'on', 'Le chat est sur la boîte.', 'The cat is on the box.'),
  position('sous', 'under', 'Le chat est sous la table.', 'The cat is under the table.'),
  position('dans', 'in', 'Le chat est dans la boîte.', 'The cat is in the box.'),
  position('devant', 'in front of', 'Le chat est devant la boîte.', 'The cat is in front of the box.'),
  position('derrière', 'behind', 'Le chat est derrière la boîte.', 'The cat is behind the box.'),
  position('à côté de', 'beside', 'Le chat est à côté de la boîte.', 'The cat is beside the box.'),
  position('entre', 'between', 'Le chat est entre les deux boîtes.', 'The cat is between the two boxes.'),
  position('au-dessus de', 'above', "L'oiseau est au-dessus de la boîte.", 'The bird is above the box.'),
  position(
    'à gauche de',
    'to the left of',
    'Le chat est à gauche de la boîte.',
    'The cat is to the left of the box.',
  ),
  position(
    'à droite de',
    'to the right of',
    'Le chat est à droite de la boîte.',
    'The cat is to the right of the box.',
  ),
  position('loin de', 'far from', 'Le chat est loin de la maison.', 'The cat is far from the house.'),
  position('près de', 'near', 'Le chat est près de la maison.', 'The cat is near the house.'),
  position('autour de', 'around', "Les chats sont autour de l'arbre.", 'The cats are around the tree.'),
  position(
    'au milieu de',
    'in the middle of',
    'Le chat est au milieu du tapis.',
    'The cat is in the middle of the rug.',
  ),
]

export const directions = [
  position(
    'en haut',
    'up, at the top',
    "L'oiseau est en haut de l'arbre.",
    'The bird is at the top of the tree.',
  ),
  position(
    'en bas',
    'down, at the bottom',
    "Le chien est en bas de l'escalier.",
    'The dog is at the bottom of the stairs.',
  ),
  position(
    "à l'intérieur de",
    'inside',
    "Le chien est à l'intérieur de la niche.",
    'The dog is inside the doghouse.',
  ),
  position(
    "à l'extérieur de",
    'outside',
    "Le chien est à l'extérieur de la niche.",
    'The dog is outside the doghouse.',
  ),
  position('en face de', 'across from', 'Le chat est en face du chien.', 'The cat is across from the dog.'),
  position('contre', 'against', 'Le vélo est contre le mur.', 'The bicycle is against the wall.'),
  position(
    'au coin de',
    'at the corner of',
    'La boîte aux lettres est au coin de la rue.',
    'The mailbox is at the corner of the street.',
  ),
  position('le long de', 'along', 'Les arbres sont le long de la rivière.', 'The trees are along the river.'),
]

export const positionQuestions = [
  phrase('Où est le chat?', 'Where is the cat?', 'where-cat'),
  phrase('Où est le chien?', 'Where is the dog?', 'where-dog'),
]

export const positionsWords = [...positions, ...directions, ...positionQuestions]

function position(french: string, english: string, sentence: string, translation: string): PhraseWord {
  const word = phrase(french, english, null)
  return { ...word, picture: `position-${word.id}`, example: { french: sentence, english: translation } }
}
