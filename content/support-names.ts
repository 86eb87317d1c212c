import type { Support } from '../domain/supports.ts'

/** How teachers see each support: its name, which imported lists use too, and a sentence of help. */
export const supportNames: Readonly<Record<Support, { name: string; help: string }>> = {
  'fewer-choices': { name: 'Moins de choix', help: 'Deux réponses au lieu de quatre ou plus.' },
  'always-heard': { name: 'Toujours entendu', help: 'Le son reste ouvert : les mots se disent tout seuls.' },
  'no-spelling': {
    name: 'Sans épeler',
    help: "Les missions ne demandent pas d'écrire; les jeux de lettres aident.",
  },
  'half-mission': {
    name: 'Demi-mission',
    help: 'La mission du jour a deux fois moins de mots. Elle compte autant.',
  },
  calm: { name: 'Calme', help: 'Rien ne bouge, et les jeux attendent plus longtemps.' },
  'large-text': { name: 'Grand texte', help: 'Tout est plus gros.' },
  'easy-font': { name: 'Lettres faciles à lire', help: 'Chaque lettre est bien différente.' },
  'high-contrast': { name: 'Contraste fort', help: 'Noir sur blanc.' },
  'more-time': { name: 'Plus de temps', help: 'Ce qui avance tout seul attend deux fois plus longtemps.' },
  english: {
    name: "Français avec l'anglais",
    help: "L'aide en anglais reste, même dans une classe en français seulement.",
  },
  lightning: {
    name: 'Niveau éclair',
    help: "Les missions sautent les mots réussis trois jours différents. De la 4e à la 6e année, l'élève peut le choisir.",
  },
}
