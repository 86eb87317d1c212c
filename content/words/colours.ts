import { adjective } from './word.ts'

export const colours = [
  adjective('rouge', 'rouge', 'red', 'colour-red'),
  adjective('bleu', 'bleue', 'blue', 'colour-blue'),
  adjective('jaune', 'jaune', 'yellow', 'colour-yellow'),
  adjective('vert', 'verte', 'green', 'colour-green'),
  adjective('orange', 'orange', 'orange', 'colour-orange'),
  adjective('violet', 'violette', 'purple', 'colour-purple'),
  adjective('rose', 'rose', 'pink', 'colour-pink'),
  adjective('brun', 'brune', 'brown', 'colour-brown'),
  adjective('noir', 'noire', 'black', 'colour-black'),
  adjective('blanc', 'blanche', 'white', 'colour-white'),
  adjective('gris', 'grise', 'grey', 'colour-grey'),
  adjective('beige', 'beige', 'beige', 'colour-beige'),
]

export const coloursWords = [...colours]
