import type { PageAccess } from '../../content/routes.ts'
import { listVisits, type Visit } from '../tour/visits.ts'

/** A screen to capture: a page, or what its buttons open. */
export interface Screen extends Visit {
  /** Unique; used in file names. */
  name: string
  /** Parts of button names, pressed in order. Buttons that are hidden at a size are skipped. */
  presses: readonly string[]
  isOffline?: true
}

/** Lists every route and the states that its buttons open. */
export function listScreens(): Screen[] {
  const routes = listVisits().map((visit) => ({ ...visit, name: nameOf(visit.path), presses: [] }))
  return [
    ...routes,
    { name: 'not-found', path: '/nulle-part', access: 'everyone', presses: [] },
    { name: 'offline', path: '/', access: 'everyone', presses: [], isOffline: true },
    { name: 'home-pupil', path: '/', access: 'user', presses: [] },
    ...opened('/', 'everyone', {
      menu: ['Menu', '4e année'],
      'sign-in': ['Connexion'],
      settings: ['Réglages'],
      help: ['How do I earn a Bravo'],
    }),
    ...opened('/grade4/vocabulary/animals/farm', 'everyone', {
      projector: ['Grand écran'],
      hidden: ['Cacher le français'],
    }),
    ...opened('/grade4/vocabulary/animals/farm', 'admin', { tools: ['Gérer cette page'] }),
    ...opened('/profile', 'user', {
      avatars: ['Changer mon avatar'],
      report: ['Mon compte', 'Mes activités du mois'],
    }),
    ...opened('/stories', 'everyone', { book: ['Où est Minou'] }),
    ...opened('/admin/useraccounts', 'admin', {
      new: ['Ajouter un compte'],
      edit: ['Modifier Alice'],
      import: ['Importer une liste'],
      cards: ['Imprimer les cartes'],
      pictures: ['Images secrètes'],
      classes: ['Les classes'],
      year: ["Changer d'année"],
    }),
    ...opened('/admin/week', 'admin', { bravo: ['Un Bravo pour Adèle'], pupil: ['Adèle'] }),
    ...opened('/admin/bravos', 'admin', {
      ledger: ["Détails des Bravos d'Alice"],
      'take-back': ["Détails des Bravos d'Alice", 'Reprendre le Bravo'],
    }),
    ...opened('/admin/logs', 'admin', { log: ["Voir l'erreur"], clear: ['Effacer les erreurs'] }),
    ...opened('/admin/media', 'admin', {
      voice: ['Ma voix pour'],
      import: ['Importer des enregistrements'],
    }),
    ...opened('/admin/games', 'admin', {
      new: ['Faire un jeu'],
      editor: ['La boulangerie'],
      share: ['La boulangerie', 'Partager'],
      preview: ['La boulangerie', 'Jouer comme un élève'],
      delete: ['La boulangerie', 'Supprimer'],
    }),
    ...opened('/admin/pages', 'admin', {
      group: ['Ouvrir La classe'],
      row: ['Modifier La classe'],
      new: ['Ajouter au menu'],
    }),
    ...editors,
  ]
}

/** The editor of each kind of editable page. */
const editors: Screen[] = Object.entries({
  Page_Letter: ['Modifier'],
  Page_Announcements: ['Modifier'],
  Page_Parents: ['Modifier'],
  Page_Tribes: ['Modifier'],
  Page_Resources: ['Modifier'],
  Page_Music: ['Modifier'],
  Page_Videos: ['Modifier'],
  Page_Stories: ['Modifier'],
  Page_Grade4_Vocabulary_Animals_Farm: ['Modifier'],
  Page_Grade1_Vocabulary_Bodyparts: [],
  Page_Grade1_Vocabulary_Numbers: [],
  Page_Grade5_Vocabulary_Cafe: [],
}).map(([clientID, presses]) => ({
  name: `editor-${clientID.toLowerCase()}`,
  path: `/admin/pages?page=${clientID}`,
  access: 'admin',
  presses,
}))

function opened(path: string, access: PageAccess, states: Readonly<Record<string, string[]>>): Screen[] {
  return Object.entries(states).map(([state, presses]) => ({
    name: `${nameOf(path)}-${state}`,
    path,
    access,
    presses,
  }))
}

/** "/grade1/music" → "grade1-music". */
function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}
