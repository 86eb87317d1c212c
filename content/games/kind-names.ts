import type { GameKind } from '../../domain/games/kinds.ts'

interface KindName {
  /** French and short: "Mémoire", as in "Mémoire – Le zoo (3e année)". */
  name: string
  /** The name of the picture that stands for it. */
  icon: string
}

/** What each kind of game is called, and its picture: no two share one, but for the two multiple choices. */
export const kindNames: Readonly<Record<GameKind, KindName>> = {
  exposed: { name: 'Les paires', icon: 'handshake' },
  memory: { name: 'Mémoire', icon: 'joker' },
  matching: { name: 'Choix multiples', icon: 'check-mark-button' },
  'custom-matching': { name: 'Choix multiples', icon: 'check-mark-button' },
  listening: { name: 'Écoute', icon: 'headphone' },
  numbers: { name: 'Trouve le nombre', icon: 'calculator' },
  comprehension: { name: 'Compréhension', icon: 'i-read' },
  grammar: { name: 'Grammaire', icon: 'pencil' },
  'word-search': { name: 'Mots cachés', icon: 'magnifying-glass-tilted-left' },
  'word-challenge': { name: 'Défi des mots', icon: 'brain' },
  'course-aux-mots': { name: 'Course aux mots', icon: 'person-running' },
  'dictee-eclair': { name: 'Dictée éclair', icon: 'high-voltage' },
  drop: { name: 'Écoute et place', icon: 'paintbrush' },
}
