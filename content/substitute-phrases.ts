import type { OwlText } from './owl-texts.ts'

/** Phrases for a substitute in any lesson. Each is also an owl text, so it has a generated sound. */
export const substitutePhrases: readonly OwlText[] = [
  {
    french: "C'est la leçon de ta classe. Commence ici.",
    english: "This is your class's lesson. Start here.",
  },
  { french: 'Regarde, écoute et répète.', english: 'Watch, listen and repeat.' },
  { french: 'Écoute, puis touche la bonne image.', english: 'Listen, then tap the right picture.' },
  { french: 'À toi!', english: 'Your turn!' },
  { french: 'Bravo!', english: 'Well done!' },
  { french: 'Bravo! La leçon est finie.', english: 'Well done! The lesson is finished.' },
  { french: "C'est fini pour aujourd'hui. Merci!", english: 'That is all for today. Thank you!' },
]
