/** English help on the pupils' screens: shown or hidden unless the pupil switches it, or never shown. */
export const englishHelps = ['shown', 'onDemand', 'never'] as const
export type EnglishHelp = (typeof englishHelps)[number]
export const englishHelpNames: Readonly<Record<EnglishHelp, string>> = {
  shown: 'montré',
  onDemand: 'à la demande',
  never: 'français seulement',
}
