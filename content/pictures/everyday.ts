import { figure } from './cast.ts'
import { at, type ComposedPictures } from './compose.ts'
import { FLOOR, GRASS, RAIN_SKY, SKY, SNOW_GROUND } from './grounds.ts'

const TABLE =
  '<path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#c98f55"/><path d="M0 23h32v2H0z" fill="#e2b075"/>'

/** A small calendar sheet with a short text, with its top left corner at x and y. */
function leaf(text: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><rect width="14" height="13" rx="1.500" fill="#fff" stroke="#b4acbc" stroke-width=".7"/><path d="M0 1.500q0-1.500 1.500-1.500h11q1.500 0 1.500 1.500V4H0z" fill="#d0454c"/><text x="7" y="10.800" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5.400" fill="#26345c">${text}</text></g>`
}

/** Weather, school and chores as whole sentences. */
export const everyday: ComposedPictures = {
  'what-temperature': [at('thermometer', 0, 4, 27), at('red-question-mark', 18, 2, 14)],
  'minus-twenty': [
    SNOW_GROUND,
    at('thermometer', -1, 3, 24),
    '<rect x="14" y="2" width="17" height="11" rx="3" fill="#2f6cb0"/><text x="22.500" y="9.800" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="6.500" fill="#fff">−20°</text>',
  ],
  'snow-tomorrow': [
    SNOW_GROUND,
    at('cloud-with-snow', 0, 0, 21),
    at('right-arrow', 16, 3, 9),
    leaf('+1', 17, 14),
  ],
  'rained-yesterday': [
    RAIN_SKY,
    at('cloud-with-rain', 12, 0, 20),
    at('left-arrow', 3, 4, 9),
    leaf('−1', 1, 16),
  ],
  'raincoat-on': [
    RAIN_SKY,
    at('cloud-with-rain', 17, 0, 15),
    figure('maya', 11, 31, 28, { top: '#f2c230', isLong: true, arms: ['down', 'out'] }),
  ],
  'if-nice': [
    SKY,
    GRASS,
    at('sun', 0, 0, 13),
    figure('karim', 12, 30, 20, { legs: 'run', arms: ['out', 'up'], face: 'open' }),
    figure('zoe', 24, 30, 19, { arms: ['up', 'wave'], face: 'open' }),
  ],
  'snow-day': [
    SNOW_GROUND,
    at('school', 2, 2, 25),
    at('prohibited', 18, 16, 14),
    at('snowflake', 24, 1, 7),
    at('snowflake', 0, 1, 6),
  ],
  'which-subject': [at('books', 0, 9, 22), at('red-heart', 19, 17, 13), at('red-question-mark', 17, 0, 14)],
  'science-at-ten': [at('microscope', 0, 6, 24), at('ten-oclock', 18, 0, 14), at('test-tube', 18, 17, 14)],
  'friday-test': [at('memo', 0, 8, 22), leaf('ven.', 17, 1), at('abacus', 17, 17, 14)],
  'forgot-homework': [
    FLOOR,
    at('house', 17, 0, 15),
    at('memo', 20.5, 8, 8),
    figure('bruno', 9, 31, 26, { arms: ['up', 'up'], face: 'worried' }),
  ],
  'work-in-team': [
    FLOOR,
    figure('noah', 6, 27, 20),
    figure('maya', 16, 27, 20, { arms: ['front', 'front'] }),
    figure('olivier', 26, 27, 20),
    TABLE,
    at('puzzle-piece', 10.5, 17, 11),
  ],
  'borrow-book': [
    at('books', 16, 0, 16),
    figure('lea', 9, 31, 27, { arms: ['down', [14, -20]] }),
    at('orange-book', 15, 15, 12),
    at('red-question-mark', 0, 0, 9),
  ],
  'my-locker': [
    FLOOR,
    at('locker', -3, 2, 26),
    at('locker', 17, 2, 26, { opacity: 0.35 }),
    figure('karim', 21, 31, 25, { arms: [[15, -26], 'down'] }),
  ],
  'tidy-bedroom': [
    FLOOR,
    at('bed', 0, 4, 20),
    figure('chloe', 22, 30, 24, { arms: ['front', 'front'] }),
    at('basket', 15, 18, 13),
    at('teddy-bear', 16.5, 14, 9),
  ],
  'set-table': [
    FLOOR,
    figure('leo', 9, 27, 24, { arms: ['down', [12, -17]] }),
    TABLE,
    at('fork-and-knife-with-plate', 15, 13, 15),
  ],
  'do-dishes': [
    FLOOR,
    figure('alice', 7, 27, 23, { arms: ['down', [12, -18]] }),
    figure('father', 25, 27, 26, { arms: [[12, -18], 'down'] }),
    '<path d="M3 22h26v10H3z" fill="#9fb4c4"/><path d="M5 20h22v3H5z" fill="#d7e6ee"/>',
    at('bubbles', 6, 13, 11),
    at('plate', 14, 13, 11),
  ],
  'sweep-floor': [FLOOR, figure('father', 11, 30, 29, { arms: ['down', [13, -30]] }), at('broom', 13, 8, 21)],
  'recycling-bin': [
    figure('noah', 8, 31, 26, { arms: ['down', [14, -20]] }),
    '<path d="M14 17h17l-2 14H16z" fill="#2f6cb0"/><path d="M13 15.500h19v3H13z" fill="#4b8bd0"/>',
    at('recycling-symbol', 18, 20, 9),
    at('newspaper', 15, 7, 9),
    at('soft-drink', 22, 7, 9),
  ],
  'water-flowers': [
    SKY,
    GRASS,
    figure('mother', 9, 30, 27, { arms: ['down', [14, -30]] }),
    at('tulip', 17, 18, 12),
    at('sunflower', 22, 15, 12),
    '<path d="M14 12h7v6h-7z" fill="#3f8f5f"/><path d="m21 14 5-3" stroke="#3f8f5f" stroke-width="1.600"/><path d="m26 13 1 3m1-4 1 3m-5 0 .5 2" stroke="#2f7fd0" stroke-width=".9" stroke-linecap="round"/>',
  ],
  'lost-key': [
    figure('ines', 10, 31, 27, { arms: ['out', 'out'], face: 'worried' }),
    at('key', 18, 14, 14, { opacity: 0.5 }),
    at('red-question-mark', 19, 1, 12),
  ],
}
