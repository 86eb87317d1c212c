import type { GameKind } from '../domain/games/kinds.ts'
import { kindNames } from './games/kind-names.ts'
import { type Grade, gradeNames, grades } from './grades.ts'
import type { Page } from './routes.ts'

/** The menu's groups (they hang under 0) and subgroups. Numbers are kept for ever: links name them. */
export interface GroupSeed {
  groupID: number
  parentGroupID: number
  displayName: string
  icon: string
  /** Whom the group is for, where not for everyone. */
  access?: 'user' | 'admin'
}

/** The subgroups of the games by the last word of their route's path; the school's rules name 8450. */
const gameFamilies: Readonly<Record<string, number>> = {
  exposed: 8200,
  matching: 8300,
  memory: 8400,
  'course-aux-mots': 8450,
  'dictee-eclair': 8450,
  comprehension: 8500,
  listening: 8600,
  grammar: 8700,
  'word-search': 8800,
  'word-challenge': 8900,
}
const OTHER_GAMES = 8100

export const groups: readonly GroupSeed[] = [
  group(1000, 'La classe', 'school'),
  subgroup(1010, 'Accueil', 'house'),
  subgroup(1020, 'Musique et histoires', 'musical-notes'),
  subgroup(1030, 'Familles et ressources', 'books'),

  group(2100, gradeNames[1], 'keycap-1'),
  subgroup(2110, 'Vocabulaire', 'open-book'),
  subgroup(2120, 'Musique et vidéos', 'musical-notes'),
  subgroup(2130, 'Jeux', 'puzzle-piece'),
  subgroup(2140, 'Dessin', 'artist-palette', 'user'),
  group(2300, gradeNames[3], 'keycap-3'),
  subgroup(2310, 'Vocabulaire', 'open-book'),
  group(2400, gradeNames[4], 'keycap-4'),
  subgroup(2410, 'Vocabulaire', 'open-book'),
  group(2500, gradeNames[5], 'keycap-5'),
  subgroup(2510, 'Vocabulaire', 'open-book'),
  group(2600, gradeNames[6], 'keycap-6'),
  subgroup(2610, 'Vocabulaire', 'open-book'),

  group(8000, 'Jeux', 'video-game'),
  ofKind(8400, 'memory'),
  ofKind(8200, 'exposed'),
  ofKind(8300, 'matching'),
  ofKind(8800, 'word-search'),
  ofKind(8900, 'word-challenge'),
  subgroup(8450, 'Jeux à points', 'sports-medal'),
  ofKind(8500, 'comprehension'),
  ofKind(8600, 'listening'),
  ofKind(8700, 'grammar'),
  subgroup(8100, 'Couleurs et nombres', 'rainbow'),
  subgroup(8950, 'À plusieurs', 'busts-in-silhouette', 'user'),

  group(7000, 'Dessin', 'artist-palette', 'user'),
  subgroup(7010, 'Jeux de dessin', 'paintbrush', 'user'),

  group(9000, 'Administration', 'gear', 'admin'),
  subgroup(9010, 'Les élèves', 'busts-in-silhouette', 'admin'),
  subgroup(9020, 'Le site', 'wrench', 'admin'),
]

const subgroupsByKind: Readonly<Record<Page['kind'], number>> = {
  home: 1010,
  letter: 1010,
  announcements: 1010,
  leaderboard: 1010,
  profile: 1010,
  multiplayer: 8950,
  music: 1020,
  videos: 1020,
  stories: 1020,
  parents: 1030,
  tribes: 1030,
  resources: 1030,
  vocabulary: 1030,
  game: OTHER_GAMES,
  canvas: 7010,
  admin: 9020,
}

const aboutPupils = /^Page_Admin_(Bravos|Useractivity|Activities|Useraccounts|Whitelist|BonusHistory)$/

/** The subgroup that a page's link hangs under. */
export function subgroupOfPage({ clientID, grade, kind }: Page): number {
  if (aboutPupils.test(clientID)) return 9010
  if (grade === null) return subgroupsByKind[kind]
  return 2000 + 100 * grade + placeInGrade(kind)
}

/** The subgroup that the link of a game's record hangs under, by the page that plays it. */
export function subgroupOfGame(route: Page): number {
  const family = route.path.split('/').find((segment) => segment in gameFamilies)
  return (family && gameFamilies[family]) || OTHER_GAMES
}

function placeInGrade(kind: Page['kind']): number {
  if (kind === 'vocabulary') return 10
  if (kind === 'game') return 30
  return kind === 'canvas' ? 40 : 20
}

/** The grade whose group, or a subgroup of it, has that number; null where none has. */
export function gradeOfGroup(groupID: number): Grade | null {
  return grades.find((grade) => Math.floor(groupID / 100) === 20 + grade) ?? null
}

/** A top-level group. */
function group(groupID: number, displayName: string, icon: string, access?: GroupSeed['access']): GroupSeed {
  return { groupID, parentGroupID: 0, displayName, icon, ...(access && { access }) }
}

/** The subgroup of a kind of game. */
function ofKind(groupID: number, kind: GameKind): GroupSeed {
  const { name, icon } = kindNames[kind]
  return subgroup(groupID, name, icon)
}

/** A subgroup hangs under the thousand or hundred that its number begins with. */
function subgroup(
  groupID: number,
  displayName: string,
  icon: string,
  access?: GroupSeed['access'],
): GroupSeed {
  const step = groupID >= 2000 && groupID < 3000 ? 100 : 1000
  return {
    ...group(groupID, displayName, icon, access),
    parentGroupID: Math.floor(groupID / step) * step,
  }
}
