import { figure, head, tuqueOn } from './cast.ts'
import { at, type ComposedPictures, says } from './compose.ts'
import { FLOOR, GRASS, SKY, SNOW_GROUND } from './grounds.ts'

const TILES =
  '<rect width="32" height="32" rx="4" fill="#e3f2f7"/><path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#b5d3dd"/>'

export const home: ComposedPictures = {
  kitchen: [FLOOR, at('fridge', 0, 4, 22), at('stove', 16, 12, 16), at('cooking', 19, 6, 8)],
  'living-room': [FLOOR, at('couch', 1, 12, 18), at('television', 18, 4, 13), at('lamp', 19, 17, 13)],
  bedroom: [FLOOR, at('bed', 1, 9, 21), at('dresser', 21, 15, 11), at('window', 22, 2, 9)],
  bathroom: [TILES, at('bathtub', 0, 11, 18), at('sink', 18, 15, 13), at('mirror', 20, 2, 11)],
  'dining-room': [
    FLOOR,
    at('table', 5, 12, 22),
    at('chair', 0, 13, 13),
    at('chair', 19, 13, 13, { flip: true }),
    at('plate', 12, 10, 8),
  ],
  garden: [SKY, GRASS, at('sunflower', 0, 8, 19), at('tulip', 13, 15, 12), at('rose', 21, 14, 11)],
  roof: [
    '<path d="M6 18v12h20V18" fill="none" stroke="#b9c2cc" stroke-width="1.200" stroke-dasharray="2 1.500"/><path d="M22 3h4v9h-4z" fill="#8a5a3b"/><path d="M16 2 1 18h30z" fill="#c93a3a"/><path d="m13 5.500-3 3.200h12l-3-3.200M6.500 12.500h19M3 16h26" stroke="#932626" fill="none"/>',
  ],
  fireplace: [
    '<path d="M3 6h26v24H3z" fill="#b5533c"/><path d="M3 12h26M3 18h26M3 24h26M9 6v6M20 6v6M14 12v6M25 12v6M6 18v6M26 18v6" stroke="#e3a08d" stroke-width=".8"/><path d="M1 3h30v4H1z" fill="#7a4a2b"/><path d="M8 30V18q0-6 8-6t8 6v12z" fill="#33221c"/>',
    at('fire', 10, 16, 12),
    '<path d="M9 28.500h14" stroke="#8a5a3b" stroke-width="3" stroke-linecap="round"/>',
  ],
  stool: [
    '<path d="M9 11 6 30M23 11l3 19M13 11l-1 19M19 11l1 19" stroke="#8a5a2e" stroke-width="2.200" stroke-linecap="round"/><path d="M7.500 22h17" stroke="#8a5a2e" stroke-width="1.800"/><ellipse cx="16" cy="9" rx="11" ry="4" fill="#c98f55"/><ellipse cx="16" cy="8" rx="11" ry="3.500" fill="#e2b075"/>',
  ],
  'wicker-basket': [
    '<path d="M6 15Q6 3 16 3t10 12" fill="none" stroke="#8a5a2e" stroke-width="2.200"/><path d="M2 14h28l-4 16H6z" fill="#d69a4e"/><path d="M4 19h24M5 24h22M9 14l2 16M16 14v16M23 14l-2 16" stroke="#8a5a2e"/><path d="M1 12.500h30v4H1z" fill="#b97a35"/>',
  ],
  bench: [
    GRASS,
    '<path d="M5 8v20M27 8v20" stroke="#4b5563" stroke-width="2.200" stroke-linecap="round"/><path d="M2 8h28v3.500H2zM2 13h28v3.500H2z" fill="#c98f55"/><path d="M1 20h30v3.500H1z" fill="#a86f38"/>',
  ],
  park: [
    SKY,
    GRASS,
    at('playground-slide', 2, 10, 17),
    at('deciduous-tree', 16, 4, 16),
    at('bench', 19, 20, 10),
  ],
  rink: [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M1 15q0-4 4-4h22q4 0 4 4v10q0 5-5 5H6q-5 0-5-5z" fill="#fff" stroke="#d0454c" stroke-width="1.600"/><path d="M16 11.500V30" stroke="#d0454c"/><circle cx="16" cy="21" r="3.500" fill="none" stroke="#2f6cb0"/><path d="M4 24q4 2 8 0M20 17q4-2 8 0" stroke="#b8d8ef" fill="none"/>',
    at('ice-skate', 8, 0, 15),
  ],
  'i-live-house': [at('house', 8, 0, 24), figure('maya', 6, 31, 18, { arms: ['down', 'wave'] })],
  'i-live-flat': [at('office-building', 8, 0, 24), figure('noah', 6, 31, 18, { arms: ['down', 'wave'] })],
  'eat-kitchen': [
    FLOOR,
    at('fridge', 0, 2, 17),
    at('stove', 17, 5, 15),
    figure('leo', 16, 31, 24, { arms: ['front', 'front'] }),
    at('table', 4, 14, 24),
    at('bowl-with-spoon', 11.5, 13, 9),
  ],
  'watch-tv': [
    FLOOR,
    at('television', 12, 0, 20),
    at('rug', 0, 18, 20),
    figure('bruno', 10, 28, 20, { legs: 'sit', arms: ['front', 'front'] }),
  ],
  'position-sur': [at('package', 7, 12, 20), at('cat', 8, 0, 16)],
  'position-sous': [at('table', 1, 4, 30), at('cat', 9, 16, 14)],
  'position-dans': [at('cat', 8, 1, 16), at('open-box', 4, 10, 24)],
  'position-devant': [
    FLOOR,
    at('package', 5, 0, 23),
    '<ellipse cx="16" cy="29.500" rx="9" ry="1.500" opacity=".15"/>',
    at('cat', 7, 11, 19),
  ],
  'position-derriere': [
    FLOOR,
    at('cat', 13, 0, 19),
    '<ellipse cx="13" cy="29.500" rx="11" ry="1.500" opacity=".15"/>',
    at('package', 2, 9, 22),
  ],
  'position-entre': [at('package', 0, 14, 11), at('cat', 10, 10, 13), at('package', 21, 14, 11)],
  'position-au-dessus-de': [at('package', 8, 17, 15), at('bird', 9, 0, 14)],
  'position-loin-de': [
    SKY,
    GRASS,
    at('house', 21, 9, 10),
    '<path d="M11 27h9" stroke="#7b8794" stroke-dasharray="2 1.500"/>',
    at('cat', 0, 15, 14),
  ],
  'position-pres-de': [SKY, GRASS, at('house', 10, 2, 22), at('cat', 1, 15, 14)],
  'position-au-milieu-de': [at('rug', 0, 2, 32), at('black-cat', 10, 9, 13)],
  'position-en-haut': [at('deciduous-tree', 4, 6, 26), at('bird', 11, 0, 11)],
  'position-en-bas': [at('stairs', 4, 0, 28), at('dog', 0, 19, 12)],
  'position-a-l-interieur-de': [at('doghouse', 1, 0, 30), at('dog-face', 11, 16, 11)],
  'position-a-l-exterieur-de': [at('doghouse', 11, 1, 21), at('dog', 0, 17, 14)],
  'position-en-face-de': [at('cat', 0, 10, 15), at('dog', 17, 10, 15, { flip: true })],
  'position-contre': [
    '<path d="M22 1h9v28h-9z" fill="#c98f55"/><path d="M22 8h9M22 15h9M22 22h9M26 1v7M24 8v7M29 8v7M26 15v7M24 22v7M29 22v7" stroke="#8a5a2e"/><path d="M0 29h32v2H0z" fill="#b8c4d0"/>',
    at('bicycle', 1, 7, 22, { rotate: 8 }),
  ],
  'position-au-coin-de': [
    '<path d="M0 14h32v18H0z" fill="#8fd16a"/><path d="M0 20h18V32h8V20h6v-7H0z" fill="#7b8794"/><path d="M0 16.500h32M22 20v12" stroke="#fff" stroke-dasharray="3 2"/>',
    at('postbox', 6, 1, 15),
  ],
  'position-le-long-de': [
    '<rect width="32" height="32" rx="4" fill="#a7d86b"/><path d="M0 20q8-4 16 0t16 0v8q-8 4-16 0T0 28z" fill="#4fb0e8"/>',
    at('deciduous-tree', 0, 4, 11),
    at('deciduous-tree', 10, 6, 11),
    at('deciduous-tree', 21, 4, 11),
  ],
  'where-cat': [at('cat', 0, 8, 23), at('red-question-mark', 19, 0, 14)],
  'where-dog': [at('dog', 0, 8, 23), at('red-question-mark', 19, 0, 14)],
  'loot-bag': [at('shopping-bags', 0, 2, 25), at('lollipop', 17, 0, 14)],
  napkin: [
    '<path d="M4 6h22v22H4z" fill="#f7c6d3"/><path d="M4 28 26 6v22z" fill="#ee9fb5"/><path d="M7 9h16M7 9v16" stroke="#fff" stroke-dasharray="2 1.500"/>',
  ],
  fork: [
    '<path d="M11 2v8q0 4 3.500 4.500V29q0 1.500 1.500 1.500t1.500-1.500V14.500Q21 14 21 10V2h-1.800v8h-2.300V2h-1.800v8h-2.300V2z" fill="#8fa3b8"/>',
  ],
  'fruit-bowl': [
    at('grapes', 0, 2, 15),
    at('red-apple', 11, 0, 14),
    at('banana', 18, 6, 14),
    '<path d="M2 16h28q-1 12-14 12T2 16z" fill="#d69a68"/>',
  ],
  vegetables: [at('carrot', 0, 0, 17), at('broccoli', 15, 2, 16), at('cucumber', 8, 14, 17)],
  'want-juice': says('chloe', 'juice'),
  'yes-please': says('slightly-smiling-face', 'check-mark-button'),
  'no-thanks': says('slightly-smiling-face', 'cross-mark'),
  dancing: [
    figure('maya', 9, 31, 26, { legs: 'walk', arms: ['up', 'out'], face: 'open' }),
    figure('olivier', 23, 31, 26, { legs: 'walk', arms: ['up', 'up'], face: 'open', flip: true }),
    at('musical-notes', 12, 0, 9),
  ],
  'break-pinata': [at('piata', 0, 2, 23), at('collision', 17, 14, 15)],
  'invite-friends': [
    at('invitation', 6, -1, 20),
    figure('lea', 6, 32, 19, { arms: ['down', 'up'] }),
    figure('karim', 26, 32, 19, { arms: ['up', 'down'] }),
  ],
  'musical-chairs': [at('chair', 0, 9, 18), at('chair', 13, 9, 18), at('musical-notes', 18, 0, 12)],
  'tell-joke': says('bruno', 'face-with-tears-of-joy'),
  'sing-and-dance': [
    figure('zoe', 9, 31, 26, { face: 'open', arms: ['down', [6, -36]] }),
    at('microphone', 10, 10, 8),
    figure('samuel', 24, 31, 26, { legs: 'walk', arms: ['up', 'out'], face: 'open' }),
    at('musical-notes', 12, 0, 9),
  ],
  'sleep-in-bedroom': [
    '<rect width="32" height="32" rx="4" fill="#34437a"/><path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#5a4a6b"/><rect x="20" y="3" width="10" height="10" rx="1" fill="#fff"/><rect x="21" y="4" width="8" height="8" fill="#1e2450"/>',
    at('crescent-moon', 22, 5, 6),
    at('bed', 0, 6, 28),
    head('lea', 7, 15.5, 4, 'asleep'),
    at('zzz', 9, 3, 9),
  ],
  'wash-in-bathroom': [
    TILES,
    at('bathtub', 0, 9, 22),
    head('olivier', 9, 14, 4.2, 'smile'),
    at('bubbles', 12, 11, 8),
    at('sink', 20, 15, 12),
    at('mirror', 21, 2, 10),
  ],
  'i-invite-you': [
    figure('maya', 7, 31, 24, { arms: ['down', [15, -24]] }),
    figure('noah', 25, 31, 24, { arms: [[15, -24], 'down'], face: 'surprised' }),
    at('envelope', 11, 14, 10),
    at('party-popper', 11, 0, 10),
  ],
  'dance-to-warm-up': [
    SNOW_GROUND,
    figure('ines', 9, 30, 23, { legs: 'walk', arms: ['up', 'out'], face: 'open' }),
    figure('bruno', 23, 30, 23, {
      legs: 'walk',
      arms: ['up', 'up'],
      face: 'open',
      flip: true,
      top: '#d0454c',
    }),
    tuqueOn(23, 30, 23),
    at('snowflake', 13, 0, 7),
  ],
  'dance-in-street': [
    '<rect width="32" height="32" rx="4" fill="#ffe6c9"/><path d="M0 6h7v17H0zM25 4h7v19h-7z" fill="#d97a5a"/><path d="M2 9h3v4H2zM2 16h3v4H2zM27 8h3v4h-3zM27 15h3v4h-3z" fill="#fff3d6"/><path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#8f98a3"/><path d="M7 3q9 5 18 0" stroke="#7a4a2b" stroke-width=".8" fill="none"/><path d="m9 4 2 3 1.500-2.300zM14 5.300l2 3 2-3zM19.500 4.700 21 7l2-3z" fill="#d6409f"/>',
    figure('lea', 11, 31, 22, { legs: 'walk', arms: ['up', 'out'], face: 'open' }),
    figure('samuel', 22, 31, 22, { legs: 'walk', arms: ['out', 'up'], face: 'open' }),
  ],
}
