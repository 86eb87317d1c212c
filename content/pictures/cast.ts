import { at, type ComposedPictures, type Placed } from './compose.ts'

/**
 * The people of all pictures, stories and videos. A name has the same look everywhere. They are flat shapes without
 * outlines, lit from the top left, so shades lie on the right.
 */

type Style =
  | 'bob'
  | 'puffs'
  | 'curls'
  | 'hijab'
  | 'straight'
  | 'ponytail'
  | 'braids'
  | 'tousled'
  | 'waves'
  | 'buzz'
  | 'long'
  | 'short'
  | 'bun'
  | 'bald'
  | 'tuft'

interface Look {
  skin: string
  /** Colour of the hair or of the hijab. */
  hair: string
  style: Style
  top: string
  legs: string
  isAdult?: true
  hasGlasses?: true
  hasBeard?: true
  hasMoustache?: true
  hasFreckles?: true
  usesWheelchair?: true
  hasDress?: true
}

const JEANS = '#3d5a92'

const looks = {
  // Six children
  lea: { skin: '#f9d3b4', hair: '#9c4a2a', style: 'bob', top: '#d6409f', legs: '#f9d3b4', hasDress: true },
  maya: { skin: '#8d5a3a', hair: '#2b1b17', style: 'puffs', top: '#f2b632', legs: JEANS },
  karim: { skin: '#c98d5e', hair: '#2a1d18', style: 'curls', top: '#3f8f5f', legs: '#4a4a5e' },
  ines: { skin: '#e8b98f', hair: '#1f8a8a', style: 'hijab', top: '#7a52b3', legs: '#4b3f78' },
  noah: {
    skin: '#f3cfa0',
    hair: '#25222a',
    style: 'straight',
    top: '#2f7fd0',
    legs: '#6b5a48',
    hasGlasses: true,
  },
  zoe: {
    skin: '#fbdcc6',
    hair: '#e3b04b',
    style: 'ponytail',
    top: '#d94a3d',
    legs: JEANS,
    usesWheelchair: true,
  },
  // Four adults
  mother: { skin: '#b97c50', hair: '#2c1c18', style: 'long', top: '#c7343f', legs: '#3b3b58', isAdult: true },
  father: {
    skin: '#f0c19a',
    hair: '#6b4428',
    style: 'short',
    top: '#3b82c4',
    legs: '#3b3b58',
    isAdult: true,
    hasBeard: true,
  },
  grandmother: {
    skin: '#7d4f34',
    hair: '#e4e2ea',
    style: 'bun',
    top: '#8a4fbf',
    legs: '#4a3f6b',
    isAdult: true,
    hasGlasses: true,
  },
  grandfather: {
    skin: '#f3cba8',
    hair: '#e4e2ea',
    style: 'bald',
    top: '#5f8f4a',
    legs: '#6b5a48',
    isAdult: true,
    hasMoustache: true,
  },
  // More children of the stories and videos
  alice: { skin: '#e2ae82', hair: '#5b3a22', style: 'braids', top: '#3f9f6f', legs: JEANS },
  bruno: {
    skin: '#fbd0ae',
    hair: '#d06a2c',
    style: 'tousled',
    top: '#e07b2a',
    legs: JEANS,
    hasFreckles: true,
  },
  chloe: { skin: '#a86f45', hair: '#33211a', style: 'waves', top: '#7a52b3', legs: '#34548a' },
  olivier: { skin: '#fbd9c0', hair: '#c79a52', style: 'tousled', top: '#2f9aa0', legs: '#4a4a5e' },
  samuel: { skin: '#6b4129', hair: '#1d1413', style: 'buzz', top: '#e0a526', legs: JEANS },
  leo: { skin: '#dba878', hair: '#3a2519', style: 'straight', top: '#2f9e44', legs: JEANS },
  sister: { skin: '#dba878', hair: '#3a2519', style: 'tuft', top: '#f08cb4', legs: '#f7c6d3' },
  // More adults
  madame: {
    skin: '#5f3a26',
    hair: '#1d1413',
    style: 'bun',
    top: '#e07b2a',
    legs: '#34344a',
    isAdult: true,
    hasGlasses: true,
  },
  secretary: {
    skin: '#f6cfae',
    hair: '#8a3f22',
    style: 'bun',
    top: '#4a3f6b',
    legs: '#2f2846',
    isAdult: true,
  },
  uncle: {
    skin: '#e8b893',
    hair: '#8b8390',
    style: 'short',
    top: '#56708f',
    legs: '#3b3b48',
    isAdult: true,
    hasBeard: true,
  },
  aunt: {
    skin: '#a86f45',
    hair: '#33211a',
    style: 'waves',
    top: '#2f9aa0',
    legs: '#34344a',
    isAdult: true,
  },
  'great-grandmother': {
    skin: '#8a5a3e',
    hair: '#f4f2f8',
    style: 'waves',
    top: '#3f7f8f',
    legs: '#4a4a5e',
    isAdult: true,
    hasGlasses: true,
  },
  'great-grandfather': {
    skin: '#6b4129',
    hair: '#f4f2f8',
    style: 'bald',
    top: '#a8503a',
    legs: '#4a4a5e',
    isAdult: true,
    hasBeard: true,
  },
  neighbour: {
    skin: '#ecc08e',
    hair: '#25222a',
    style: 'short',
    top: '#b0553a',
    legs: '#34344a',
    isAdult: true,
  },
} as const satisfies Record<string, Look>

