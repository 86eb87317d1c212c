import type { Shape } from '../../domain/games/drop/scene.ts'
import {
  box,
  type ColourWord,
  colours,
  noun,
  type Point,
  polygon,
  sceneOf,
  starCorners,
} from './scene-parts.ts'

const WIDTH = 240
const HEIGHT = 160

/** A part of a flag: name, colour, and outline relative to the flag's top left corner. */
interface Part {
  name: ReturnType<typeof noun>
  colour: ColourWord
  corners: Point[]
}

const band = noun('f', 'bande')
const star = noun('f', 'étoile')
const lily = noun('f', 'fleur de lys')

/** A flag's caption, the end of its sentence after "drapeau", and its parts from back to front. */
const FLAGS: readonly (readonly [caption: string, of: string, parts: Part[]])[] = [
  [
    'le Québec',
    'du Québec',
    [ground('bleu'), cross('blanc', 34), ...lilies(0.75, [52, 32], [188, 32], [52, 126], [188, 126])],
  ],
  ["l'Acadie", "de l'Acadie", [...upright('bleu', 'blanc', 'rouge'), starAt('jaune', [40, 42], 32)]],
  [
    "l'Ontario français",
    'franco-ontarien',
    [...upright('vert', 'blanc'), ...lilies(1.2, [60, 80]), trillium([180, 80])],
  ],
  ['la France', 'de la France', upright('bleu', 'blanc', 'rouge')],
  ['la Belgique', 'de la Belgique', upright('noir', 'jaune', 'rouge')],
  ['la Suisse', 'de la Suisse', [ground('rouge', HEIGHT), swissCross()]],
  ['le Sénégal', 'du Sénégal', [...upright('vert', 'jaune', 'rouge'), starAt('vert', [120, 80], 30)]],
  ['Haïti', "d'Haïti", level('bleu', 'rouge')],
]

const placeOf = (index: number): Point => [46 + 292 * (index % 4), 120 + 350 * Math.floor(index / 4)]

/** Eight flags of French-speaking places to colour. */
export const drapeau = sceneOf({
  id: 'drapeau',
  title: 'Les drapeaux',
  captions: FLAGS.map(([text], index) => {
    const [x, y] = placeOf(index)
    return { text, x: x + 116, y: y + 210 }
  }),
  colours: colours('bleu', 'blanc', 'rouge', 'vert', 'jaune', 'noir'),
  shapes: FLAGS.flatMap(([, of, parts], flag) =>
    parts.map(({ name, colour, corners }, index): Shape => {
      const [left, top] = placeOf(flag)
      const owner = noun('m', `drapeau ${of}`)
      const moved = corners.map(([x, y]): Point => [left + x, top + y])
      const shape = polygon(`partie-${flag + 1}-${index + 1}`, name, moved, { owner, colours: [colour] })
      // The first corner is never covered by an emblem.
      const [x = 0, y = 0] = moved[0] ?? []
      return isCovered(name) ? { ...shape, box: box(x, y, 40, 24) } : shape
    }),
  ),
})

/** True for backgrounds and bands, whose centre may be covered by an emblem. */
function isCovered({ french }: Part['name']): boolean {
  return french === 'fond' || french === 'bande'
}

function corners(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function ground(colour: ColourWord, width = WIDTH): Part {
  return { name: noun('m', 'fond'), colour, corners: corners(0, 0, width, HEIGHT) }
}

/** Vertical bands from left to right. */
function upright(...words: ColourWord[]): Part[] {
  const width = WIDTH / words.length
  return words.map((colour, index) => ({
    name: band,
    colour,
    corners: corners(index * width, 0, width, HEIGHT),
  }))
}

/** Horizontal bands from top to bottom. */
function level(...words: ColourWord[]): Part[] {
  const height = HEIGHT / words.length
  return words.map((colour, index) => ({
    name: band,
    colour,
    corners: corners(0, index * height, WIDTH, height),
  }))
}

/** A cross from edge to edge. */
function cross(colour: ColourWord, thickness: number): Part {
  const [left, right] = [(WIDTH - thickness) / 2, (WIDTH + thickness) / 2]
  const [top, bottom] = [(HEIGHT - thickness) / 2, (HEIGHT + thickness) / 2]
  return {
    name: noun('f', 'croix'),
    colour,
    corners: [
      ...([
        [left, 0],
        [right, 0],
        [right, top],
        [WIDTH, top],
      ] as const),
      ...([
        [WIDTH, bottom],
        [right, bottom],
        [right, HEIGHT],
        [left, HEIGHT],
      ] as const),
      ...([
        [left, bottom],
        [0, bottom],
        [0, top],
        [left, top],
      ] as const),
    ],
  }
}

function swissCross(): Part {
  const [arm, half] = [50, 16]
  const at = ([x, y]: Point): Point => [80 + x, 80 + y]
  return {
    name: noun('f', 'croix'),
    colour: 'blanc',
    corners: (
      [
        ...([
          [-half, -arm],
          [half, -arm],
          [half, -half],
          [arm, -half],
        ] as const),
        ...([
          [arm, half],
          [half, half],
          [half, arm],
          [-half, arm],
        ] as const),
        ...([
          [-half, half],
          [-arm, half],
          [-arm, -half],
          [-half, -half],
        ] as const),
      ] as const
    ).map(at),
  }
}

function starAt(colour: ColourWord, middle: Point, radius: number): Part {
  return { name: star, colour, corners: starCorners(middle, radius) }
}

function lilies(size: number, ...middles: Point[]): Part[] {
  const outline: Point[] = [
    ...([
      [0, -30],
      [8, -16],
      [5, -2],
      [10, -4],
      [14, -14],
      [24, -12],
      [24, 2],
      [14, 8],
      [6, 8],
    ] as const),
    ...([
      [6, 14],
      [12, 14],
      [4, 28],
      [0, 22],
      [-4, 28],
      [-12, 14],
      [-6, 14],
      [-6, 8],
      [-14, 8],
    ] as const),
    ...([
      [-24, 2],
      [-24, -12],
      [-14, -14],
      [-10, -4],
      [-5, -2],
      [-8, -16],
    ] as const),
  ]
  return middles.map(([left, top]) => ({
    name: lily,
    colour: 'blanc',
    corners: outline.map(([x, y]): Point => [Math.round(left + x * size), Math.round(top + y * size)]),
  }))
}

/** Ontario's trillium with three petals. */
function trillium([left, top]: Point): Part {
  const petal = [0, 120, 240].flatMap((turn) =>
    (
      [
        [0, -8],
        [-14, -26],
        [0, -44],
        [14, -26],
      ] as const
    ).map(([x, y]): Point => {
      const angle = (turn * Math.PI) / 180
      return [
        Math.round(left + x * Math.cos(angle) - y * Math.sin(angle)),
        Math.round(top + x * Math.sin(angle) + y * Math.cos(angle)),
      ]
    }),
  )
  return { name: noun('m', 'trille'), colour: 'vert', corners: petal }
}
