import { bust, type CastName, figure, head } from './cast.ts'
import { at, type ComposedPicture, type ComposedPictures, says } from './compose.ts'
import { FLOOR, GRASS, SKY, SNOW_GROUND } from './grounds.ts'

const TABLE =
  '<path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#c98f55"/><path d="M0 23h32v2H0z" fill="#e2b075"/>'

/** Highlights the person that the picture shows. */
function spot(x: number, y: number, radius: number, colour = '#ffd34d'): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
}

/** A parent on the left, on a disc, with Léo. */
function parent(who: CastName, colour: string): ComposedPicture {
  return [
    spot(13, 15, 14.5, colour),
    figure(who, 12, 32, 31, { arms: ['down', [13, -18]] }),
    figure('leo', 25, 32, 18, { arms: [[13, -22], 'down'] }),
  ]
}

/** A grandparent on the right, on a disc, with Léo. */
function grandparent(who: CastName, colour: string): ComposedPicture {
  return [
    spot(20, 15, 14, colour),
    figure(who, 21, 32, 31, { arms: [[13, -18], 'hip'] }),
    figure('leo', 7, 32, 18, { arms: ['up', [13, -22]], face: 'open' }),
  ]
}

type Place = readonly [who: CastName, x: number, y: number]

/** A family tree of small heads with lines; the highlighted person is larger, on a yellow disc. */
function tree(lines: string, [who, x, y]: Place, ...others: readonly Place[]): ComposedPicture {
  return [
    `<path d="${lines}" stroke="#7b8794" stroke-width="1.300" fill="none"/>`,
    ...others.map(([name, left, top]) => head(name, left, top, 3.4)),
    spot(x, y, 8.2),
    head(who, x, y + 0.6, 5.2),
  ]
}

/** Lines from a grandparent at the top to two adults, and from the left one to a child. */
const TO_ADULT = 'M16 7v5M8 17v-5h15v5M8 17v10'
/** Lines from two adults in a row to a child of each. */
const TO_COUSIN = 'M16 2v3M8 7V5h16v3M8 7v18M24 8v12'
/** Lines from three parents in a row to two children. */
const TO_HALF = 'M4 6h24M10 6v17M22 6v14'
/** Lines from a grandparent to a parent to a child. */
const TO_GRANDCHILD = 'M16 4v18'

function wedding(x: number, feet: number, height: number): ComposedPicture {
  return [
    figure('father', x, feet, height, { top: '#2b2f3a', trousers: '#2b2f3a', arms: ['down', [12, -24]] }),
    figure('mother', x + height * 0.45, feet, height, { top: '#ffffff', trousers: '#ffffff', isLong: true }),
  ]
}

