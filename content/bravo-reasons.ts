/** What a teacher often gives a Bravo for, in the words that the pupil reads; she may write others. */
export const bravoReasons = [
  'Tu as parlé français',
  "Tu as aidé quelqu'un",
  'Beau travail',
  'Belle lecture',
  "Tu n'as pas lâché",
  'Bonne écoute',
  'Devoir fait',
  "Bel esprit d'équipe",
] as const
