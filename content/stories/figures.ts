import { at, type Layer } from '../pictures/compose.ts'

/** Figures of the stories, drawn around heads of the icon sets, in scene coordinates. */

const SKIN = '#ffc83d'

type Pose = 'down' | 'up' | 'left' | 'right'

/** Shoulder, elbow and hand of both arms, in a figure of 32 x 56. */
const arms: Record<Pose, readonly (readonly [x: number, y: number])[]> = {
  down: [
    [4, 41],
    [28, 41],
  ],
  up: [
    [2, 22],
    [30, 22],
  ],
  left: [
    [-2, 34],
    [28, 41],
  ],
  right: [
    [4, 41],
    [34, 34],
  ],
}

interface Clothes {
  top: string
  legs?: string
  /** Wears a skirt or long coat instead of a short top. */
  isLong?: boolean
}

/** A standing person: picture name of the head, centre of the feet, height. */
export function person(
  head: string,
  x: number,
  feet: number,
  height: number,
  { top, legs = '#4a5a8a', isLong = false }: Clothes,
  pose: Pose = 'down',
): Layer[] {
  const scale = height / 56
  const sleeves = arms[pose].map(([handX, handY], side) => {
    const shoulder = side === 0 ? 10 : 22
    return `<path d="M${shoulder} 31L${handX} ${handY}" stroke="${top}" stroke-width="5" stroke-linecap="round"/><circle cx="${handX}" cy="${handY}" r="2.800" fill="${SKIN}"/>`
  })
  const body = isLong ? 'M10 26h12q3 0 4 9l3 14H3l3-14q1-9 4-9z' : 'M10 26h12q3 0 4 8l1 11H5l1-11q1-8 4-8z'
  return [
    `<g transform="translate(${x - 16 * scale} ${feet - 56 * scale}) scale(${scale})"><ellipse cx="16" cy="55.500" rx="13" ry="2" opacity=".15"/><path d="M12 43v10M20 43v10" stroke="${legs}" stroke-width="5.500"/><path d="M8 55q0-3 4-3h3v3zM24 55q0-3-4-3h-3v3z" fill="#5b3a29"/>${sleeves.join('')}<path d="${body}" fill="${top}"/></g>`,
    at(head, x - 15 * scale, feet - 57 * scale, 30 * scale),
  ]
}

const lea = { top: '#d6409f', legs: '#ffc83d', isLong: true }
const alice = { top: '#3f8f5f', legs: '#34548a' }
const bruno = { top: '#d9632a', legs: '#34548a' }
const chloe = { top: '#7a52b3', legs: '#34548a' }

export const wears = {
  lea,
  alice,
  bruno,
  chloe,
  grandpa: { top: '#f4f4f4', legs: '#6b5a48', isLong: true },
  mother: { top: '#c7343f', legs: '#3b3b58' },
  father: { top: '#3b82c4', legs: '#3b3b58' },
  sister: { top: '#f08cb4', legs: '#f08cb4' },
  secretary: { top: '#4a3f6b', legs: '#2f2846' },
  sweater: { top: '#e0a526', legs: '#34548a' },
  greenCoat: { top: '#3f8f4f', legs: '#34548a', isLong: true },
  team: { top: '#2f6fb5', legs: '#26324f' },
} as const

/** Grandpa with apron and chef's hat. */
export function grandpaFigure(x: number, feet: number, height: number, pose: Pose = 'down'): Layer[] {
  const scale = height / 64
  return [
    ...person('old-man', x, feet, 56 * scale, wears.grandpa, pose),
    `<g transform="translate(${x} ${feet - 50 * scale}) scale(${scale})"><path d="M-9 0v-7q-5-1-4-5.500 1-4 6-3.500 2-5 7-5t7 5q5-.5 6 3.500 1 4.500-4 5.500v7z" fill="#fff" stroke="#cfd3dc" stroke-width=".8"/><path d="M-9-2h18" stroke="#cfd3dc"/></g>`,
  ]
}

interface SnowmanWears {
  hasTuque?: boolean
  hasScarf?: boolean
  hasMittens?: boolean
}

