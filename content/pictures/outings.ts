import { at, badged, type Compositions, calendarLeaf, says } from './compose.ts'
import { GRASS, NIGHT, SKY } from './grounds.ts'

/** An exploding firework with rays of one colour. */
function burst(x: number, y: number, radius: number, fill: string): string {
  const rays = Array.from({ length: 12 }, (_none, index) => {
    const [dx, dy] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)]
    const point = (part: number) =>
      `${(x + dx * radius * part).toFixed(1)} ${(y + dy * radius * part).toFixed(1)}`
    return `M${point(0.3)}L${point(index % 2 ? 0.75 : 1)}`
  })
  return `<path d="${rays.join('')}" stroke="${fill}" stroke-width="${(radius / 7).toFixed(1)}" stroke-linecap="round"/>`
}

const SKYLINE =
  '<path d="M0 20h6v-4h6v7h4V13h7v9h4v-4h5v11q0 3-3 3H3q-3 0-3-3z" fill="#e9c9a0"/><g fill="#7a4a2b"><path d="M2 23h2v3H2zM8 19h2v3H8zM8 25h2v3H8zM18 16h3v3h-3zM18 22h3v3h-3zM29 21h2v3h-2z"/></g>'

/** Rows of people, the nearest in front. */
function rowsOfPeople(rows: number, inRow: number): string {
  const skins = ['#ffc83d', '#f2c29b', '#c98f66', '#8a5a3b']
  const clothes = ['#2f86e0', '#d0454c', '#3f8f3a', '#8a4fbf', '#f5a524']
  const step = 32 / inRow
  return Array.from({ length: rows * inRow }, (_none, index) => {
    const row = Math.floor(index / inRow)
    const x = ((index % inRow) + (row % 2 ? 0.75 : 0.35)) * step
    const y = 4 + (row * 24) / rows
    return `<path d="M${x - 2.6} 32v${y - 26}q0-2.500 2.600-2.500t2.600 2.500v${26 - y}z" fill="${clothes[(index * 3) % 5]}"/><circle cx="${x}" cy="${y}" r="2.400" fill="${skins[(index * 7) % 4]}"/><path d="M${x - 2.4} ${y}a2.400 2.400 0 0 1 4.800 0z" fill="#4a2c17"/>`
  }).join('')
}

