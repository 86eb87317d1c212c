import type { AdminPageName } from './routes.ts'

/** The teacher's pages: where each stands among the others, and what is done on it. A page without a row does not compile. */

/** The groups, in their order. */
export const adminGroups = {
  class: 'La classe',
  content: 'Le contenu',
  school: "L'école",
} as const
export type AdminGroup = keyof typeof adminGroups

interface AdminPage {
  group: AdminGroup
  /** What one does there, in a sentence or two: it stands under the page's title and in the printed help. */
  help: string
}

/** In the order in which each group shows them. */
export const adminPages: Readonly<Record<AdminPageName, AdminPage>> = {
  dashboard: {
    group: 'class',
    help: 'Ce qui se passe en ce moment; chaque nombre mène à sa liste.',
  },
  useraccounts: {
    group: 'class',
    help: 'Les élèves par classe, et les administrateurs.',
  },
  bravos: {
    group: 'class',
    help: "Les Bravos d'un mois, élève par élève : voyez pourquoi, et donnez-en un.",
  },
  useractivity: {
    group: 'class',
    help: "Qui a fait combien d'activités comptées, par mois, par classe et par page.",
  },
  activities: {
    group: 'class',
    help: "Toutes les activités comptées d'un mois, la plus récente d'abord.",
  },
  traces: {
    group: 'class',
    help: 'Les pages que les élèves ont ouvertes, jour par jour.',
  },
  pages: {
    group: 'content',
    help: 'Le menu tel que les élèves le voient. Un changement se voit aussitôt dans tous les navigateurs.',
  },
  games: {
    group: 'content',
    help: 'Tous les jeux : cherchez-en un, changez-le, ou faites-en un nouveau avec vos mots.',
  },
  media: {
    group: 'content',
    help: "Votre voix remplace celle de la machine partout où un mot s'entend : pages, jeux et histoires.",
  },
  whitelist: {
    group: 'content',
    help: "Une page réservée s'ouvre seulement aux élèves que vous laissez entrer : choisissez la page, puis les élèves.",
  },
  'bonus-history': {
    group: 'content',
    help: 'Une page cachée donne de 3 à 5 Bravos à qui la finit en premier.',
  },
  settings: {
    group: 'school',
    help: "Ils valent pour toute l'école, dès qu'ils sont enregistrés.",
  },
  journal: {
    group: 'school',
    help: "Qui a fait quoi, pour qui et quand, depuis le début de l'année scolaire. Rien ne s'y change et rien ne s'y efface.",
  },
  logs: {
    group: 'school',
    help: "Ce qui n'a pas marché dans le navigateur des élèves. Les anciens s'effacent d'eux-mêmes.",
  },
}
