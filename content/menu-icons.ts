import { adminPagesByKey } from './admin-pages.ts'
import type { Page } from './routes.ts'

/** Pictures of links by theme, the last part of the path. All grades share a theme's picture. */
const byTheme: Readonly<Record<string, string>> = {
  actions: 'person-running',
  activities: 'bicycle',
  activity: 'soccer-ball',
  adjectives: 'sparkles',
  ant: 'ant',
  baguette: 'baguette-bread',
  bodyparts: 'raised-hand',
  buffet: 'fork-and-knife-with-plate',
  cafe: 'hot-beverage',
  camping: 'tent',
  care: 'bathtub',
  carnaval: 'snowman',
  cats: 'cat',
  classroom: 'backpack',
  clothes: 't-shirt',
  clothing: 'scarf',
  coat: 'coat',
  colours: 'rainbow',
  day: 'alarm-clock',
  drapeau: 'triangular-flag',
  emotions: 'smiling-face-with-smiling-eyes',
  family: 'family-portrait',
  farm: 'tractor',
  feelings: 'slightly-smiling-face',
  fetes: 'party-popper',
  food: 'red-apple',
  greetings: 'say-hi',
  halloween: 'jack-o-lantern',
  holiday: 'wrapped-gift',
  house: 'house-with-garden',
  ingredients: 'carrot',
  intgelligence: 'brain',
  items: 'balloon',
  needs: 'droplet',
  numbers: 'input-numbers',
  owl: 'owl',
  pets: 'dog-face',
  pizza: 'pizza',
  play: 'game-die',
  positions: 'compass',
  professions: 'health-worker',
  quantity: 'balance-scale',
  reference: 'bookmark-tabs',
  school: 'school',
  sentences: 'its-cat',
  sights: 'ferris-wheel',
  snack: 'lunchbox',
  sports: 'basketball',
  summer: 'shorts',
  tiger: 'tiger',
  town: 'cityscape',
  vacation: 'airplane',
  weather: 'sun-behind-cloud',
  winter: 'gloves',
  workplaces: 'office-building',
  zoo: 'lion',
}

const byKind: Readonly<Record<Page['kind'], string>> = {
  home: 'house',
  letter: 'love-letter',
  announcements: 'loudspeaker',
  music: 'musical-note',
  videos: 'clapper-board',
  stories: 'books',
  parents: 'busts-in-silhouette',
  tribes: 'handshake',
  resources: 'card-file-box',
  leaderboard: 'trophy',
  profile: 'bust-in-silhouette',
  mission: 'bullseye',
  garden: 'tulip',
  multiplayer: 'video-game',
  vocabulary: 'open-book',
  game: 'puzzle-piece',
  canvas: 'paintbrush',
  admin: 'gear',
}

export function iconOfPage({ clientID, path, kind }: Page): string {
  return adminPagesByKey.get(clientID)?.icon ?? iconOfTheme(path.split('/').at(-1) ?? '') ?? byKind[kind]
}

/** The picture of a theme such as `farm`, ignoring case, or undefined. */
export function iconOfTheme(theme: string): string | undefined {
  return byTheme[theme.toLowerCase()]
}

/** All pictures of page links. */
export const linkIcons: readonly string[] = [
  ...Object.values(byTheme),
  ...Object.values(byKind),
  ...[...adminPagesByKey.values()].map(({ icon }) => icon),
]
