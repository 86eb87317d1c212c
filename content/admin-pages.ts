import { type Actor, type Capability, canForSomeRecord } from '../domain/access.ts'
import type { AdminPageName } from './routes.ts'
import { clientIDOf } from './site/page-key.ts'

/** The administrators' pages. A missing page is a type error. Their help is in `admin-help.ts`. */

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
}

/** In display order. A group's entry opens its first page. */
export const adminPages: Readonly<Record<AdminPageName, AdminPage>> = {
  start: {
    title: "Aujourd'hui",
    icon: 'gear',
    group: 'today',
    needs: 'readReports',
  },
  useraccounts: {
    title: 'Les comptes',
    icon: 'card-index',
    group: 'class',
    needs: 'editUsers',
  },
  week: {
    title: 'La semaine',
    icon: 'gear',
    group: 'class',
    needs: 'readReports',
  },
  dashboard: {
    title: 'Le tableau de bord',
    icon: 'bar-chart',
    group: 'class',
    needs: 'readReports',
    part: 'Suivi',
  },
  useractivity: {
    title: "L'activité des élèves",
    icon: 'chart-increasing',
    group: 'class',
    needs: 'readReports',
    part: 'Suivi',
  },
  activities: {
    title: 'Les activités',
    icon: 'bicycle',
    group: 'class',
    needs: 'judgeHeld',
    part: 'Suivi',
  },
  traces: {
    title: 'Les pages visitées',
    icon: 'footprints',
    group: 'class',
    needs: 'readReports',
    part: 'Suivi',
  },
  bravos: {
    title: 'Les Bravos',
    icon: 'star',
    group: 'class',
    needs: 'giveBravo',
    part: 'Suivi',
  },
  knowledge: {
    title: 'Ce que la classe sait',
    icon: 'gear',
    group: 'class',
    needs: 'readReports',
  },
  whitelist: {
    title: 'Les pages réservées',
    icon: 'clipboard',
    group: 'class',
    needs: 'editWhitelist',
  },
  lessons: {
    title: 'Leçons',
    icon: 'gear',
    group: 'lessons',
    needs: 'runLessons',
  },
  pages: {
    title: 'Les pages',
    icon: 'page-facing-up',
    group: 'content',
    needs: 'editMenu',
  },
  games: {
    title: 'Les jeux',
    icon: 'video-game',
    group: 'content',
    needs: 'editGames',
  },
  media: {
    title: 'Les médias',
    icon: 'headphone',
    group: 'content',
    needs: 'uploadMedia',
  },
  'bonus-history': {
    title: "L'historique des bonis",
    icon: 'trophy',
    group: 'content',
    needs: 'armBonus',
  },
  settings: {
    title: 'Les réglages',
    icon: 'wrench',
    group: 'school',
    needs: 'editSettings',
  },
  journal: {
    title: 'Le journal des changements',
    icon: 'bookmark-tabs',
    group: 'school',
    needs: 'readJournal',
  },
  logs: {
    title: 'Les erreurs du site',
    icon: 'scroll',
    group: 'school',
    needs: 'readLogs',
  },
  help: {
    title: "L'aide",
    icon: 'gear',
    group: 'school',
    needs: 'seeHiddenPages',
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
