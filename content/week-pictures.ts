/** Centre of an empty place, in percent of the picture's width and height. */
export type Place = readonly [x: number, y: number]

/** The picture of a week, which fills with the words that a pupil learns. */
export interface WeekPicture {
  title: string
  english: string
  /** Path of the background under the media base. */
  background: string
  /** In the order in which they fill. */
  places: readonly Place[]
}

/** The size of every background in its own units. */
export const PICTURE_SIZE = { width: 1200, height: 800 }

/** Number of places of every picture: a school week of `WORDS_PER_DAY`. */
export const PLACES = 15

/** The places on the ground, which every background has. They fill first. */
const GROUND: readonly Place[] = [
  [36, 89],
  [71, 70],
  [15, 69],
  [64, 89],
  [29, 68],
  [92, 89],
  [50, 88],
  [85, 68],
  [8, 88],
  [43, 70],
  [78, 88],
  [22, 87],
]

const pictures = {
  winter: picture('winter', "L'hiver au Québec", 'Winter in Québec', [
    [26, 30],
    [61, 26],
    [76, 22],
  ]),
  farm: picture('farm', 'La ferme', 'The farm', [
    [56, 30],
    [69, 18],
    [91, 36],
  ]),
  acadie: picture('acadie', "La côte de l'Acadie", 'The coast of Acadia', [
    [27, 17],
    [50, 15],
    [66, 24],
  ]),
  market: picture('market', 'Le marché', 'The market', [
    [33, 46],
    [67, 46],
    [88, 12],
  ]),
  space: picture('space', "L'espace", 'Space', [
    [37, 32],
    [19, 12],
    [66, 44],
  ]),
  forest: picture('forest', 'La forêt en automne', 'The forest in autumn', [
    [30, 16],
    [61, 13],
    [92, 14],
  ]),
  sea: picture('sea', 'La mer', 'The sea', [
    [14, 28],
    [46, 24],
    [76, 38],
  ]),
  school: picture('school', "La cour d'école", 'The school yard', [
    [26, 22],
    [78, 26],
    [93, 38],
  ]),
  sugar: picture('sugar', 'La cabane à sucre', 'The sugar shack', [
    [34, 15],
    [73, 20],
    [88, 26],
  ]),
  mountains: picture('mountains', 'Les montagnes', 'The mountains', [
    [50, 16],
    [82, 15],
    [56, 52],
  ]),
  city: picture('city', 'La ville, la nuit', 'The city at night', [
    [31, 14],
    [63, 15],
    [92, 18],
  ]),
  festival: picture('festival', 'La fête', 'The fair', [
    [34, 24],
    [55, 22],
    [92, 30],
  ]),
} satisfies Record<string, WeekPicture>

/** All pictures, in no order. */
export const weekPictures: readonly WeekPicture[] = Object.values(pictures)

/** The pictures of a month by week of the month, from January to December. Outdoor scenes follow the season. */
const months: readonly (readonly (keyof typeof pictures)[])[] = [
  ['winter', 'space', 'market', 'city', 'school'],
  ['winter', 'sea', 'mountains', 'festival', 'space'],
  ['sugar', 'city', 'sugar', 'school', 'sea'],
  ['sugar', 'farm', 'space', 'market', 'acadie'],
  ['farm', 'school', 'sea', 'mountains', 'city'],
  ['acadie', 'festival', 'farm', 'sea', 'mountains'],
  ['festival', 'acadie', 'mountains', 'market', 'sea'],
  ['mountains', 'sea', 'festival', 'farm', 'acadie'],
  ['school', 'farm', 'market', 'acadie', 'mountains'],
  ['forest', 'market', 'forest', 'city', 'farm'],
  ['forest', 'space', 'sea', 'city', 'school'],
  ['winter', 'market', 'winter', 'space', 'city'],
]

/** The picture of a week, the same for everyone. @param week its Sunday, `YYYY-MM-DD` */
export function pictureOf(week: string): WeekPicture {
  const [, month = 1, day = 1] = week.split('-').map(Number)
  return pictures[months[month - 1]?.[Math.floor((day - 1) / 7)] ?? 'winter']
}

/** @param high the places above the ground, which fill last */
function picture(id: string, title: string, english: string, high: readonly Place[]): WeekPicture {
  return { title, english, background: `scenes/album-${id}.svg`, places: [...GROUND, ...high] }
}