/** A snowman with optional clothes. */
export function snowmanFigure(
  x: number,
  feet: number,
  height: number,
  { hasTuque = false, hasScarf = false, hasMittens = false }: SnowmanWears = {},
): Layer[] {
  const scale = height / 60
  const hand = (cx: number) =>
    hasMittens
      ? `<circle cx="${cx}" cy="24" r="3.600" fill="#2f6fb5"/><path d="M${cx - 3} 27h6v2.500h-6z" fill="#1f4f86"/>`
      : ''
  const scarf = hasScarf
    ? '<path d="M12 27q8 5 16 0l1 4q-9 5-18 0z" fill="#d6336c"/><path d="M24 30l5 1 1 11h-5z" fill="#b3245a"/>'
    : ''
  return [
    `<g transform="translate(${x - 20 * scale} ${feet - 60 * scale}) scale(${scale})"><ellipse cx="20" cy="59" rx="17" ry="2" opacity=".12"/><g fill="#fff" stroke="#b9c6d8" stroke-width="1"><circle cx="20" cy="44" r="15.500"/><circle cx="20" cy="19.500" r="10.500"/></g><path d="M6 36L-3 25M34 36l9-11M-3 25l-1-4M-3 25l-4 0M43 25l1-4M43 25l4 0" stroke="#6b4a2f" stroke-width="1.800" stroke-linecap="round" fill="none"/>${hand(-4)}${hand(44)}<circle cx="16" cy="17" r="1.400" fill="#34264f"/><circle cx="24" cy="17" r="1.400" fill="#34264f"/><path d="M20 19.500l9 2-9 1.500z" fill="#f5862a"/><path d="M15 24.500q5 3.500 10 0" fill="none" stroke="#34264f" stroke-width="1" stroke-linecap="round"/><g fill="#34264f"><circle cx="20" cy="38" r="1.300"/><circle cx="20" cy="44" r="1.300"/><circle cx="20" cy="50" r="1.300"/></g>${scarf}</g>`,
    ...(hasTuque ? [at('tuque', x - 11 * scale, feet - 66 * scale, 22 * scale)] : []),
  ]
}

/** A long canoe with two paddles and four people; `x` and `y` are its top left corner. */
export function canoeFigure(
  x: number,
  y: number,
  length: number,
  colour: string,
  crew: readonly string[] = ['girl', 'boy', 'woman-curly-hair', 'man-red-hair'],
): Layer[] {
  const scale = length / 64
  const seats = crew.map((_head, index) => 9 + index * (46 / crew.length))
  return [
    ...crew.map((head, index) => at(head, x + (seats[index] ?? 0) * scale, y, 12 * scale)),
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 8q4 3 8 3h48q4 0 8-3-3 16-14 16H14Q3 24 0 8z" fill="${colour}"/><path d="M2 13q3 1.500 7 1.500h46q4 0 7-1.500" fill="none" stroke="#fff" stroke-width="1.500"/><path d="M20 8l-7 22M44 8l-7 22" stroke="#8a5a34" stroke-width="1.800" stroke-linecap="round"/><path d="M12 28l3 1-2 6q-4-1-1-7zM36 28l3 1-2 6q-4-1-1-7z" fill="#8a5a34"/></g>`,
  ]
}

/** The green coat on a hanger. */
export function greenCoatFigure(x: number, y: number, size: number): Layer[] {
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 32})"><path d="M11 3h10l7 4 4 14-5 1-2-6v14H7V16l-2 6-5-1L4 7z" fill="#3f8f4f"/><path d="M11 3l5 6 5-6-5 3z" fill="#2b6a38"/><path d="M16 9v21" stroke="#2b6a38" stroke-width=".8"/><path d="M9 20h5M18 20h5" stroke="#2b6a38" stroke-width="1.400"/><g fill="#f5d36b"><circle cx="14" cy="12" r=".9"/><circle cx="14" cy="17" r=".9"/><circle cx="14" cy="25" r=".9"/><circle cx="18" cy="12" r=".9"/><circle cx="18" cy="17" r=".9"/><circle cx="18" cy="25" r=".9"/></g></g>`,
  ]
}

/** An old, bare tree; `x` is the middle of its trunk. */
export function oldTree(x: number, foot: number, height: number): Layer[] {
  return [
    `<g transform="translate(${x} ${foot}) scale(${height / 70})" fill="none" stroke="#6b4a35" stroke-linecap="round"><path d="M0 0q-3-24 1-36" stroke-width="9"/><path d="M0-30q-6-14-22-20M1-34q4-16 20-26M0-36q-2-16-6-30M-12-44q-8 0-14 2M12-50q8-2 14 2" stroke-width="4"/><path d="M-20-50l-6-8M16-56l2-10M-5-60l-8-6" stroke-width="2.500"/><path d="M-26-57q3-4 8-3M12-66q4-4 8-1M-10-70q4-2 7 1" stroke="#fff" stroke-width="3"/></g>`,
  ]
}
