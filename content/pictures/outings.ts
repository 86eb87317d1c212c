import { bust, figure } from './cast.ts'
import { at, badged, type ComposedPictures, calendarLeaf, says } from './compose.ts'
import { GRASS, NIGHT, SKY, SNOW_GROUND } from './grounds.ts'

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
  const skins = ['#f9d3b4', '#c98d5e', '#8d5a3a', '#f3cfa0', '#6b4129']
  const hairs = ['#4a2c17', '#2b1b17', '#9c4a2a', '#e3b04b', '#1f8a8a']
  const clothes = ['#2f86e0', '#d0454c', '#3f8f3a', '#8a4fbf', '#f5a524']
  const step = 32 / inRow
  return Array.from({ length: rows * inRow }, (_none, index) => {
    const row = Math.floor(index / inRow)
    const x = round(((index % inRow) + (row % 2 ? 0.75 : 0.35)) * step)
    const y = round(3.5 + (row * 25) / rows)
    const [skin, hair, cloth] = [
      skins[(index * 7 + row) % 5],
      hairs[(index * 3) % 5],
      clothes[(index * 3 + row) % 5],
    ]
    return `<g transform="translate(${x} ${y})"><path d="M-3.400 32V5.500q0-3 3.400-3t3.400 3V32z" fill="${cloth}"/><circle r="2.900" fill="${skin}"/><path d="M-3.100.300a3.100 3.100 0 0 1 6.200 0q-3.100-2-6.200 0z" fill="${hair}"/><g fill="#2e1f1c"><circle cx="-1" cy=".4" r=".4"/><circle cx="1" cy=".4" r=".4"/></g><path d="M-.9 1.500q.9.900 1.800 0" stroke="#8f2438" stroke-width=".45" fill="none" stroke-linecap="round"/></g>`
  }).join('')
}

const round = (value: number) => Math.round(value * 100) / 100

/** Celebrations, festivals, journeys and meals. */
export const outings: ComposedPictures = {
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
  'happy-easter': says('lea', 'hatching-chick'),
  'happy-valentine': says('samuel', 'love-letter'),
  'happy-saint-jean': says('olivier', 'flag-quebec'),
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
    figure('maya', 8, 32, 18, { face: 'open', arms: ['down', 'up'] }),
    figure('bruno', 20, 32, 18, { face: 'surprised' }),
  ],
  'collect-candy': [
    figure('karim', 10, 31, 27, { arms: ['wave', [13, -22]], face: 'open' }),
    at('candy-bag', 13, 14, 18),
    at('candy', 21, 1, 10),
  ],
  'light-costume': [
    NIGHT,
    '<path d="M13 18l17-6v14z" fill="#fff3b0" opacity=".55"/>',
    figure('ines', 9, 31, 26, {
      top: '#fff6c9',
      trousers: '#fff6c9',
      isLong: true,
      arms: ['down', [12, -26]],
    }),
    '<path d="M5 23h8M4.500 26h9" stroke="#f58a1f" stroke-width="1.200"/>',
    at('flashlight', 12, 14, 9, { rotate: -90 }),
  ],
  'on-the-sidewalk': [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M0 23h32v3H0z" fill="#e9edf1"/><path d="M0 26h32v3q0 3-3 3H3q-3 0-3-3z" fill="#5b6675"/><path d="M8 23v3M16 23v3M24 23v3" stroke="#b8c4d0"/><path d="M2 29.500h5M12 29.500h5M22 29.500h5" stroke="#fff"/>',
    figure('ines', 15, 25, 23, { legs: 'walk', arms: ['down', 'wave'] }),
  ],
  'visit-ice-palace': [
    SNOW_GROUND,
    at('ice-palace', 9, 1, 22),
    figure('zoe', 7, 31, 20, { arms: ['down', 'up'], face: 'open' }),
    figure('karim', 26, 31, 19, { arms: ['up', 'down'] }),
  ],
  'bonhomme-tuque': [at('bonhomme', 0, 6, 25), at('tuque', 18, 1, 14)],
  'watch-parade': [
    at('parade', 4, -1, 21),
    figure('lea', 6, 32, 17, { arms: ['up', 'down'], face: 'open' }),
    figure('samuel', 16, 32, 17, { face: 'open' }),
    figure('noah', 26, 32, 17, { arms: ['down', 'up'], face: 'open' }),
  ],
  'slide-in-snow': [
    '<rect width="32" height="32" rx="4" fill="#b8d8ef"/><path d="M0 12q14 2 32 16v1q0 3-3 3H3q-3 0-3-3z" fill="#fff"/>',
    '<g transform="translate(13.500 17.500) rotate(27)">',
    figure('noah', 0, -1, 19, { legs: 'sit', arms: ['up', 'up'], face: 'open', top: '#d0454c' }),
    '<path d="M-9 3.200H8q3.500 0 4.500-3.500" stroke="#8a5a2e" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M-8 1h15" stroke="#d9632a" stroke-width="2.600" stroke-linecap="round"/><path d="M-11-6h-5M-12-10h-4M-11-2h-4" stroke="#fff" stroke-width="1.200" stroke-linecap="round"/>',
    '</g>',
  ],
  'eat-taffy': [bust('bruno', -1, 0, 23, { face: 'open' }), at('taffy', 12, 13, 20)],
  'canoe-teams': [at('canoe-ice', 0, 0, 18), at('canoe-ice', 14, 14, 18), at('chequered-flag', 20, 1, 11)],
  'sculpt-snow': [
    SNOW_GROUND,
    at('snow-sculpture', 5, 1, 22),
    figure('madame', 6, 31, 26, { arms: ['down', [14, -32]] }),
    at('hammer', 8, 9, 8),
    figure('samuel', 26, 31, 22, { arms: [[14, -32], 'down'] }),
    at('hammer', 16.5, 13, 8, { flip: true }),
  ],
  'blow-trumpets': [
    bust('leo', -2, 7, 22, { face: 'blow' }),
    at('trumpet-red', 12, 15, 19),
    at('musical-notes', 19, 1, 12),
  ],
  'taste-beavertail': [at('face-savoring-food', 0, 0, 21), at('beavertail', 15, 11, 21)],
  'taste-poutine': [at('face-savoring-food', 0, 0, 21), at('poutine', 13, 13, 19)],
  'saw-juggler': [at('man-juggling', 7, 0, 24), at('eyes', 0, 19, 13)],
  'great-crowd': [rowsOfPeople(5, 6)],
  'look-balloon': [
    SKY,
    GRASS,
    at('hot-air-balloon', 13, 0, 18),
    figure('maya', 8, 31, 21, { arms: ['down', 'up'], face: 'open' }),
  ],
  'band-plays': [
    bust('father', -1, 0, 15),
    at('trumpet', 10, 3, 12),
    bust('madame', -1, 16, 15),
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
  'pizza-to-go': [
    figure('neighbour', 13, 31, 29, { legs: 'walk', arms: ['down', [15, -28]] }),
    at('pizza-box', 17, 8, 14),
  ],
  'make-dough': [at('flour', 0, 0, 18), at('dough', 11, 12, 21), at('palms-up-together', 20, 0, 11)],
  restaurant: [at('shop', 0, 0, 22), at('fork-and-knife-with-plate', 12, 13, 20)],
  bakery: [at('shop', 0, 0, 22), at('baguette-bread', 12, 12, 20)],
  pharmacy: [at('shop', 0, 0, 22), at('pill', 13, 13, 19)],
  'dental-clinic': [at('hospital', 0, 0, 22), at('tooth', 12, 12, 20)],
}
