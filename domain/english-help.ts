/**
 * English help on pupils' screens: shown by default, hidden by default (the pupil can switch either), or
 * never.
 */
export const englishHelps = ['shown', 'onDemand', 'never'] as const
export type EnglishHelp = (typeof englishHelps)[number]
export const englishHelpNames: Readonly<Record<EnglishHelp, string>> = {
  shown: 'montré',
  onDemand: 'à la demande',
  never: 'français seulement',
}
