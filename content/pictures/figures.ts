import { slugOf } from '../../domain/slug.ts'
import { at, type ComposedPictures } from './compose.ts'

/**
 * Drawings with named spots, in the drawing's coordinates. A spot is x, y and the radius of its ring in the close-up,
 * which is a separate picture: `detailOf('cat-figure', 'la queue')`.
 */
interface Figure {
  width: number
  height: number
  spots: Readonly<Record<string, readonly [x: number, y: number, radius: number]>>
}

export const figures = {
  'body-figure': {
    width: 240,
    height: 400,
    spots: {
      'la tête': [120, 66, 62],
      'les cheveux': [120, 30, 44],
      'les yeux': [120, 72, 28],
      "l'oreille": [168, 74, 30],
      'le nez': [120, 84, 24],
      'la bouche': [120, 102, 28],
      'le cou': [120, 126, 24],
      "l'épaule": [86, 152, 26],
      'le bras': [190, 212, 68],
      'le coude': [54, 206, 20],
      'la main': [204, 266, 28],
      'le doigt': [213, 276, 15],
      'le ventre': [120, 206, 46],
      'la jambe': [140, 332, 66],
      'le genou': [100, 318, 20],
      'le pied': [148, 376, 28],
      "l'orteil": [84, 383, 12],
    },
  },
  'face-figure': {
    width: 300,
    height: 320,
    spots: {
      'les cheveux': [150, 44, 80],
      'le front': [150, 98, 26],
      'le sourcil': [107, 119, 26],
      'les cils': [210, 140, 17],
      'les yeux': [150, 156, 68],
      'le nez': [150, 180, 26],
      'la joue': [86, 198, 26],
      'la lèvre': [150, 238, 16],
      'les dents': [150, 222, 32],
      'le menton': [150, 258, 18],
      "l'oreille": [254, 162, 46],
      'le cou': [150, 280, 24],
    },
  },
  'cat-figure': {
    width: 340,
    height: 260,
    spots: {
      'la tête': [97, 86, 76],
      'les oreilles': [150, 44, 40],
      'les yeux': [97, 86, 50],
      'le museau': [97, 108, 36],
      'les moustaches': [38, 112, 40],
      'le dos': [200, 116, 30],
      'la queue': [300, 70, 62],
      'les pattes': [122, 206, 50],
      'les griffes': [218, 246, 28],
      'le pelage': [206, 150, 80],
    },
  },
  'tiger-figure': {
    width: 340,
    height: 260,
    spots: {
      'la tête': [97, 86, 78],
      'les oreilles': [146, 46, 40],
      'les yeux': [97, 84, 46],
      'les moustaches': [40, 114, 40],
      'les crocs': [97, 128, 30],
      'les rayures': [214, 130, 56],
      'la queue': [302, 84, 62],
      'les pattes': [122, 206, 50],
      'les griffes': [219, 246, 30],
    },
  },
  'ant-figure': {
    width: 340,
    height: 240,
    spots: {
      'la tête': [82, 92, 56],
      "l'œil": [70, 86, 28],
      'les antennes': [52, 34, 46],
      'les mandibules': [42, 122, 34],
      'le thorax': [168, 104, 50],
      "l'abdomen": [270, 100, 74],
      'les pattes': [176, 178, 66],
    },
  },
  'owl-figure': {
    width: 260,
    height: 340,
    spots: {
      'les aigrettes': [66, 44, 50],
      'les yeux': [130, 108, 84],
      'le bec': [130, 136, 36],
      'les ailes': [206, 206, 60],
      'les plumes': [130, 216, 58],
      'les serres': [130, 292, 58],
      'la queue': [130, 316, 44],
    },
  },
  'coat-figure': {
    width: 280,
    height: 340,
    spots: {
      'le capuchon': [140, 44, 66],
      'la fourrure': [92, 34, 34],
      'le col': [140, 88, 48],
      'la manche': [46, 168, 66],
      'le poignet': [246, 238, 36],
      'le bouton': [160, 146, 26],
      'la fermeture éclair': [140, 122, 30],
      'la ceinture': [140, 209, 50],
      'la poche': [104, 268, 44],
    },
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

/** Name of the close-up of a figure's spot. */
export function detailOf(figure: FigureName, spot: string): string {
  return `${figure}-${slugOf(spot)}`
}

/**
 * Half the side of a close-up, relative to the radius of its spot and at least to the width of the drawing.
 */
const CLOSE_UP_SCALE = 1.6
const MIN_CLOSE_UP_SHARE = 0.22

/** Close-ups: the spot in a ring, the rest of the drawing faded. */
export const figureDetails: ComposedPictures = Object.fromEntries(
  Object.entries(figures).flatMap(([name, { width, spots }]) =>
    Object.entries<readonly [number, number, number]>(spots).map(([spot, [x, y, radius]]) => {
      const shown = Math.max(radius * CLOSE_UP_SCALE, width * MIN_CLOSE_UP_SHARE)
      const ring = Math.round((1600 * radius) / shown) / 100
      return [
        `${name}-${slugOf(spot)}`,
        [
          '<clipPath id="round"><circle cx="16" cy="16" r="16"/></clipPath><circle cx="16" cy="16" r="16" fill="#eaf4fb"/><g clip-path="url(#round)">',
          at(name, 0, 0, 32, { crop: [x - shown, y - shown, 2 * shown, 2 * shown] }),
          `<path d="M0 0h32v32H0zM${16 - ring} 16a${ring} ${ring} 0 0 0 ${2 * ring} 0 ${ring} ${ring} 0 0 0 ${-2 * ring} 0" fill="#eaf4fb" fill-opacity=".62" fill-rule="evenodd"/>`,
          `</g><circle cx="16" cy="16" r="${ring}" fill="none" stroke="#d0342c" stroke-width="1.6"/>`,
        ],
      ]
    }),
  ),
)