export type CastName = keyof typeof looks

type Face =
  | 'smile'
  | 'open'
  | 'sad'
  | 'crying'
  | 'yuck'
  | 'blow'
  | 'surprised'
  | 'asleep'
  | 'worried'
  | 'proud'

/** Mixes a colour with a dark violet. */
function shade(hex: string, part = 0.14): string {
  const mixed = [1, 3, 5].map((start, index) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16)
    return Math.round(value + (([40, 20, 50][index] ?? 0) - value) * part)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const circle = (fill: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const line = (stroke: string, width: number, d: string) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`

/** Hair behind and in front of a head with its centre at 0, 0 and a radius of 9. */
function hairOf({ hair, style }: Look): { back: string; front: string } {
  const dark = shade(hair, 0.3)
  switch (style) {
    case 'bob':
      return {
        back: path(hair, 'M-11 7Q-13-11.500 0-11.500T11 7Q9 10.500 5 9V-3H-5V9Q-9 10.500-11 7z'),
        front: path(hair, 'M-9.600 1Q-11-10.500 0-10.500T9.600 1Q9-3 6-5Q0-2-6-4Q-9-3-9.600 1z'),
      }
    case 'puffs':
      return {
        back: circle(hair, -9, -8, 5.5) + circle(dark, 9, -8, 5.5) + circle(hair, 8.3, -8.3, 4.8),
        front:
          path(hair, 'M-9.200-1Q-9.500-10 0-10T9.200-1Q8-6.200 0-6.200T-9.200-1z') +
          line('#f25f8a', 1.8, 'M-7.800-6.500l2-2.500M7.800-6.500l-2-2.500'),
      }
    case 'curls':
      return {
        back: '',
        front: [
          [-8.4, -3, 2.4],
          [-7, -6.4, 3.3],
          [-3.4, -8.6, 3.5],
          [0.8, -9.2, 3.5],
          [4.6, -8, 3.5],
          [7.6, -5.4, 3],
          [8.6, -2.6, 2.2],
          [-2, -6.6, 3],
          [3, -6.8, 3],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(hair, x, y, r))
          .join(''),
      }
    case 'hijab':
      return {
        back: path(dark, 'M-8 6Q-13 15-9 15h18q4 0-1-9z'),
        front:
          `<path fill="${hair}" fill-rule="evenodd" d="M0-11.600Q11-11.600 11 1 11 8 9 13 0 16-9 13-11 8-11 1-11-11.600 0-11.600zM0-7Q-7.600-7-7.600 1T0 9.200 7.600 1 0-7z"/>` +
          line(dark, 1, 'M6.500 6.500Q3 10.500-5 11.500'),
      }
    case 'straight':
      return {
        back: '',
        front: path(
          hair,
          'M-9.700 1.500Q-11.500-11 0.500-11T9.700 1.500Q8.700-1.500 8.200-4Q3-3.500-1.500-6.500Q-3.500-3-8-3.200Q-9.200-1-9.700 1.500z',
        ),
      }
    case 'ponytail':
      return {
        back:
          path(dark, 'M6-9Q15-9 13.500 3 12.500 9 9.500 11 9.500 4 6.500 0z') + circle('#3b82c4', 8, -7, 2),
        front: path(
          hair,
          'M-9.500.500Q-11-10.700 0-10.700T9.500.500Q8-5 1.500-7.500-4-4-8-3.500-9.200-2-9.500.500z',
        ),
      }
    case 'braids':
      return {
        back:
          [3, 7, 11].map((y) => circle(hair, -9.8, y, 2.5) + circle(dark, 9.8, y, 2.5)).join('') +
          circle('#f2b632', -9.8, 13.5, 1.5) +
          circle('#f2b632', 9.8, 13.5, 1.5),
        front: path(hair, 'M-9.800 3Q-11.500-10.700 0-10.700T9.800 3Q9.500-4 0-8-9.500-4-9.800 3z'),
      }
    case 'tousled':
      return {
        back: '',
        front: path(
          hair,
          'M-9.600 0Q-11-6-8-8.500-7-11-3-10.500-1-12.500 2-11 6-11.500 7.500-8.500 11-6.500 9.600 0 8.600-2 8-4.500 6.500-3.500 4.500-5.500 2.500-3.500 0-5.800-2.500-3.500-4.500-5.300-6-3.600-8-3.800-9-2-9.600 0z',
        ),
      }
    case 'waves':
      return {
        back: [
          [-8, -6, 4.6],
          [-10, -1, 4.4],
          [-10.5, 4.5, 4],
          [-9.5, 9, 3.6],
          [8, -6, 4.6],
          [10, -1, 4.4],
          [10.5, 4.5, 4],
          [9.5, 9, 3.6],
          [-3.5, -9, 4.2],
          [3.5, -9, 4.2],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x > 0 ? dark : hair, x, y, r))
          .join(''),
        front: path(hair, 'M-9 0Q-9.500-10.500 0-10.500T9 0Q8-5 0-7-8-5-9 0z'),
      }
    case 'buzz':
      return {
        back: '',
        front: path(hair, 'M-9.300-1Q-9.700-10.200 0-10.200T9.300-1Q8.500-6 0-6.600T-9.300-1z'),
      }
    case 'long':
      return {
        back: path(hair, 'M-10.500 12Q-13-11.500 0-11.500T10.500 12Q7 14 4 12V-3H-4V12Q-7 14-10.500 12z'),
        front: path(hair, 'M-9.700 4Q-11.500-10.700 0-10.700T9.700 4Q9-4 2-8-4-4-8-3-9.500 0-9.700 4z'),
      }
    case 'short':
      return {
        back: '',
        front: path(
          hair,
          'M-9.500 0Q-11-10.800 0-10.800T9.500 0Q8.800-2 8.300-4.500 0-4-4-7-5.500-4-8.300-3.500-9-2-9.500 0z',
        ),
      }
    case 'bun':
      return {
        back: circle(dark, 0, -11, 4.8) + circle(hair, -0.6, -11.3, 4.3),
        front: path(
          hair,
          'M-9.600 1.500Q-11-10.500 0-10.500T9.600 1.500Q8-5.500 0-6.500-8-5.500-9.600 1.500z',
        ),
      }
    case 'bald':
      return {
        back: circle(hair, -8.8, 0, 3) + circle(shade(hair), 8.8, 0, 3),
        front: circle(hair, -9, -2, 2.2) + circle(shade(hair), 9, -2, 2.2),
      }
    case 'tuft':
      return {
        back: '',
        front:
          path(hair, 'M-9.200-2Q-8-10 0-10T9.200-2Q7-6.500 0-6.800T-9.200-2z') +
          line(hair, 2.4, 'M-1-9Q-3-13-5-12.500M0-9Q2-13.500 4.500-12.500') +
          circle('#f25f8a', -0.3, -10.2, 1.6),
      }
  }
}

/** Path of a smiling mouth. */
export const SMILE = 'M-2.600 4.700q2.600 2.700 5.200 0'

const LIP = '#8f2438'

function featuresOf(look: Look, face: Face): string {
  const dark = '#2e1f1c'
  const brow = look.style === 'hijab' ? '#4a3226' : shade(look.hair, 0.25)
  const eyes =
    face === 'asleep' || face === 'proud'
      ? line(
          dark,
          0.9,
          face === 'asleep'
            ? 'M-5 .800q1.600 1.500 3.200 0M1.800 .800q1.600 1.500 3.200 0'
            : 'M-5 1.300q1.600-1.800 3.200 0M1.800 1.300q1.600-1.800 3.200 0',
        )
      : [-3.4, 3.4]
          .map(
            (x) =>
              `<ellipse cx="${x}" cy=".6" rx="1.150" ry="${face === 'surprised' ? 1.8 : 1.5}" fill="${dark}"/>${circle('#fff', x - 0.35, 0, 0.4)}`,
          )
          .join('')
  const brows: Partial<Record<Face, string>> = {
    sad: 'M-5-1.800q1.500-1.600 3-1.600M5-1.800q-1.500-1.600-3-1.600',
    crying: 'M-5-1.800q1.500-1.600 3-1.600M5-1.800q-1.500-1.600-3-1.600',
    worried: 'M-5-1.800q1.500-1.600 3-1.600M5-1.800q-1.500-1.600-3-1.600',
    yuck: 'M-5-3l3 1M5-3l-3 1',
    surprised: 'M-5-3.200q1.500-1.200 3 0M5-3.200q-1.500-1.200-3 0',
  }
  const mouths: Record<Face, string> = {
    smile: line(LIP, 1, SMILE),
    proud: line(LIP, 1, 'M-3 4.500q3 3.200 6 0'),
    open: `${path(LIP, 'M-3.200 4.200h6.400q0 3.900-3.200 3.900t-3.200-3.900z')}${path('#fff', 'M-2.700 4.200h5.400v1h-5.400z')}`,
    sad: line(LIP, 1, 'M-2.300 6.300q2.300-2.200 4.600 0'),
    crying: `${line(LIP, 1, 'M-2.300 6.300q2.300-2.200 4.600 0')}${path('#3f8cff', 'M-4.800 2.400q1.900 2.900 0 4-1.900-1.100 0-4z')}`,
    yuck: `${line(LIP, 1.1, 'M-3.200 5.600q1.600-1.600 3.200 0t3.200-.600')}${path('#f2617f', 'M-1 5.300h3v2.200q-1.500 1.700-3 0z')}`,
    blow: `${circle(LIP, 0, 5.4, 1.3)}${circle('#e8756a', -5.4, 4, 2.2)}${circle('#e8756a', 5.4, 4, 2.2)}`,
    surprised: `<ellipse cy="5.800" rx="1.500" ry="1.900" fill="${LIP}"/>`,
    asleep: line(LIP, 0.9, 'M-1.500 5.300q1.500 1.200 3 0'),
    worried: line(LIP, 1, 'M-2.500 5.800q1.250-1.300 2.500 0t2.500 0'),
  }
  const cheeks = `<g fill="#e8604f" opacity=".28"><circle cx="-5.600" cy="3.800" r="1.700"/><circle cx="5.600" cy="3.800" r="1.700"/></g>`
  const freckles = look.hasFreckles
    ? `<g fill="#b8622f"><circle cx="-4.800" cy="3" r=".35"/><circle cx="-6" cy="3.600" r=".35"/><circle cx="-4.600" cy="4.300" r=".35"/><circle cx="4.800" cy="3" r=".35"/><circle cx="6" cy="3.600" r=".35"/><circle cx="4.600" cy="4.300" r=".35"/></g>`
    : ''
  const beard = look.hasBeard
    ? path(
        look.hair,
        'M-9.200-.500Q-9.500 10.300 0 10.300T9.200-.500Q8 3.300 4.800 3.600 0 2.400-4.800 3.600-8 3.300-9.200-.500z',
      ) + path(look.skin, 'M-3.600 4.400q3.600-1.200 7.200 0 0 3.400-3.600 3.400t-3.600-3.400z')
    : ''
  const moustache = look.hasMoustache
    ? path(
        look.hair,
        'M0 3.200Q3-.200 6.500 3.300 4.500 5.500 0 4.300-4.500 5.500-6.500 3.300-3-.200 0 3.200z',
      )
    : ''
  const glasses = look.hasGlasses
    ? '<g fill="#fff" fill-opacity=".25" stroke="#3a4a6b" stroke-width=".9"><circle cx="-3.500" cy=".6" r="2.700"/><circle cx="3.500" cy=".6" r="2.700"/><path d="M-.8.400q.8-.600 1.600 0M-6.200 0l-2.400-.600M6.200 0l2.400-.600" fill="none"/></g>'
    : ''
  return [
    beard,
    cheeks,
    freckles,
    line(brow, 0.8, brows[face] ?? 'M-4.900-2.400q1.400-.900 2.800-.300M4.900-2.400q-1.400-.900-2.800-.300'),
    eyes,
    line(shade(look.skin, 0.3), 0.8, 'M-.7 3q.7.600 1.400 0'),
    mouths[face],
    moustache,
    glasses,
  ].join('')
}

/** A head with its centre at 0, 0. */
function headOf(look: Look, face: Face): { back: string; front: string } {
  const { back, front } = hairOf(look)
  const hasEars = look.style !== 'hijab' && look.style !== 'waves'
  const ears = hasEars ? circle(look.skin, -9.2, 1.2, 2) + circle(shade(look.skin), 9.2, 1.2, 2) : ''
  const skull = `<ellipse rx="9.200" ry="9.500" fill="${look.skin}"/>${path(shade(look.skin, 0.1), 'M4.500-8.300Q9.200-5.500 9.200 0T2 9.300Q7.500 6.500 7.300 0T4.500-8.300z')}`
  return { back, front: ears + skull + featuresOf(look, face) + front }
}

type Point = readonly [x: number, y: number]
/** An arm pose, or the position of the hand on the right side; the left arm mirrors it. */
type Arm = 'down' | 'up' | 'wave' | 'out' | 'front' | 'hip' | Point
type Legs = 'stand' | 'walk' | 'run' | 'sit' | 'jump' | 'kneel'

export interface Posture {
  /** Left and right in the picture. */
  arms?: readonly [Arm, Arm]
  legs?: Legs
  face?: Face
  /** Mirrored from left to right. */
  flip?: boolean
  /** Other clothes for this picture. */
  top?: string
  trousers?: string
  isLong?: boolean
  /** Sits on the floor instead of in the wheelchair, for example in a boat. */
  isWithoutWheelchair?: boolean
  rotate?: number
}

const arms: Record<Exclude<Arm, Point>, readonly [elbow: Point, hand: Point]> = {
  down: [
    [10.5, -22],
    [11, -15],
  ],
  up: [
    [14, -31],
    [15.5, -42],
  ],
  wave: [
    [14.5, -25],
    [17, -36],
  ],
  out: [
    [13, -27],
    [19, -26],
  ],
  front: [
    [10, -21],
    [4, -19],
  ],
  hip: [
    [14, -22],
    [8, -17],
  ],
}

function armOf(arm: Arm, side: 1 | -1, sleeve: string, skin: string, lift: number): string {
  const [elbow, hand] =
    typeof arm === 'string' ? arms[arm] : ([[(7.5 + arm[0]) / 2 + 1.5, (-29 + arm[1]) / 2], arm] as const)
  const spot = ([x, y]: Point) => `${side * x} ${y - lift}`
  return (
    line(sleeve, 4.8, `M${side * 7.2} ${-28.5 - lift}L${spot(elbow)}L${spot(hand)}`) +
    circle(skin, side * hand[0], hand[1] - lift, 2.8)
  )
}

const SHOE = '#4a3a4a'

/** Legs from the hips at 0, -15 and their shoes. */
function legsOf(legs: Legs, fill: string, lift: number): string {
  const hips = -15 - lift
  const shoe = (x: number, y: number, turn = 0) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" fill="${SHOE}" d="M-3.400 0q-.400-3.600 3-3.600 4.400 0 4.600 3.600z"/>`
  switch (legs) {
    case 'stand':
      return (
        line(shade(fill), 5.4, `M4.300 ${hips}V-3`) +
        line(fill, 5.4, `M-4.300 ${hips}V-3`) +
        shoe(4.8, 0) +
        `<g transform="scale(-1 1)">${shoe(4.8, 0)}</g>`
      )
    case 'walk':
      return (
        line(shade(fill), 5.4, `M-3 ${hips}L-7.500-4`) +
        shoe(-8, -1, 14) +
        line(fill, 5.4, `M3 ${hips}L7-3.500`) +
        shoe(8, 0)
      )
    case 'run':
      return (
        line(shade(fill), 5.4, `M-2 ${hips}L-6-8L-13-8`) +
        shoe(-16, -8, 80) +
        line(fill, 5.4, `M3 ${hips}L9-10L8-3`) +
        shoe(9, 0)
      )
    case 'jump':
      return (
        line(shade(fill), 5.4, `M4 ${hips}L9-11L6-6`) +
        shoe(6.5, -3, -20) +
        `<g transform="scale(-1 1)">${line(fill, 5.4, `M4 ${hips}L9-11L6-6`)}${shoe(6.5, -3, -20)}</g>`
      )
    case 'sit':
      return (
        line(shade(fill), 5.6, `M4 ${hips + 1}L9.500-9`) +
        shoe(11.5, -6, -30) +
        `<g transform="scale(-1 1)">${line(fill, 5.6, `M4 ${hips + 1}L9.500-9`)}${shoe(11.5, -6, -30)}</g>`
      )
    case 'kneel':
      return (
        line(shade(fill), 5.6, `M-3 ${hips}L-5-3L-12-2.700`) +
        line(fill, 5.6, `M3 ${hips}L9-12L9-3`) +
        shoe(10, 0)
      )
  }
}

const chairBack = line('#5b6675', 2.4, 'M-12-33h3M-9.500-33V-12') + path('#7b8794', 'M-9.500-28h15v17h-15z')
const chairFront = `${path('#4b5563', 'M-10-13h19v3.500h-19z')}${line('#4b5563', 1.8, 'M9-11l4 9h4')}<circle cx="-4" cy="-9.500" r="9" fill="none" stroke="#39414d" stroke-width="2.200"/><path d="M-4-18v17M-12.500-9.500h17M-10-15.500l12 12M2-15.500l-12 12" stroke="#9aa5b1" stroke-width=".7"/><circle cx="-4" cy="-9.500" r="1.700" fill="#39414d"/><circle cx="11" cy="-2.500" r="2.300" fill="#39414d"/>`

/** Height of an adult and of a child in their own units. */
const ADULT = 68
const CHILD = 56

/** The markup of one layer with a whole person: name, centre of the feet, height. */
export function figure(
  name: CastName,
  x: number,
  feet: number,
  height: number,
  posture: Posture = {},
): string {
  const look: Look = looks[name]
  const { arms: [left, right] = ['down', 'down'], legs = 'stand', face = 'smile', flip, rotate } = posture
  const top = posture.top ?? look.top
  const trousers = posture.trousers ?? look.legs
  const lift = look.isAdult ? 10 : 0
  const scale = height / (look.isAdult ? ADULT : CHILD)
  const isRolling = look.usesWheelchair === true && !posture.isWithoutWheelchair
  const { back, front } = headOf(look, face)
  const neck = -33 - lift
  const hem = posture.isLong || look.hasDress ? `L12 ${-8 - lift / 2}H-12L` : `L9.500 ${-13.5 - lift}H-9.500L`
  const torso =
    path(top, `M-5.500 ${neck}h11q3 0 3.500 3.200${hem}-9 ${neck + 3.2}q.500-3.200 3.500-3.200z`) +
    path(shade(top, 0.1), `M5.500 ${neck}q3 0 3.500 3.200${hem.split('H')[0]}H4.500L4 ${neck}z`)
  const head = `translate(0 ${-43 - lift}) scale(${look.isAdult ? 1 : 1.15})`
  const body = isRolling
    ? line(shade(trousers), 5.6, 'M1-14L9-14.500L12.500-5') +
      `<path fill="${SHOE}" d="M10-1.500q-.400-3.600 3-3.600 4.400 0 4.600 3.600z"/>`
    : legsOf(legs, trousers, lift)
  const dropped = !isRolling && legs === 'sit' ? 7 : 0
  const parts = [
    `<g transform="${head}">${back}</g>`,
    isRolling ? chairBack : '',
    body,
    armOf(right, 1, shade(top, 0.1), shade(look.skin, 0.06), lift),
    path(shade(look.skin), `M-3 ${neck - 3}h6v4.500q-3 2.500-6 0z`),
    torso,
    isRolling ? chairFront : '',
    `<g transform="${head}">${front}</g>`,
    armOf(left, -1, top, look.skin, lift),
  ]
  const turn = rotate === undefined ? '' : ` rotate(${rotate} 0 ${-CHILD / 2})`
  const size = Math.round(scale * 1000) / 1000
  return `<g transform="translate(${round(x)} ${round(feet + dropped * scale)}) scale(${flip ? -size : size} ${size})${turn}">${parts.join('')}</g>`
}

const round = (value: number) => Math.round(value * 100) / 100

/** A tuque on the head of a child's `figure` with these measures; the eyes stay free. */
export function tuqueOn(x: number, feet: number, height: number): Placed {
  return at('tuque', round(x - height / 4), round(feet - 1.28 * height), round(height / 2))
}

/** The markup of one layer with a head alone: name, its centre, the radius of the face. */
export function head(name: CastName, x: number, y: number, radius: number, face: Face = 'smile'): string {
  const { back, front } = headOf(looks[name], face)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round((radius / 9.2) * 1000) / 1000})">${back}${front}</g>`
}

/** The markup of one layer with head and shoulders in a square: name, top left corner, size. */
export function bust(
  name: CastName,
  x: number,
  y: number,
  size: number,
  { face = 'smile', top, flip }: Pick<Posture, 'face' | 'top' | 'flip'> = {},
): string {
  const look: Look = looks[name]
  const { back, front } = headOf(look, face)
  const cloth = top ?? look.top
  const scale = round(size / 32)
  const head = 'translate(16 14.200) scale(1.080)'
  return `<g transform="translate(${round(flip ? x + size : x)} ${y}) scale(${flip ? -scale : scale} ${scale})"><g transform="${head}">${back}</g>${path(cloth, 'M3.500 32q0-7 8-8h9q8 1 8 8z')}${path(shade(cloth, 0.1), 'M20.500 24q8 1 8 8h-5.500q0-6-5-8z')}${path(shade(look.skin), 'M12.800 21h6.400v3.600q-3.200 2.800-6.400 0z')}<g transform="${head}">${front}</g></g>`
}

const castNames = Object.keys(looks).filter((name): name is CastName => name in looks)

/** One picture per character. */
export const cast: ComposedPictures = Object.fromEntries(
  castNames.map((name) => [name, [bust(name, 0, 0, 32)]]),
)
