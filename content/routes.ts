/**
 * Registry of all shipped pages: key, path, kind and title. The router, the menu seed and the breadcrumb use
 * it. To add a page, add a row.
 */

import { type GameKind, gameKinds, kinds } from '../domain/games/kinds.ts'
import { type Grade, grades } from './grades.ts'
import { ownPageOf } from './site/own-page.ts'
import { clientIDOf } from './site/page-key.ts'

export type PageKind =
  | 'home'
  | 'letter'
  | 'announcements'
  | 'music'
  | 'videos'
  | 'stories'
  | 'parents'
  | 'tribes'
  | 'resources'
  | 'leaderboard'
  | 'profile'
  | 'mission'
  | 'garden'
  | 'multiplayer'
  | 'vocabulary'
  | 'game'
  | 'canvas'
  | 'admin'

/** Users that may open a page: everyone, signed-in users, administrators, or pupils on its whitelist. */
export type PageAccess = 'everyone' | 'user' | 'admin' | 'whitelist'

export interface Page {
  /** The page key, e.g. `Page_Grade4_Vocabulary_Party_Food`. */
  clientID: string
  /** Starts with a slash. `$id` is the identifier of a game record. */
  path: string
  kind: PageKind
  /** French heading; '' for a teacher's page. */
  title: string
  grade: Grade | null
  access: PageAccess
  /** The kind of game on the page. */
  game?: GameKind
  /** True for a page made by a teacher. */
  isOwn?: true
}

/** The admin pages. Their titles, groups and help are in `admin-pages.ts`, which pupils do not load. */
const adminNames = [
  'start',
  'week',
  'dashboard',
  'pages',
  'games',
  'media',
  'useraccounts',
  'useractivity',
  'activities',
  'lessons',
  'bravos',
  'knowledge',
  'bonus-history',
  'whitelist',
  'traces',
  'journal',
  'logs',
  'settings',
  'help',
] as const
export type AdminPageName = (typeof adminNames)[number]

/** Word pages that exist in every grade. */
const everyGrade = {
  family: 'La famille et moi',
  day: "L'heure, la date, ma journée",
  clothes: 'Les vêtements de tous les jours',
  town: 'La ville et les transports',
}

export const pages: readonly Page[] = [
  page('home', '/', 'Bienvenue chez Mme Bravo'),
  page('letter', '/letter', 'La lettre aux familles'),
  page('announcements', '/announcements', 'Les annonces'),
  page('music', '/music', 'La musique'),
  page('videos', '/videos', 'Les vidéos'),
  page('stories', '/stories', 'Les histoires'),
  page('parents', '/parents', 'Le coin des parents'),
  page('tribes', '/tribes', 'Nos ententes de classe'),
  page('resources', '/resources', 'Les ressources'),
  page('leaderboard', '/leaderboard', 'Le tableau des Bravos'),
  page('profile', '/profile', 'Mon profil', 'user'),
  page('mission', '/mission', 'Ma mission', 'user'),
  { ...page('garden', '/jardin', 'Mon jardin', 'user'), clientID: 'Page_Garden' },
  page('multiplayer', '/multiplayer', 'Les jeux à plusieurs', 'user'),

  page('home', '/grade1/home', 'La 1re année'),
  page('music', '/grade1/music', 'La musique de la 1re année'),
  page('videos', '/grade1/videos', 'Les vidéos de la 1re année'),

  ...vocabulary(1, {
    greetings: 'Les salutations',
    sentences: 'Mes premières phrases',
    weather: 'La météo',
    numbers: 'Les nombres',
    pets: 'Les animaux de compagnie',
    snack: 'La collation',
    sports: 'Les sports',
    classroom: 'La salle de classe',
    bodyparts: 'Les parties du corps',
    ...everyGrade,
    day: 'Ma journée',
  }),
  ...vocabulary(3, {
    pizza: 'La pizza',
    feelings: 'Les sentiments',
    school: "L'école",
    classroom: 'La salle de classe',
    pets: 'Les animaux de compagnie',
    farm: 'Les animaux de la ferme',
    zoo: 'Les animaux du zoo',
    numbers: 'Les nombres',
    reference: 'La page de référence',
    ...everyGrade,
  }),
  ...vocabulary(4, {
    carnaval: 'Le Carnaval',
    positions: 'Les positions',
    house: 'La maison',
    'party/items': 'La fête : les objets',
    'party/food': 'La fête : la nourriture',
    'party/activities': 'La fête : les activités',
    holiday: 'Les fêtes',
    halloween: "L'Halloween",
    cats: 'Les chats',
    ant: 'La fourmi',
    weather: 'La météo',
    school: "L'école",
    classroom: 'La salle de classe',
    reference: 'La page de référence',
    numbers: 'Les nombres',
    activities: 'Les activités',
    actions: 'Les actions',
    'animals/care': 'Les soins des animaux',
    'animals/food': 'La nourriture des animaux',
    'animals/needs': 'Les besoins des animaux',
    'animals/pets': 'Les animaux de compagnie',
    'animals/farm': 'Les animaux de la ferme',
    'animals/zoo': 'Les animaux du zoo',
    emotions: 'Les émotions',
    adjectives: 'Les adjectifs',
    bodyparts: 'Les parties du corps',
    'winter/clothing': "L'hiver : les vêtements",
    'winter/activities': "L'hiver : les activités",
    camping: 'Le camping',
    ...everyGrade,
  }),
  ...vocabulary(5, {
    carnaval: 'Le Carnaval',
    holiday: 'Les fêtes',
    ingredients: 'Les ingrédients',
    halloween: "L'Halloween",
    quantity: 'Les quantités',
    pizza: 'La pizza',
    buffet: 'Le buffet',
    coat: 'Le manteau',
    owl: 'Le hibou',
    reference: 'La page de référence',
    numbers: 'Les nombres',
    positions: 'Les positions',
    professions: 'Les métiers',
    workplaces: 'Les lieux de travail',
    pets: 'Les animaux de compagnie',
    farm: 'Les animaux de la ferme',
    zoo: 'Les animaux du zoo',
    emotions: 'Les émotions',
    adjectives: 'Les adjectifs',
    bodyparts: 'Les parties du corps',
    ...everyGrade,
  }),
  page('vocabulary', '/grade5/vocabulary/cafe', 'Le café', 'whitelist'),
  ...vocabulary(6, {
    carnaval: 'Le Carnaval',
    activity: 'Les activités',
    holiday: 'Les fêtes',
    halloween: "L'Halloween",
    'festival/activities': 'Le festival : les activités',
    'festival/food': 'Le festival : la nourriture',
    'festival/sights': 'Le festival : à voir',
    'festival/play': 'Le festival : les jeux',
    emotions: 'Les émotions',
    intgelligence: 'Les intelligences multiples',
    tiger: 'Le tigre',
    vacation: 'Les vacances',
    pizza: 'La pizza',
    reference: 'La page de référence',
    numbers: 'Les nombres',
    weather: 'La météo',
    school: "À l'école",
    house: 'À la maison',
    ...everyGrade,
  }),

  game('matching', '/grade1/games/clothing/summer', "Les vêtements d'été"),
  game('matching', '/grade1/games/clothing/winter', "Les vêtements d'hiver"),
  game('exposed', '/grade1/games/weather', 'Le ciel et la météo'),
  game('numbers', '/grade1/games/numbers', 'Les nombres'),
  game('matching', '/grade1/games/feelings', 'Les sentiments'),
  game('custom-matching', '/grade1/games/colours', 'Les couleurs'),
  ...canvas('/grade1/games/canvas', { numbers: 'Les nombres', colours: 'Les couleurs' }),
  ...pairsGames(1, {
    numbers: 'Les nombres',
    pets: 'Les animaux de compagnie',
    sports: 'Les sports',
    classroom: 'La salle de classe',
    bodyparts: 'Les parties du corps',
  }),
  ...pairsGames(3, {
    pets: 'Les animaux de compagnie',
    sports: 'Les sports',
    classroom: 'La salle de classe',
    bodyparts: 'Les parties du corps',
    numbers: 'Les nombres',
    feelings: 'Les sentiments',
  }),
  ...gamesOfRecords(),
  game('custom-matching', '/games/matching/custom/colours', 'Les couleurs'),
  game('custom-matching', '/games/matching/custom/numbers', 'Les nombres'),
  ...canvas('/games/canvas', {
    halloween: "L'Halloween",
    baguette: 'La boulangerie',
    carnaval: 'Le Carnaval',
    colours: 'Les couleurs',
    drapeau: 'Les drapeaux',
    food: 'La nourriture',
    fetes: 'Les fêtes',
    numbers: 'Les nombres',
    pizza: 'La pizza',
  }),

  ...adminNames.map((name) => page('admin', `/admin/${name}`, '', 'admin')),
]

