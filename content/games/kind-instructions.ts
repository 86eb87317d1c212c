import type { GameKind } from '../../domain/games/kinds.ts'
import { type Grade, needsNoReading } from '../grades.ts'

/** What the records of a kind tell their player to do: French first, then one line of English. */
export const kindInstructions: Readonly<Record<GameKind, string>> = {
  memory:
    'Trouve les paires : une image et son mot. Touche deux cartes.\nFind the pairs: a picture and its word. Tap two cards.',
  exposed:
    'Relie chaque image à son mot. Touche une image, puis son mot.\nMatch each picture with its word. Tap a picture, then its word.',
  matching:
    'Écoute et lis le mot, puis touche la bonne image.\nListen to the word and read it, then tap the right picture.',
  'custom-matching':
    'Écoute le mot, puis touche la bonne réponse.\nListen to the word, then tap the right answer.',
  numbers:
    'Écoute le nombre, puis touche les bons chiffres.\nListen to the number, then tap the right figures.',
  comprehension:
    'Lis la question, puis choisis la bonne réponse.\nRead the question, then choose the right answer.',
  listening:
    'Écoute bien, puis choisis la bonne réponse. Tu peux écouter encore une fois.\nListen carefully, then choose the right answer. You can listen again.',
  grammar: 'Lis la phrase, puis choisis ce qui manque.\nRead the sentence, then choose what is missing.',
  'word-search':
    'Trouve les mots dans la grille. Touche chaque lettre du mot.\nFind the words in the grid. Tap each letter of the word.',
  'word-challenge':
    "Regarde l'image et devine les lettres. Trois erreurs, et le mot est perdu.\nLook at the picture and guess the letters. Three mistakes and the word is lost.",
  'course-aux-mots':
    "Vite! Touche le mot de l'image. À partir de 500 points, la partie compte.\nQuick! Tap the word for the picture. From 500 points, the game counts.",
  'dictee-eclair':
    'Écoute bien, puis écris ce que tu entends. À partir de 500 points, la partie compte.\nListen carefully, then write what you hear. From 500 points, the game counts.',
  drop: "Écoute la phrase, puis fais ce qu'elle dit : glisse, colorie ou touche.\nListen to the sentence, then do what it says: drag, colour or tap.",
}

/** The same of the kinds that are played by picture, by ear or by letter where nothing is to be read. */
const withoutReading: Partial<Record<GameKind, string>> = {
  grammar:
    'Écoute la phrase et les choix, puis touche ce qui manque.\nListen to the sentence and the choices, then tap what is missing.',
  'word-challenge':
    'Écoute le mot et trouve ses lettres. Trois erreurs, et le mot est perdu.\nListen to the word and find its letters. Three mistakes and the word is lost.',
  comprehension: 'Écoute la question et touche la réponse.\nListen to the question and tap the answer.',
  exposed:
    "Touche un mot pour l'entendre, puis touche son image.\nTap a word to hear it, then tap its picture.",
  'course-aux-mots':
    'Vite! Écoute le mot et touche son image. À partir de 500 points, la partie compte.\nQuick! Listen to the word and tap its picture. From 500 points, the game counts.',
  'dictee-eclair':
    "Écoute le mot, puis touche ses lettres dans l'ordre. À partir de 500 points, la partie compte.\nListen to the word, then tap its letters in order. From 500 points, the game counts.",
}

/** What a record of the kind tells the pupils of a grade. */
export function instructionsOf(kind: GameKind, grade: Grade | null): string {
  return (needsNoReading(grade) && withoutReading[kind]) || kindInstructions[kind]
}
