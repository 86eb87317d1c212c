/** Suggested reasons for a Bravo, as the pupil reads them. */
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
