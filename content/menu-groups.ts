import type { GameKind } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { type AdminGroup, adminPagesByKey } from './admin-pages.ts'
import { type Grade, gradeNames, grades } from './grades.ts'
import type { Page } from './routes.ts'

/** The menu's groups (parent 0) and subgroups. Numbers must never change, because stored links refer to them. */
export interface GroupSeed {
  groupID: number
  parentGroupID: number
  displayName: string
  icon: string
  /** Users who see the group; everyone if omitted. */
  access?: 'user' | 'admin'
}

export const menuGroups: readonly GroupSeed[] = [
  group(1000, 'La classe', 'school'),
  subgroup(1010, 'Accueil', 'house'),
  subgroup(1015, 'Mes mots', 'seedling', 'user'),
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
  ofKind('memory'),
  ofKind('exposed'),
  ofKind('matching'),
  ofKind('word-search'),
  ofKind('word-challenge'),
  subgroup(8450, 'Jeux à points', 'sports-medal'),
  ofKind('comprehension'),
  ofKind('listening'),
  ofKind('qui-dit-quoi'),
  ofKind('grammar'),
  ofKind('phrases'),
  ofKind('petite-dictee'),
  ofKind('mot-qui-manque'),
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
  mission: 1015,
  garden: 1015,
  multiplayer: 8950,
  music: 1020,
  videos: 1020,
  stories: 1020,
  parents: 1030,
  tribes: 1030,
  resources: 1030,
  vocabulary: 1030,
  game: 8100,
  canvas: 7010,
  admin: 9020,
}

/** Groups of admin pages about pupils. The others are about the site. */
const pupilGroups: ReadonlySet<AdminGroup | undefined> = new Set(['today', 'class', 'lessons'])

/** The subgroup of a page's link. */
export function subgroupOfPage({ clientID, grade, kind }: Pick<Page, 'clientID' | 'grade' | 'kind'>): number {
  if (pupilGroups.has(adminPagesByKey.get(clientID)?.group)) return 9010
  if (grade === null) return subgroupsByKind[kind]
  return 2000 + 100 * grade + subgroupInGrade(kind)
}

function subgroupInGrade(kind: Page['kind']): number {
  if (kind === 'vocabulary') return 10
  if (kind === 'game') return 30
  return kind === 'canvas' ? 40 : 20
}

/** The grade of a group or subgroup number; null if it belongs to none. */
export function gradeOfGroup(groupID: number): Grade | null {
  return grades.find((grade) => Math.floor(groupID / 100) === 20 + grade) ?? null
}

/** A top-level group. */
function group(groupID: number, displayName: string, icon: string, access?: GroupSeed['access']): GroupSeed {
  return { groupID, parentGroupID: 0, displayName, icon, ...(access && { access }) }
}

/** The subgroup of a kind of game and similar kinds. */
function ofKind(kind: GameKind): GroupSeed {
  const { group, look } = games[kind]
  return subgroup(group, look.name, look.icon)
}

/** A subgroup's parent is its number rounded down to the thousand or hundred. */
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
