/** Centre of a slot for a word, in percent of the picture's width and height. */
export type Point = readonly [x: number, y: number]

/** The picture of a week, which fills with the words that a pupil learns. */
export interface WeekPicture {
  title: string
  english: string
  /** Path of the background under the media base. */
  background: string
  /** The slots, in the order in which they fill. */
  places: readonly Point[]
}

/** The size of every background in its own units. */
export const PICTURE_SIZE = { width: 1200, height: 800 }

/** Number of slots of every picture: a school week of `WORDS_PER_DAY`. */
export const SLOTS_PER_PICTURE = 15

/** Slots along the lower edge, which every background has. */
const FRONT: readonly Point[] = [
  [36, 89],
  [64, 89],
  [8, 88],
  [50, 88],
  [92, 89],
  [22, 87],
  [78, 88],
]

const pictures = {
  winter: picture('winter', "L'hiver au Québec", 'Winter in Québec', [
    [16, 64],
    [53, 69],
    [93, 69],
    [38, 69],
    [67, 68],
    [26, 30],
    [61, 26],
    [76, 22],
  ]),
  farm: picture('farm', 'La ferme', 'The farm', [
    [30, 66],
    [60, 68],
    [14, 66],
    [75, 67],
    [46, 68],
    [56, 30],
    [69, 18],
    [91, 36],
  ]),
  acadie: picture('acadie', "La côte de l'Acadie", 'The coast of Acadia', [
    [46, 59],
    [60, 70],
    [36, 40],
    [88, 62],
    [66, 43],
    [27, 17],
    [50, 15],
    [66, 23],
  ]),
  market: picture('market', 'Le marché', 'The market', [
    [50, 70],
    [20, 70],
    [80, 70],
    [34, 66],
    [66, 66],
    [33, 46],
    [67, 46],
    [88, 12],
  ]),
  space: picture('space', "L'espace", 'Space', [
    [46, 70],
    [62, 71],
    [8, 66],
    [50, 50],
    [66, 50],
    [36, 40],
    [19, 12],
    [94, 44],
  ]),
  forest: picture('forest', 'La forêt en automne', 'The forest in autumn', [
    [28, 69],
    [80, 69],
    [43, 68],
    [12, 70],
    [93, 71],
    [30, 16],
    [61, 13],
    [92, 14],
  ]),
  sea: picture('sea', 'La mer', 'The sea', [
    [38, 68],
    [52, 52],
    [22, 60],
    [90, 60],
    [36, 44],
    [14, 28],
    [48, 26],
    [74, 36],
  ]),
  school: picture('school', "La cour d'école", 'The school yard', [
    [29, 68],
    [71, 68],
    [42, 69],
    [58, 69],
    [6, 50],
    [26, 22],
    [78, 26],
    [93, 38],
  ]),
  sugar: picture('sugar', 'La cabane à sucre', 'The sugar shack', [
    [54, 69],
    [18, 68],
    [68, 69],
    [80, 68],
    [31, 62],
    [34, 15],
    [73, 20],
    [88, 26],
  ]),
  mountains: picture('mountains', 'Les montagnes', 'The mountains', [
    [28, 60],
    [74, 70],
    [62, 54],
    [46, 53],
    [6, 70],
    [50, 16],
    [82, 15],
    [57, 36],
  ]),
  city: picture('city', 'La ville, la nuit', 'The city at night', [
    [50, 68],
    [36, 68],
    [86, 66],
    [62, 68],
    [14, 62],
    [31, 14],
    [63, 15],
    [92, 18],
  ]),
  festival: picture('festival', 'La fête', 'The fair', [
    [46, 68],
    [59, 69],
    [33, 69],
    [72, 70],
    [62, 50],
    [34, 24],
    [55, 22],
    [92, 30],
  ]),
} satisfies Record<string, WeekPicture>

/** All pictures, in no particular order. */
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

/** @param own the slots of this background only, the highest last */
function picture(id: string, title: string, english: string, own: readonly Point[]): WeekPicture {
  const places = [
    ...FRONT.flatMap((place, index) => [place, ...own.slice(index, index + 1)]),
    ...own.slice(FRONT.length),
  ]
  return { title, english, background: `scenes/album-${id}.svg`, places }
}
