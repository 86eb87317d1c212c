import { slugOf } from '../slug.ts'
import type { Spoken } from './game-sounds.ts'

/** One line about a mistake in a sentence. */
export interface SentenceHint extends Spoken {
  english: string
}

/** Hints about word order, then about spelling. The site's voice speaks them. */
export const hints = {
  negation: hint('Le mot « pas » va après le verbe.', '"Pas" goes after the verb.'),
  colour: hint('La couleur va après le nom.', 'The colour goes after the noun.'),
  question: hint('Le mot de la question va au début.', 'The question word goes first.'),
  subject: hint('Le sujet va devant le verbe.', 'The subject goes before the verb.'),
  noun: hint('Ce petit mot va devant le nom.', 'This small word goes before the noun.'),
  missing: hint('Il manque un mot.', 'A word is missing.'),
  extra: hint('Il y a un mot de trop.', 'There is one word too many.'),
  accents: hint('Presque! Regarde les accents.', 'Almost! Look at the accents.'),
  signs: hint(
    "Presque! Regarde l'apostrophe et le trait d'union.",
    'Almost! Look at the apostrophe and hyphen.',
  ),
  ending: hint('Presque! Regarde la fin du mot.', 'Almost! Look at the end of the word.'),
  letters: hint('Presque! Regarde les lettres.', 'Almost! Look at the letters.'),
  other: hint('Écoute encore.', 'Listen again.'),
} satisfies Record<string, SentenceHint>

function hint(word: string, english: string): SentenceHint {
  return { word, english, sound: `sounds/${slugOf(word)}.mp3` }
}
