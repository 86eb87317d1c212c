import { bust, type CastName, figure, type Posture } from '../pictures/cast.ts'
import { at, type Layer } from '../pictures/compose.ts'

/**
 * Figures of the stories and videos, in scene coordinates. People are of the cast, so a name always has the
 * same look.
 */

type Pose = 'down' | 'up' | 'left' | 'right'

const arms: Record<Pose, Posture['arms']> = {
  down: ['down', 'down'],
  up: ['up', 'up'],
  left: ['out', 'down'],
  right: ['down', 'out'],
}

/** Clothes for one story. */
export const wears = {
  winterCoat: { trousers: '#34548a', isLong: true },
  greenCoat: { top: '#3f8f4f', trousers: '#34548a', isLong: true },
  redCoat: { top: '#c7343f', trousers: '#34548a', isLong: true },
  team: { top: '#2f6fb5', trousers: '#26324f', isWithoutWheelchair: true },
} as const satisfies Record<string, Posture>

/** A standing person: name, centre of the feet, height. */
export function person(
  name: CastName,
  x: number,
  feet: number,
  height: number,
  pose: Pose = 'down',
  posture: Posture = {},
): Layer[] {
  const shadow = `<ellipse cx="${x}" cy="${feet}" rx="${height * 0.22}" ry="${height * 0.035}" opacity=".15"/>`
  return [shadow + figure(name, x, feet, height, { arms: arms[pose], ...posture })]
}

/** Grandpa with apron and chef's hat. */
export function grandpaFigure(x: number, feet: number, height: number, pose: Pose = 'down'): Layer[] {
  const scale = (height * 0.9) / 68
  return [
    ...person('grandfather', x, feet, height * 0.9, pose),
    `<g transform="translate(${x} ${feet}) scale(${scale})"><path d="M-6.500-40h13v8l2.500 18q-9 3-18 0l2.500-18z" fill="#f7f7fa"/><path d="M-4-24h8v4q-4 2-8 0z" fill="#dfe3ea"/><path d="M-8.500-59v-7q-5-1-4-5.500 1-4 6-3.500 2-5 6.500-5t6.500 5q5-.5 6 3.500 1 4.500-4 5.500v7q-8.500-3-17 0z" fill="#fff"/><path d="M-8.500-62q8.500-3 17 0v3q-8.500-3-17 0z" fill="#dfe3ea"/></g>`,
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

/** A long canoe with its crew, each with a paddle; `x` and `y` are its top left corner. */
export function canoeFigure(
  x: number,
  y: number,
  length: number,
  colour: string,
  crew: readonly CastName[] = ['maya', 'noah', 'ines', 'olivier'],
): Layer[] {
  const scale = length / 64
  const top = colour === TEAM_CANOE ? wears.team.top : '#8f2f36'
  const size = crew.length > 3 ? 15 : 17
  const seats = crew.map((_name, index) => 3 + index * (50 / crew.length))
  const paddles = seats.map((seat) => seat + size * 0.8)
  return [
    ...crew.map((name, index) =>
      bust(name, x + (seats[index] ?? 0) * scale, y - 4 * scale, size * scale, { top }),
    ),
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 8q4 3 8 3h48q4 0 8-3-3 16-14 16H14Q3 24 0 8z" fill="${colour}"/><path d="M14 24Q6 24 2.500 16q3 4 9 4h41q6 0 9-4-3.500 8-11.500 8z" opacity=".18"/><path d="M2 13q3 1.500 7 1.500h46q4 0 7-1.500" fill="none" stroke="#fff" stroke-width="1.500"/>${paddles.map((at) => `<path d="M${at} 10l-5 18" stroke="#8a5a34" stroke-width="1.600" stroke-linecap="round"/><path d="M${at - 6} 26l3.400 1-2 7q-4.400-1-1.400-8z" fill="#8a5a34"/>`).join('')}</g>`,
  ]
}

export const TEAM_CANOE = '#2f6fb5'

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
