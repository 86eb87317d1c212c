/**
 * Pictures composed of other pictures, as data; `npm run media` draws them. Coordinates are of a 32 x 32
 * square with the origin at the top left.
 */

/** A picture placed in the square; `size` is the length of its longer side. */
export interface Placed {
  picture: string
  x: number
  y: number
  size: number
  /** Mirrored from left to right. */
  flip?: boolean
  /** Degrees, clockwise, around its centre. */
  rotate?: number
  opacity?: number
  /** Part to show: x, y, width and height in the picture's own coordinates. */
  crop?: readonly [number, number, number, number]
}

/** Drawn in this order; a string is SVG markup. */
export type Layer = Placed | string
export type ComposedPicture = readonly Layer[]
export type ComposedPictures = Readonly<Record<string, ComposedPicture>>

export function at(
  picture: string,
  x: number,
  y: number,
  size: number,
  options: Pick<Placed, 'flip' | 'rotate' | 'opacity' | 'crop'> = {},
): Placed {
  return { picture, x, y, size, ...options }
}

/** A large picture on the left and a smaller one on the right. */
export function beside(
  who: string,
  what: string,
  options: Pick<Placed, 'flip' | 'rotate'> = {},
): ComposedPicture {
  return [at(who, 0, 4, 23, options), at(what, 18, 17, 14)]
}

/** A picture with a smaller one over its lower right corner. */
export function badged(picture: string, badge: string): ComposedPicture {
  return [at(picture, 0, 0, 27), at(badge, 17, 17, 15)]
}

/** A picture with a smaller young one in front. */
export function withYoung(picture: string, young = picture): ComposedPicture {
  return [at(picture, 0, 0, 22, { opacity: 0.45 }), at(young, 13, 14, 18)]
}

/** A picture with another one in a speech bubble. */
export function says(who: string, what: string): ComposedPicture {
  return [
    at(who, 0, 14, 18),
    '<path d="M16 .5h12.500q3 0 3 3v12q0 3-3 3H21l-3.500 4v-4H16q-3 0-3-3v-12q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    at(what, 15, 2.25, 14.5),
  ]
}

/** A picture with a text in a speech bubble. */
export function cries(who: string, sound: string): ComposedPicture {
  const size = Math.min(7, 30 / sound.length)
  return [
    at(who, 0, 9, 23),
    '<path d="M12 .5h16.500q3 0 3 3v5q0 3-3 3H22l-2.500 3v-3H12q-3 0-3-3v-5q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    `<text x="20.250" y="${6 + size * 0.36}" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="${Math.round(size * 100) / 100}" fill="#26345c">${sound}</text>`,
  ]
}

/** A calendar sheet with month and day. */
export function calendarLeaf(month: string, day: number): ComposedPicture {
  return [
    `<rect x="2" y="5" width="28" height="25" rx="3" fill="#fff" stroke="#b4acbc"/><path d="M2 8q0-3 3-3h22q3 0 3 3v5H2z" fill="#d0454c"/><path d="M9 2v5M23 2v5" stroke="#7b8794" stroke-width="2" stroke-linecap="round"/><g text-anchor="middle" font-family="Arial,sans-serif" font-weight="700"><text x="16" y="11.800" font-size="${month.length > 7 ? 3.9 : 4.6}" fill="#fff">${month}</text><text x="16" y="27" font-size="15" fill="#26345c">${day}</text></g>`,
  ]
}

/** A picture under a red prohibition sign. */
export function crossed(picture: string): ComposedPicture {
  return [
    at(picture, 3, 3, 26),
    '<circle cx="16" cy="16" r="14" fill="none" stroke="#e5484d" stroke-width="2.6"/><path d="M6.5 6.5l19 19" stroke="#e5484d" stroke-width="2.6"/>',
  ]
}

/** `count` pictures in rows. */
export function several(picture: string, count: number): ComposedPicture {
  const columns = Math.ceil(Math.sqrt(count))
  const step = 32 / columns
  const top = (32 - Math.ceil(count / columns) * step) / 2
  return Array.from({ length: count }, (_none, index) =>
    at(
      picture,
      (index % columns) * step + step * 0.06,
      top + Math.floor(index / columns) * step + step * 0.06,
      step * 0.88,
    ),
  )
}

/** A word as text, for words that no drawing can show. */
export function lettered(text: string, fill: string, ink = '#fff'): ComposedPicture {
  const size = Math.min(18, 40 / text.length)
  return [
    `<rect x="1" y="1" width="30" height="30" rx="7" fill="${fill}"/><text x="16" y="${16 + size * 0.36}" text-anchor="middle" font-family="'Baloo 2','Nunito','Arial Rounded MT Bold',Arial,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${text}</text>`,
  ]
}
