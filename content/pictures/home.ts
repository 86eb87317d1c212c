import { at, type Compositions, says } from './compose.ts'
import { FLOOR, GRASS, SKY } from './grounds.ts'

const TILES =
  '<rect width="32" height="32" rx="4" fill="#e3f2f7"/><path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#b5d3dd"/>'

export const home: Compositions = {
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
  'i-live-house': [at('house', 8, 0, 24), at('child', 0, 16, 15)],
  'i-live-flat': [at('office-building', 8, 0, 24), at('child', 0, 16, 15)],
  'eat-kitchen': [at('kitchen', 0, 0, 32), at('child', 8, 14, 17)],
  'watch-tv': [at('television', 7, 0, 25), at('child', 0, 15, 16)],
  'position-sur': [at('package', 7, 12, 20), at('cat', 8, 0, 16)],
  'position-sous': [at('table', 1, 4, 30), at('cat', 9, 16, 14)],
  'position-dans': [at('cat', 8, 1, 16), at('open-box', 4, 10, 24)],
  'position-devant': [at('package', 7, 0, 24), at('cat', 8, 16, 16)],
  'position-derriere': [at('cat', 14, 1, 17), at('package', 2, 8, 23)],
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
  'want-juice': says('child', 'juice'),
  'yes-please': says('slightly-smiling-face', 'check-mark-button'),
  'no-thanks': says('slightly-smiling-face', 'cross-mark'),
  dancing: [at('woman-dancing', 0, 2, 20), at('man-dancing', 14, 2, 20)],
  'break-pinata': [at('piata', 0, 2, 23), at('collision', 17, 14, 15)],
  'invite-friends': [at('invitation', 0, 0, 20), at('girl', 6, 17, 14), at('boy', 18, 17, 14)],
  'musical-chairs': [at('chair', 0, 9, 18), at('chair', 13, 9, 18), at('musical-notes', 18, 0, 12)],
  'tell-joke': says('boy', 'face-with-tears-of-joy'),
  'sing-and-dance': [at('singer', 0, 0, 20), at('woman-dancing', 14, 12, 19)],
}
