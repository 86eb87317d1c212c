import { bust, type CastName, figure } from './cast.ts'
import { at, type ComposedPicture, type ComposedPictures } from './compose.ts'
import { GRASS, SKY, WATER } from './grounds.ts'

const LAWN = '<rect width="32" height="32" rx="4" fill="#a7d86b"/>'
const ROAD = '<path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#7b8794"/>'
const STRIPES = '<path d="M2 28h5M11 28h5M20 28h5M29 28h3" stroke="#fff" stroke-width="1.400"/>'

/** A road from above with a painted arrow. */
function road(surface: string, arrow: string): ComposedPicture {
  return [
    LAWN,
    `<path d="${surface}" stroke="#7b8794" stroke-width="12" fill="none"/><path d="${arrow}" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  ]
}

/** A person asking for directions. */
function asksFor(who: CastName, place: string): ComposedPicture {
  return [
    bust(who, 0, 13, 19, { face: 'open' }),
    '<path d="M14 .5h14.500q3 0 3 3v13q0 3-3 3H21l-3.500 4v-4H14q-3 0-3-3v-13q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    at(place, 12.5, 3, 13),
    at('red-question-mark', 23.5, 4, 9),
  ]
}

/** Two things side by side with a sign "greater than" between them. */
const GREATER =
  '<path d="m14 13 5 3.500-5 3.500" stroke="#26345c" stroke-width="1.800" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'

/** A traffic light with its red or green lamp on. */
function light(isGreen: boolean, x: number, y: number, height: number): string {
  const unit = height / 30
  const lamps = [
    [7, isGreen ? '#5a2a2e' : '#ff4d4f'],
    [15, '#5a4a22'],
    [23, isGreen ? '#2fd463' : '#1f4a2c'],
  ] as const
  return `<g transform="translate(${x} ${y}) scale(${Math.round(unit * 1000) / 1000})"><rect width="14" height="30" rx="4" fill="#26282f"/>${lamps.map(([cy, fill]) => `<circle cx="7" cy="${cy}" r="3.400" fill="${fill}"/>`).join('')}</g>`
}

/** The town and how to move in it. */
export const gettingAround: ComposedPictures = {
  street: [
    SKY,
    '<path d="M0 4h9v21H0z" fill="#d97a5a"/><path d="M23 2h9v23h-9z" fill="#7aa7d9"/><path d="M2 8h4v4H2zM2 15h4v4H2zM26 7h4v4h-4zM26 14h4v4h-4z" fill="#fff3d6"/><path d="m0 32 12-15h8l12 15z" fill="#7b8794"/><path d="M16 19v2M16 23v3M16 28v4" stroke="#fff" stroke-width="1.600"/>',
    at('deciduous-tree', 6, 10, 10),
    at('deciduous-tree', 17, 10, 10),
  ],
  bridge: [
    SKY,
    WATER,
    '<path d="M0 16h32v3.500H0z" fill="#b5533c"/><path d="M7 5v22M25 5v22" stroke="#8f3d2b" stroke-width="2.600"/><path d="M0 14Q5 11 7 6q9 14 18 0 2 5 7 8" stroke="#8f3d2b" stroke-width="1.300" fill="none"/>',
    at('automobile', 11, 7.5, 9),
  ],
  sidewalk: [
    SKY,
    '<path d="M0 0h32v14H0z" fill="#e6c7a5"/><path d="M3 3h7v8H3zM22 3h7v8h-7z" fill="#bfe0f2"/><path d="M13 2h6v12h-6z" fill="#8a5a33"/><path d="M0 14h32v9H0z" fill="#cfd4da"/><path d="M6 14l-2 9M16 14v9M26 14l2 9" stroke="#a7afb8" stroke-width=".8"/><path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#7b8794"/>',
    STRIPES,
    figure('grandmother', 9, 22, 17, { legs: 'walk' }),
    figure('maya', 23, 22, 13, { legs: 'walk' }),
  ],
  'bike-path': [
    LAWN,
    '<path d="M10 32Q4 20 16 15T20 0" stroke="#7b8794" stroke-width="10" fill="none"/><path d="M10 32Q4 20 16 15T20 0" stroke="#fff" stroke-width="1.200" stroke-dasharray="3 2.500" fill="none"/>',
    at('bicycle', 13, 14, 18),
    at('evergreen-tree', 0, 1, 12),
  ],
  'bus-shelter': [
    SKY,
    '<path d="M0 25h32v4q0 3-3 3H3q-3 0-3-3z" fill="#cfd4da"/><path d="M1 7h20v3H1z" fill="#3b5b92"/><path d="M2.500 10h17v15h-17z" fill="#bfe0f2" fill-opacity=".75"/><path d="M2.500 10v15M19.500 10v15" stroke="#5b6675" stroke-width="1.300"/><path d="M5 20h12v2H5z" fill="#8a5a33"/><path d="M6 22v3M16 22v3" stroke="#8a5a33" stroke-width="1.300"/>',
    at('bus-stop', 19.5, 8, 18),
  ],
  'walk-to-school': [
    SKY,
    GRASS,
    at('school', 15, 2, 17),
    figure('karim', 9, 31, 25, { legs: 'walk', face: 'open' }),
    '<path d="M16 29h1.500M20 27.500h1.500M24 26h1.500" stroke="#5f8f4a" stroke-width="1.600" stroke-linecap="round"/>',
  ],
  'take-metro': [
    '<rect width="32" height="32" rx="4" fill="#dfe4ea"/><path d="M0 26h32v3q0 3-3 3H3q-3 0-3-3z" fill="#8b95a1"/>',
    at('metro', 12, 1, 20),
    figure('chloe', 8, 31, 25, { arms: ['down', 'wave'], face: 'open' }),
  ],
  'go-to-park': [
    SKY,
    GRASS,
    at('park', 15, 2, 17),
    figure('leo', 6, 31, 21, { legs: 'walk', face: 'open' }),
    figure('mother', 15, 31, 26, { legs: 'walk' }),
  ],
  'where-library': asksFor('ines', 'books'),
  'light-green': [
    '<rect width="32" height="32" rx="4" fill="#dff3d8"/>',
    light(true, 2, 1, 30),
    figure('zoe', 24, 30, 23, { arms: ['wave', 'down'], face: 'open' }),
  ],
  'cross-street': [
    SKY,
    '<path d="M0 13h32v16q0 3-3 3H3q-3 0-3-3z" fill="#7b8794"/><path d="M2 21h5v10H2zM10 21h5v10h-5zM18 21h5v10h-5zM26 21h5v10h-5z" fill="#fff"/>',
    light(true, 26, 2, 14),
    figure('noah', 12, 30, 24, { legs: 'walk' }),
  ],
  'turn-left': road('M21 32V14H0', 'M21 28V14H7M11 10l-4 4 4 4'),
  'turn-right': [...road('M11 32V18H32', 'M11 28V18H25M21 14l4 4-4 4'), at('deciduous-tree', 1, 0, 12)],
  'go-straight': [
    ...road('M16 32V0', 'M16 28V6M12 10l4-4 4 4'),
    at('house', 23, 4, 9),
    at('house', 0, 16, 9),
  ],
  'wait-for-bus': [
    SKY,
    '<path d="M0 26h32v3q0 3-3 3H3q-3 0-3-3z" fill="#cfd4da"/>',
    at('bus-stop', 21, 3, 12),
    figure('grandfather', 6, 31, 26),
    figure('sister', 14, 31, 14),
    figure('leo', 20, 31, 18, { arms: ['down', 'out'] }),
  ],
  'park-nearby': [
    SKY,
    GRASS,
    at('house', 0, 9, 15),
    at('park', 18, 8, 14),
    '<path d="M13 28q3 2 6 0" stroke="#d0454c" stroke-width="1.800" stroke-dasharray="2 1.600" fill="none"/>',
    at('round-pushpin', 4, 0, 9),
  ],
  'is-it-far': [
    LAWN,
    '<path d="M4 30Q20 26 12 18T28 4" stroke="#f4e2b8" stroke-width="4" fill="none"/><path d="M4 30Q20 26 12 18T28 4" stroke="#c79a5a" stroke-width="1" stroke-dasharray="2 2" fill="none"/>',
    at('house', 22, 0, 9),
    figure('samuel', 5, 31, 16),
    at('red-question-mark', 17, 16, 13),
  ],
  'where-bank': asksFor('neighbour', 'bank'),
  'pharmacy-across': [
    LAWN,
    '<path d="M0 13h32v7H0z" fill="#7b8794"/><path d="M1 16.500h4M9 16.500h4M17 16.500h4M25 16.500h4" stroke="#fff" stroke-width="1"/>',
    at('pharmacy', 9, -1, 14),
    at('park', 9, 19, 13),
    '<path d="M16 14v5M14.500 15.300l1.500-1.500 1.500 1.500M14.500 17.700l1.500 1.500 1.500-1.500" stroke="#f2c230" stroke-width="1.200" fill="none" stroke-linecap="round"/>',
  ],
  'second-on-right': [
    LAWN,
    '<path d="M9 32V0M9 23h23M9 8h23" stroke="#7b8794" stroke-width="7" fill="none"/><path d="M9 30V8h17M22 4.500 26 8l-4 3.500" stroke="#fff" stroke-width="2.200" fill="none" stroke-linecap="round" stroke-linejoin="round"/><g font-family="Arial,sans-serif" font-weight="700" font-size="6" fill="#fff"><text x="20" y="25.200">1</text><text x="27" y="10.200">2</text></g>',
  ],
  'next-stop': [
    '<rect width="32" height="32" rx="4" fill="#f2c230"/><path d="M3 4h17v11H3z" fill="#bfe0f2"/><path d="M22 3h8v27h-8z" fill="#8a6a10"/>',
    figure('alice', 11, 31, 24, { arms: ['down', [14, -38]], face: 'open' }),
    '<rect x="19" y="7" width="4.500" height="4.500" rx="1" fill="#d0454c"/>',
    at('bus-stop', 23.5, 12, 8),
  ],
  'ticket-price': [
    '<rect width="32" height="32" rx="4" fill="#dbeafb"/>',
    at('admission-tickets', 0, 0, 20),
    at('coin', 1, 19, 11),
    at('coin', 11, 19, 11),
    at('coin', 21, 19, 11),
  ],
  'bus-at-ten-past': [
    SKY,
    ROAD,
    at('bus', 0, 12, 18),
    '<rect x="16" y="2" width="15" height="8" rx="1.500" fill="#101828"/><text x="23.500" y="7.900" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5" fill="#9df07a">8 h 10</text>',
    at('bus-stop', 20, 13, 11),
  ],
  'five-minutes-walk': [
    SKY,
    GRASS,
    at('stopwatch', 18, 1, 13),
    '<text x="24" y="22.500" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5.500" fill="#26345c">5 min</text>',
    figure('father', 9, 31, 28, { legs: 'walk' }),
  ],
  'metro-faster': [
    '<rect width="32" height="32" rx="4" fill="#e6ddf2"/>',
    at('metro', 0, 5, 14),
    at('oncoming-bus', 20, 11, 11),
    GREATER,
    at('high-voltage', 3, 20, 10),
  ],
  'metro-to-museum': [
    '<rect width="32" height="32" rx="4" fill="#fbf1dc"/>',
    at('metro', 0, 14, 17),
    at('museum', 15, 0, 17),
    '<path d="M15 26q9 1 10-7" stroke="#d0454c" stroke-width="2" stroke-dasharray="2.500 2" fill="none"/><path d="m25 16-2.500 4.500h5z" fill="#d0454c"/>',
  ],
  'took-ferry': [
    SKY,
    WATER,
    at('ferry', 6, 3, 25),
    '<rect x="1" y="1" width="12" height="11" rx="1.500" fill="#fff" stroke="#b4acbc" stroke-width=".7"/><path d="M1 2.500Q1 1 2.500 1h9Q13 1 13 2.500V4H1z" fill="#8a4fa8"/><text x="7" y="10.500" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="6" fill="#26345c">−1</text>',
  ],
  'left-bag': [
    SKY,
    ROAD,
    at('bus', 13, 4, 19),
    at('backpack', 19, 9, 7),
    figure('olivier', 7, 31, 25, { arms: ['up', 'up'], face: 'worried' }),
  ],
  'path-by-river': [
    LAWN,
    '<path d="M0 22Q10 16 18 21t14-3v11q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/><path d="M0 17Q10 11 18 16t14-3" stroke="#7b8794" stroke-width="5" fill="none"/><path d="M0 17Q10 11 18 16t14-3" stroke="#fff" stroke-width=".9" stroke-dasharray="2.500 2" fill="none"/>',
    at('bicycle', 8, 2, 13),
    at('evergreen-tree', 23, 0, 10),
    '<path d="M4 27q3-1.500 6 0t6 0M18 29q3-1.500 6 0" stroke="#bfe4fa" fill="none"/>',
  ],
  'walking-is-good': [
    '<rect width="32" height="32" rx="4" fill="#dff3d8"/>',
    at('globe-showing-americas', 14, 4, 18),
    figure('ines', 8, 31, 26, { legs: 'walk', face: 'proud' }),
    at('red-heart', 24, 21, 9),
  ],
  'bridge-closed': [
    SKY,
    at('bridge', 0, 2, 28),
    at('construction', 16, 17, 15),
    at('red-question-mark', 22, 0, 10),
  ],
  'cross-town-by-bike': [
    at('cityscape', 0, 0, 32, { opacity: 0.75 }),
    '<path d="M0 25h32v4q0 3-3 3H3q-3 0-3-3z" fill="#7b8794"/>',
    bust('maya', 4.5, 9, 11, { face: 'open' }),
    bust('father', 19, 8, 12),
    at('bicycle', 2, 17, 14),
    at('bicycle', 17, 17, 14),
  ],
}