/** The family of Léo, and sentences about it. */
export const family: ComposedPictures = {
  'my-mother': parent('mother', '#ffd6d6'),
  'my-father': parent('father', '#cfe6ff'),
  'my-grandmother': grandparent('grandmother', '#e6d5f7'),
  'my-grandfather': grandparent('grandfather', '#dcebc2'),
  'my-sister': [
    spot(10, 16, 10),
    figure('sister', 10, 31, 22, { arms: ['wave', 'down'], face: 'open' }),
    figure('leo', 25, 31, 28),
  ],
  'my-brother': [
    spot(20, 14, 12, '#8fd3ff'),
    figure('leo', 20, 31, 30, { arms: ['down', 'wave'], face: 'open' }),
    figure('sister', 6, 31, 20),
  ],
  'my-aunt': tree(TO_ADULT, ['aunt', 23, 20], ['grandmother', 16, 5], ['mother', 8, 16], ['leo', 8, 27]),
  'my-uncle': tree(TO_ADULT, ['uncle', 23, 20], ['grandfather', 16, 5], ['father', 8, 16], ['leo', 8, 27]),
  'my-cousin-girl': tree(TO_COUSIN, ['chloe', 23, 23], ['mother', 8, 8], ['aunt', 24, 8], ['leo', 8, 24]),
  'my-cousin-boy': tree(TO_COUSIN, ['olivier', 23, 23], ['father', 8, 8], ['uncle', 24, 8], ['leo', 8, 24]),
  'my-parents': [
    spot(16, 13, 14),
    figure('father', 8, 31, 28, { arms: ['down', [10, -26]] }),
    figure('mother', 24, 31, 27, { arms: [[10, -26], 'down'] }),
    at('red-heart', 12.5, 1, 7),
  ],
  'my-grandparents': [
    spot(16, 13, 14, '#cfe0b4'),
    figure('grandfather', 8, 31, 27, { arms: ['down', [10, -26]] }),
    figure('grandmother', 24, 31, 26, { arms: [[10, -26], 'down'] }),
    at('red-heart', 12.5, 1, 7),
  ],
  'their-daughter': tree('M7 7h18M10 7v14', ['sister', 10, 22], ['father', 7, 7], ['mother', 25, 7]),
  'their-son': tree('M7 7h18M22 7v14', ['leo', 22, 22], ['father', 7, 7], ['mother', 25, 7]),
  'my-stepmother': [
    spot(21, 12, 11.5),
    figure('father', 8, 31, 28),
    figure('secretary', 21, 31, 28),
    at('red-heart', 11.5, 0, 6),
    figure('leo', 28.5, 32, 15),
  ],
  'my-stepfather': [
    spot(21, 12, 11.5, '#8fd3ff'),
    figure('mother', 8, 31, 27),
    figure('neighbour', 21, 31, 29),
    at('red-heart', 11.5, 0, 6),
    figure('leo', 28.5, 32, 15),
  ],
  'my-half-sister': tree(
    TO_HALF,
    ['alice', 10, 22],
    ['secretary', 4.5, 7],
    ['father', 16, 6],
    ['mother', 27.5, 6],
    ['leo', 22, 24],
  ),
  'my-half-brother': tree(
    TO_HALF,
    ['noah', 22, 22],
    ['father', 4.5, 6],
    ['mother', 16, 6],
    ['neighbour', 27.5, 6],
    ['leo', 10, 24],
  ),
  'their-niece': tree('M7 6h18M25 6v14', ['sister', 23, 22], ['aunt', 7, 6], ['mother', 25, 6]),
  'their-nephew': tree('M7 6h18M7 6v14', ['leo', 9, 22], ['father', 7, 6], ['uncle', 25, 6]),
  'their-granddaughter': tree(
    TO_GRANDCHILD,
    ['sister', 16, 23.5],
    ['grandmother', 16, 5.5],
    ['mother', 16, 12.5],
  ),
  'their-grandson': tree(TO_GRANDCHILD, ['leo', 16, 23.5], ['grandfather', 16, 4.5], ['father', 16, 12]),
  twins: [
    spot(16, 15, 14, '#d5f0d8'),
    figure('karim', 9, 31, 28, { arms: ['wave', 'down'], face: 'open' }),
    figure('karim', 23, 31, 28, { arms: ['down', 'wave'], face: 'open', top: '#e07b2a' }),
  ],
  'my-great-grandmother': tree(
    'M6 26V10M6 10h14',
    ['great-grandmother', 20, 16],
    ['grandmother', 6, 6],
    ['mother', 6, 16],
    ['leo', 6, 26],
  ),
  'my-great-grandfather': tree(
    'M26 26V10M26 10H12',
    ['great-grandfather', 12, 16],
    ['grandfather', 26, 6],
    ['father', 26, 16],
    ['leo', 26, 26],
  ),
  'family-tree': [
    at('deciduous-tree', 0, 0, 32),
    ...(
      [
        ['grandmother', 10, 6],
        ['grandfather', 21, 6],
        ['mother', 7, 13.5],
        ['father', 16, 13.5],
        ['uncle', 25, 13.5],
        ['leo', 12, 21],
        ['sister', 20, 21],
      ] as const
    ).map(([who, x, y]) => `${spot(x, y, 4, '#fff')}${head(who, x, y, 2.8)}`),
  ],
  'photo-album': [
    '<path d="M1 6h30v22H1z" fill="#8a4f2e"/><path d="M2.500 7.500h13v19h-13zM16.500 7.500h13v19h-13z" fill="#fff8e8"/><path d="M16 6v22" stroke="#6b3a20"/><path d="M4 9h10v8H4zM18 9h10v8H18zM4 18.500h10v6.500H4zM18 18.500h10v6.500H18z" fill="#cfe6ff"/>',
    head('grandmother', 9, 13.4, 2.8),
    head('leo', 23, 13.6, 2.8),
    head('father', 9, 22, 2.2),
    head('sister', 21, 22, 2.2),
    head('mother', 25.2, 22, 2.1),
  ],
  'their-wedding': [
    spot(16, 15, 14, '#ffe3ef'),
    '<path d="M18 4q4-4.500 8 0l3.500 21q-7 3-15 0z" fill="#fff"/>',
    ...wedding(9, 31, 29),
    at('bouquet', 14, 16, 8),
    at('red-heart', 12.5, 0, 7),
  ],
  'a-birth': [
    spot(16, 14, 14, '#fff0b8'),
    bust('father', -2, 3, 20),
    bust('mother', 14, 3, 20),
    '<path d="M7 22q9-5 18 0 3 8-9 8T7 22z" fill="#fff"/><path d="M7 22q9-5 18 0 3 8-9 8T7 22z" fill="#8fd3ff" opacity=".55"/>',
    head('sister', 16, 21.5, 4, 'asleep'),
  ],
  'family-photo': [
    '<rect x="1" y="3" width="30" height="26" rx="1.500" fill="#a86f38"/><rect x="3.500" y="5.500" width="25" height="21" fill="#d7efff"/>',
    figure('father', 8, 26.5, 19),
    figure('mother', 24, 26.5, 18.5),
    figure('leo', 13.5, 26.5, 13),
    figure('sister', 18.8, 26.5, 10),
  ],
  'have-brother': says('sister', 'leo'),
  'have-sister': says('leo', 'sister'),
  'love-grandmother': [
    figure('grandmother', 11, 31, 29, { arms: ['down', [13, -22]], face: 'proud' }),
    figure('leo', 22, 31, 19, { arms: [[13, -26], 'down'], face: 'proud' }),
    at('red-heart', 19, 0, 12),
  ],
  'name-leo': [
    bust('leo', 4, -1, 24),
    '<rect x="4" y="20" width="24" height="12" rx="2.500" fill="#2f6cb0"/><rect x="5.500" y="23" width="21" height="7.500" rx="1" fill="#fff"/><text x="16" y="29.200" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7" fill="#26345c">Léo</text>',
  ],
  'brother-and-sister': [
    bust('ines', 0, 14, 18, { face: 'open' }),
    '<path d="M13 .5h15.500q3 0 3 3v10q0 3-3 3H20l-3.500 3.500v-3.500H13q-3 0-3-3v-10q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    figure('karim', 16, 15.5, 14),
    figure('alice', 25.5, 15.5, 14),
  ],
  'father-marc': [
    bust('father', 4, -1, 24),
    '<rect x="4" y="20" width="24" height="12" rx="2.500" fill="#3f8f5f"/><rect x="5.500" y="23" width="21" height="7.500" rx="1" fill="#fff"/><text x="16" y="29" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="6.500" fill="#26345c">Marc</text>',
  ],
  'kind-parents': [
    figure('father', 7, 31, 27, { arms: ['down', [14, -26]], face: 'proud' }),
    figure('mother', 25, 31, 26, { arms: [[14, -26], 'down'], face: 'proud' }),
    figure('sister', 16, 31, 16, { arms: ['up', 'up'], face: 'open' }),
    at('red-heart', 12, 2, 8),
  ],
  'eight-years': [at('birthday-cake', 0, 5, 24), at('keycap-8', 19, 1, 12)],
  'five-in-family': [
    figure('grandmother', 3.5, 32, 20),
    figure('father', 11, 32, 22),
    figure('mother', 19, 32, 21),
    figure('leo', 25, 32, 15),
    figure('sister', 29.5, 32, 11),
    at('keycap-5', 21, 0, 11),
  ],
  'grandparents-far': [
    SKY,
    GRASS,
    '<path d="M10 26Q20 15 32 20v6z" fill="#7cc257"/>',
    '<path d="M8 32Q22 31 19 26T24 20" stroke="#f3e3b4" stroke-width="2.600" fill="none"/>',
    at('house', 18, 5, 13),
    figure('grandfather', 18.5, 23, 10),
    figure('grandmother', 29.5, 23, 9.5),
    figure('leo', 6, 31, 20, { arms: ['down', 'wave'] }),
  ],
  'grandfather-story': [
    FLOOR,
    figure('grandfather', 10, 31, 29, { arms: ['front', 'front'], face: 'open' }),
    at('open-book', 5, 16, 11),
    figure('leo', 24, 29, 19, { legs: 'sit', arms: ['front', 'front'] }),
  ],
  'aunt-two-children': [
    figure('aunt', 16, 31, 31),
    figure('chloe', 5.5, 32, 20),
    figure('samuel', 26.5, 32, 18),
    at('keycap-2', 22, 0, 9),
  ],
  'sunday-meal': [
    SKY,
    figure('father', 5, 28, 23),
    figure('grandmother', 13, 28, 22),
    figure('sister', 20, 27, 13),
    figure('mother', 27, 28, 22),
    TABLE,
    at('pot-of-food', 8, 16, 9),
  ],
  'live-canada': [
    at('flag-canada', 3, -3, 28),
    figure('maya', 16, 31, 20, { arms: ['down', 'wave'], face: 'open' }),
  ],
  'two-languages': [
    at('english-class', 0, 0, 14),
    at('french-class', 18, 0, 14),
    bust('maya', 5, 11, 21, { face: 'open' }),
  ],
  'birthday-june': [
    '<rect x="1" y="2" width="20" height="18" rx="2" fill="#fff" stroke="#b4acbc" stroke-width=".8"/><path d="M1 4q0-2 2-2h16q2 0 2 2v3H1z" fill="#d0454c"/><text x="11" y="16" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7.500" fill="#26345c">juin</text>',
    at('birthday-cake', 13, 13, 19),
  ],
  'look-like-mother': [
    bust('aunt', -1, 2, 17),
    bust('chloe', 16, 15, 16),
    '<path d="M20 6h8M20 9.500h8" stroke="#2f6cb0" stroke-width="1.800" stroke-linecap="round"/>',
  ],
  'brother-taller': [
    '<path d="M1 4h14M17 13h14" stroke="#d0454c" stroke-width="1.300" stroke-dasharray="3 2"/>',
    figure('leo', 8, 31, 26, { face: 'proud' }),
    figure('sister', 24, 31, 17),
    '<path d="M15.500 5v7M13.500 10l2 2.500 2-2.500" stroke="#d0454c" stroke-width="1.300" fill="none"/>',
  ],
  'same-age': [
    figure('leo', 6, 31, 23),
    figure('chloe', 26, 31, 23),
    at('birthday-cake', 10, 18, 12),
    at('keycap-10', 11, 3, 10),
  ],
  'get-along': [
    SKY,
    GRASS,
    figure('leo', 11, 31, 25, { arms: ['up', [12, -22]], face: 'open' }),
    figure('sister', 22, 31, 19, { arms: [[12, -28], 'up'], face: 'open' }),
    at('red-heart', 15, 0, 9),
  ],
  'dog-in-family': [
    '<rect x="1" y="3" width="30" height="26" rx="1.500" fill="#3f7f8f"/><rect x="3.500" y="5.500" width="25" height="21" fill="#fff0cf"/>',
    figure('mother', 8.5, 26.5, 19),
    figure('leo', 14.5, 26.5, 14),
    at('dog', 16, 14.5, 12),
  ],
  'uncle-hospital': [at('hospital', 9, 0, 23), figure('uncle', 7, 31, 24, { top: '#4fb0a8' })],
  'board-game': [
    FLOOR,
    figure('sister', 6, 27, 16, { face: 'open' }),
    figure('father', 16, 28, 25, { face: 'open' }),
    figure('leo', 26, 28, 21, { face: 'open' }),
    TABLE,
    '<path d="m9 25 2-4h10l2 4z" fill="#3f8f5f"/><path d="M11.500 23h9M14 21l-.6 4M18 21l.6 4" stroke="#fff" stroke-width=".5"/>',
    at('game-die', 20, 18, 7),
  ],
  'grandmother-haiti': [
    '<path d="M3 1h26v9.500H3z" fill="#1f3f9e"/><path d="M3 10.500h26V20H3z" fill="#d0202f"/><path d="M3 1v30" stroke="#7b8794" stroke-width="1.600" stroke-linecap="round"/>',
    bust('grandmother', 7, 12, 20),
  ],
  'married-fifteen-years': [
    '<rect x="1" y="3" width="23" height="27" rx="1.500" fill="#c9a24e"/><rect x="3.500" y="5.500" width="18" height="22" fill="#ffe3ef"/>',
    ...wedding(9, 27.5, 20),
    '<circle cx="24.500" cy="24" r="7.500" fill="#d0454c"/><text x="24.500" y="27.200" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="9" fill="#fff">15</text>',
  ],
  'learnt-skating': [
    SNOW_GROUND,
    figure('grandfather', 10, 28, 25, { arms: ['down', [14, -26]] }),
    figure('leo', 23, 28, 18, { legs: 'walk', arms: [[14, -24], 'out'], face: 'open' }),
    '<path d="M5 28.800h10M16 28.800h14" stroke="#5b6675" stroke-width="1.200" stroke-linecap="round"/>',
  ],
  'call-grandmother': [
    figure('leo', 9, 31, 26, { arms: ['down', [10.5, -36]], face: 'open' }),
    '<rect x="12.500" y="12.500" width="2.600" height="5" rx=".7" fill="#2b2f3a" transform="rotate(12 14 15)"/>',
    '<path d="M18 1h10.500q3 0 3 3v11q0 3-3 3H21l-3 2.500V18q-2 0-2-3V4q0-3 2-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    head('grandmother', 24, 10.5, 5.2),
  ],
  'look-after-sister': [
    FLOOR,
    figure('leo', 10, 29, 25, { legs: 'kneel', arms: ['down', [13, -18]] }),
    figure('sister', 24, 29, 17, { legs: 'sit', arms: ['up', 'front'], face: 'open' }),
    at('teddy-bear', 14.5, 20, 9),
  ],
  'family-christmas': [
    FLOOR,
    at('christmas-tree', 8, -1, 18),
    figure('grandmother', 5, 30, 22),
    figure('father', 27, 30, 23),
    figure('leo', 12, 31, 15),
    figure('sister', 20, 31, 13, { arms: ['up', 'up'], face: 'open' }),
  ],
  'want-two-children': [
    bust('zoe', -1, 13, 19, { face: 'proud' }),
    '<ellipse cx="21" cy="9" rx="10.500" ry="8.500" fill="#fff" stroke="#7b8794" stroke-width=".7"/><circle cx="14" cy="18.500" r="1.400" fill="#fff" stroke="#7b8794" stroke-width=".6"/>',
    at('baby', 12.5, 4.5, 9),
    at('baby', 21, 4.5, 9),
  ],
  'people-we-love': [
    figure('madame', 6, 32, 24),
    figure('ines', 14, 32, 19),
    figure('grandfather', 22, 32, 23),
    figure('samuel', 28.5, 32, 17),
    at('red-heart', 11, 0, 10),
  ],
}
