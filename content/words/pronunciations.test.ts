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
])('reads "%s" as "%s"', (text, read) => {
  expect(readAloud(text)).toBe(read)
})