/** Celebrations, festivals, journeys and meals. */
export const outings: Compositions = {
  'skeletons-dance': [
    NIGHT,
    at('full-moon', 12, 0, 9),
    at('skeleton', 0, 7, 17),
    at('skeleton', 15, 7, 17, { flip: true }),
    '<g fill="#fcd53f"><path d="M14 23h1v5h-1zM18 21h1v5h-1z"/><ellipse cx="13.500" cy="28" rx="1.600" ry="1.200"/><ellipse cx="17.500" cy="26" rx="1.600" ry="1.200"/></g>',
  ],
  'new-year-day': calendarLeaf('JANVIER', 1),
  'christmas-day': badged('december-25', 'wrapped-gift'),
  'december-25': calendarLeaf('DÉCEMBRE', 25),
  'remembrance-day': badged('november-11', 'poppy'),
  'november-11': calendarLeaf('NOVEMBRE', 11),
  'merry-christmas': says('santa-claus', 'christmas-tree'),
  'happy-easter': says('girl', 'hatching-chick'),
  'happy-valentine': says('boy', 'love-letter'),
  'happy-saint-jean': says('child', 'flag-quebec'),
  'happy-halloween': [
    NIGHT,
    at('full-moon', 20, 1, 11),
    at('bat', 1, 1, 12),
    at('jack-o-lantern', 3, 11, 21),
    at('ghost', 21, 17, 10),
  ],
  'firework-sky': [
    NIGHT,
    burst(15, 14, 12, '#fcd53f'),
    burst(26, 25, 5, '#ff7aa8'),
    burst(5, 27, 4, '#7fcdf2'),
  ],
  'firework-city': [
    '<rect width="32" height="32" rx="4" fill="#6b3f8a"/>',
    burst(9, 9, 7, '#ff5a6e'),
    burst(23, 7, 6, '#7ed957'),
    burst(16, 15, 4, '#fcd53f'),
    SKYLINE,
  ],
  'watch-fireworks': [
    NIGHT,
    burst(21, 10, 10, '#fcd53f'),
    burst(6, 7, 4, '#7fcdf2'),
    at('girl', 1, 18, 14),
    at('boy', 15, 18, 14),
  ],
  'collect-candy': [
    at('child', 0, 0, 18),
    at('candy-bag', 13, 13, 19),
    at('candy', 18, 2, 11),
    at('candy', 1, 20, 11),
  ],
  'light-costume': [
    at('ghost', 0, 2, 21),
    at('flashlight', 17, 16, 15, { rotate: -90 }),
    at('child', 20, 0, 12),
  ],
  'on-the-sidewalk': [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M0 23h32v3H0z" fill="#e9edf1"/><path d="M0 26h32v3q0 3-3 3H3q-3 0-3-3z" fill="#5b6675"/><path d="M8 23v3M16 23v3M24 23v3" stroke="#b8c4d0"/><path d="M2 29.500h5M12 29.500h5M22 29.500h5" stroke="#fff"/>',
    at('person-walking', 8, 2, 23),
  ],
  'visit-ice-palace': [at('ice-palace', 0, 0, 32), at('girl', 3, 17, 14), at('boy', 15, 17, 14)],
  'bonhomme-tuque': [at('bonhomme', 0, 6, 25), at('tuque', 18, 1, 14)],
  'watch-parade': [
    at('parade', 4, 0, 21),
    at('girl', 0, 19, 13),
    at('child', 10, 19, 13),
    at('boy', 20, 19, 13),
  ],
  'slide-in-snow': [
    '<rect width="32" height="32" rx="4" fill="#b8d8ef"/><path d="M0 10q14 3 32 19v0q0 3-3 3H3q-3 0-3-3z" fill="#fff"/>',
    at('sled', 8, 11, 16, { rotate: 35 }),
    at('child', 12, 2, 13),
  ],
  'eat-taffy': [at('child', 0, 0, 20), at('taffy', 12, 13, 20)],
  'canoe-teams': [at('canoe-ice', 0, 0, 18), at('canoe-ice', 14, 14, 18), at('chequered-flag', 20, 1, 11)],
  'sculpt-snow': [at('snow-sculpture', 0, 0, 24), at('man-artist', 14, 13, 19)],
  'blow-trumpets': [
    at('child-blowing', 0, 8, 20),
    at('trumpet-red', 15, 14, 17),
    at('musical-notes', 19, 1, 12),
  ],
  'taste-beavertail': [at('face-savoring-food', 0, 0, 21), at('beavertail', 15, 11, 21)],
  'taste-poutine': [at('face-savoring-food', 0, 0, 21), at('poutine', 13, 13, 19)],
  'saw-juggler': [at('man-juggling', 7, 0, 24), at('eyes', 0, 19, 13)],
  'great-crowd': [rowsOfPeople(5, 6)],
  'look-balloon': [
    SKY,
    GRASS,
    at('hot-air-balloon', 13, 1, 18),
    at('child', 1, 16, 13),
    at('backhand-index-pointing-up', 12, 21, 9),
  ],
  'band-plays': [
    at('man', 0, 0, 14),
    at('trumpet', 10, 3, 12),
    at('woman', 0, 17, 14),
    at('long-drum', 11, 17, 14),
    at('musical-notes', 22, 9, 10),
  ],
  'slept-in-hotel': [NIGHT, at('hotel', 8, 1, 23), at('person-in-bed', 0, 13, 19)],
  'hot-chocolate': [
    at('hot-beverage', 0, 2, 25),
    '<g fill="#fff" stroke="#d9c9b0" stroke-width=".5"><rect x="6" y="6.500" width="5" height="4" rx="1"/><rect x="12" y="8.500" width="5" height="4" rx="1"/><rect x="8" y="11.500" width="4.500" height="4" rx="1"/></g>',
    at('chocolate-bar', 18, 17, 15),
  ],
  'some-salad': [at('plate', 0, 3, 32), at('green-salad', 10, 12, 12)],
  'apple-pie': badged('pie', 'red-apple'),
  'dozen-twelve': [at('dozen', 0, 0, 26), at('number-12', 18, 18, 14)],
  'which-size': says('man-in-tuxedo', 'pizza-sizes'),
  'pizza-box': [
    '<path d="M2 2h28v28H2z" fill="#d9b48a"/><path d="M4 4h24v24H4z" fill="#f0dcb8"/><path d="M2 30h28v2H2z" fill="#a9714a"/>',
    at('pizza-vegetarian', 5, 5, 22),
  ],
  'pizza-to-go': [at('pizza-box', 0, 0, 22), at('person-walking', 12, 9, 23, { flip: true })],
  'make-dough': [at('flour', 0, 0, 18), at('dough', 11, 12, 21), at('palms-up-together', 20, 0, 11)],
  restaurant: [at('shop', 0, 0, 22), at('fork-and-knife-with-plate', 12, 13, 20)],
  bakery: [at('shop', 0, 0, 22), at('baguette-bread', 12, 12, 20)],
  pharmacy: [at('shop', 0, 0, 22), at('pill', 13, 13, 19)],
  'dental-clinic': [at('hospital', 0, 0, 22), at('tooth', 12, 12, 20)],
}
