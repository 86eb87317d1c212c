import { type Actor, type Capability, canForSomeRecord } from '../domain/access.ts'
import type { AdminPageName } from './routes.ts'
import { clientIDOf } from './site/page-key.ts'

/** The administrators' pages with their group and help. A missing page is a type error. */

/** The entries of the teacher's header, in display order. */
export const adminGroups = {
  today: "Aujourd'hui",
  class: 'Classe',
  lessons: 'Leçons',
  content: 'Contenu',
  school: 'École',
} as const
export type AdminGroup = keyof typeof adminGroups

interface AdminPage {
  /** French heading of the page. */
  title: string
  /** Picture name of its menu link. */
  icon: string
  group: AdminGroup
  /** The capability needed to open the page. */
  needs: Capability
  /** Second-level entry shared by several pages of a group. */
  part?: 'Suivi'
  /** One or two sentences about the page, shown below its title and in the printed help. */
  help: string
}

/** In display order. A group's entry opens its first page. */
export const adminPages: Readonly<Record<AdminPageName, AdminPage>> = {
  start: {
    title: "Aujourd'hui",
    icon: 'gear',
    group: 'today',
    needs: 'readReports',
    help: "Les leçons du jour, ce qui est à vérifier, la semaine de vos classes et les premiers pas, qui se cochent d'eux-mêmes.",
  },
  useraccounts: {
    title: 'Les comptes',
    icon: 'card-index',
    group: 'class',
    needs: 'editUsers',
    help: 'Les élèves par classe, et les administrateurs. Cochez-en plusieurs pour changer leur classe, leur NIP ou imprimer leurs cartes.',
  },
  week: {
    title: 'La semaine',
    icon: 'gear',
    group: 'class',
    needs: 'readReports',
    help: 'Ce que chaque élève a fait cette semaine; les mots appris sans réseau comptent dans la semaine où ils arrivent. Touchez un nom pour voir le détail; cochez-en plusieurs pour leur donner un Bravo, ouvrir une page ou imprimer leurs cartes.',
  },
  dashboard: {
    title: 'Le tableau de bord',
    icon: 'bar-chart',
    group: 'class',
    needs: 'readReports',
    part: 'Suivi',
    help: 'Ce qui se passe en ce moment; chaque nombre mène à sa liste.',
  },
  useractivity: {
    title: "L'activité des élèves",
    icon: 'chart-increasing',
    group: 'class',
    needs: 'readReports',
    part: 'Suivi',
    help: "Qui a fait combien d'activités comptées, par mois, par classe et par page.",
  },
  activities: {
    title: 'Les activités',
    icon: 'bicycle',
    group: 'class',
    needs: 'judgeHeld',
    part: 'Suivi',
    help: "Toutes les activités comptées d'un mois, la plus récente d'abord, ce qui est à vérifier et les textes des élèves.",
  },
  traces: {
    title: 'Les pages visitées',
    icon: 'footprints',
    group: 'class',
    needs: 'readReports',
    part: 'Suivi',
    help: 'Les pages que les élèves ont ouvertes, jour par jour.',
  },
  bravos: {
    title: 'Les Bravos',
    icon: 'star',
    group: 'class',
    needs: 'giveBravo',
    part: 'Suivi',
    help: "Les Bravos d'un mois, élève par élève : voyez d'où ils viennent, ou donnez-en un.",
  },
  knowledge: {
    title: 'Ce que la classe sait',
    icon: 'gear',
    group: 'class',
    needs: 'readReports',
    help: 'Les mots que chaque élève sait, thème par thème, et ceux que la classe rate le plus : faites-en tout de suite une leçon, un jeu ou une feuille.',
  },
  whitelist: {
    title: 'Les pages réservées',
    icon: 'clipboard',
    group: 'class',
    needs: 'editWhitelist',
    help: "Une page réservée s'ouvre seulement aux élèves que vous laissez entrer : choisissez la page, puis les élèves.",
  },
  lessons: {
    title: 'Leçons',
    icon: 'gear',
    group: 'lessons',
    needs: 'runLessons',
    help: "Une leçon mène une classe d'étape en étape : choisissez les étapes, donnez les quatre lettres, et suivez chaque élève pendant la leçon.",
  },
  pages: {
    title: 'Les pages',
    icon: 'page-facing-up',
    group: 'content',
    needs: 'editMenu',
    help: 'Le menu tel que les élèves le voient. Un changement se voit aussitôt dans tous les navigateurs.',
  },
  games: {
    title: 'Les jeux',
    icon: 'video-game',
    group: 'content',
    needs: 'editGames',
    help: 'Tous les jeux : cherchez-en un, changez-le, ou faites-en un nouveau avec vos mots.',
  },
  media: {
    title: 'Les médias',
    icon: 'headphone',
    group: 'content',
    needs: 'uploadMedia',
    help: "Votre voix remplace celle de la machine partout où un mot s'entend : pages, jeux et histoires.",
  },
  'bonus-history': {
    title: "L'historique des bonis",
    icon: 'trophy',
    group: 'content',
    needs: 'armBonus',
    help: 'Une page surprise donne de 3 à 5 Bravos à qui la finit en premier.',
  },
  settings: {
    title: 'Les réglages',
    icon: 'wrench',
    group: 'school',
    needs: 'editSettings',
    help: "Ils valent pour toute l'école, dès qu'ils sont enregistrés.",
  },
  journal: {
    title: 'Le journal des changements',
    icon: 'bookmark-tabs',
    group: 'school',
    needs: 'readJournal',
    help: "Qui a fait quoi, pour qui et quand, depuis le début de l'année scolaire : les changements, les connexions des administrateurs, les exportations et les sauvegardes. Rien ne s'y change et rien ne s'y efface.",
  },
  logs: {
    title: 'Les erreurs du site',
    icon: 'scroll',
    group: 'school',
    needs: 'readLogs',
    help: "Les erreurs survenues dans le navigateur des élèves. Les plus anciennes s'effacent d'elles-mêmes.",
  },
  help: {
    title: "L'aide",
    icon: 'gear',
    group: 'school',
    needs: 'seeHiddenPages',
    help: "Comment faire, pas à pas, et à quoi sert chaque page. Cette aide s'imprime.",
  },
}

/** The administrators' pages by page key, in the same order. */
export const adminPagesByKey: ReadonlyMap<string, AdminPage & { path: string }> = new Map(
  Object.entries(adminPages).map(([name, about]) => {
    const path = `/admin/${name}`
    return [clientIDOf(path), { ...about, path }]
  }),
)

/** True if the administrator may open the page with this key. Colleagues may open only some pages. */
export function canOpenAdminPage(actor: Actor, clientID: string): boolean {
  const page = adminPagesByKey.get(clientID)
  return !page || canForSomeRecord(actor, page.needs)
}