const byClientID = new Map(pages.map((row) => [row.clientID, row]))

/** The page of a key; undefined for game records. A teacher's page may not exist. */
export function pageOf(clientID: string): Page | undefined {
  return sitePageOf(clientID) ?? ownPageOf(clientID)
}

/** The shipped page of a key. The missions of all weekdays share one page. */
export function sitePageOf(clientID: string): Page | undefined {
  return byClientID.get(clientID.replace(/^(Page_Mission)_.+day$/, '$1'))
}

function page(kind: PageKind, path: string, title: string, access: PageAccess = 'everyone'): Page {
  const grade = grades.find((each) => path.startsWith(`/grade${each}/`)) ?? null
  return { clientID: clientIDOf(path), path, kind, title, grade, access }
}

function rows(kind: PageKind, base: string, titles: Record<string, string>, access?: PageAccess): Page[] {
  return Object.entries(titles).map(([name, title]) => page(kind, `${base}/${name}`, title, access))
}

function vocabulary(grade: Grade, titles: Record<string, string>): Page[] {
  return rows('vocabulary', `/grade${grade}/vocabulary`, titles)
}

function game(kind: GameKind, path: string, title: string): Page {
  return { ...page('game', path, title), game: kind }
}

/**
 * Routes `/games/{kind}/{id}`, which play any record of the kind. All colours, numbers and scenes have their
 * own page.
 */
function gamesOfRecords(): Page[] {
  return gameKinds
    .filter((kind) => kind !== 'custom-matching' && kind !== 'drop')
    .map((kind) => game(kind, `/games/${kind}/$id`, kinds[kind].look.name))
}

/** Canvas pages, each with the record of its scene. */
function canvas(base: string, titles: Record<string, string>): Page[] {
  return rows('canvas', base, titles, 'user').map((row) => ({ ...row, game: 'drop' }))
}

/** `/grade1/games/{memory,exposed,matching}/{theme}/{id}` for every theme. */
function pairsGames(grade: Grade, titles: Record<string, string>): Page[] {
  return (['memory', 'exposed', 'matching'] as const).flatMap((kind) =>
    Object.entries(titles).map(([theme, title]) =>
      game(kind, `/grade${grade}/games/${kind}/${theme}/$id`, title),
    ),
  )
}
