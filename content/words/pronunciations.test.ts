import { expect, it } from 'vitest'
import { readAloud } from './pronunciations.ts'

it.each([
  ['la pizza au fromage', 'la pidza au fromage'],
  ['Pizzeria Bravo, bonjour!', 'pidzéria Bravo, bonjour!'],
  ['Joyeuse Halloween!', 'Joyeuse alohouine!'],
  ["L'Halloween est le 31 octobre.", "L'alohouine est le 31 octobre."],
  ['quatre-vingt-deux', 'quatre-vin deux'],
  ['quatre-vingt-dix', 'quatre-vingt-dix'],
  ['le dossier', 'le dossier'],
  ['laid, laide', 'lait, laide'],
  ["Pomme de reinette et pomme d'api,", "Pomme de reinette et pomme d'appi,"],
  ['Din, dan, don!', 'Din, dent, don!'],
  ['Tout le monde dit : « Beurk! »', 'Tout le monde dit : « beurque! »'],
  ['y', 'i'],
  ['Il y a une clé.', 'Il y a une clé.'],
  ['as', 'a'],
])('reads "%s" as "%s"', (text, read) => {
  expect(readAloud(text)).toBe(read)
})
