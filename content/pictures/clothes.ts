import { bust, figure } from './cast.ts'
import { at, type ComposedPictures } from './compose.ts'
import { FLOOR, NIGHT } from './grounds.ts'

/** A long-sleeved shirt with a collar. */
function shirt(cloth: string, line: string): string {
  return `<path d="M11 3h10l7 4 3 11-5 1.500-2-4V30H8V15.500l-2 4L1 18 4 7z" fill="${cloth}" stroke="${line}" stroke-width=".9"/><path d="m11 3 5 5 5-5 1.500 4.500-4 3L16 7.500l-2.500 3-4-3z" fill="#fff" fill-opacity=".55" stroke="${line}" stroke-width=".7"/><path d="M16 9v21" stroke="${line}" stroke-width=".8"/><g fill="${line}"><circle cx="17.600" cy="14" r=".9"/><circle cx="17.600" cy="19" r=".9"/><circle cx="17.600" cy="24" r=".9"/></g>`
}

/** Trousers; `hem` is the y of their lower edge. */
function trousers(cloth: string, hem: number): string {
  return `<path d="M8 3h16l2 ${hem - 3}h-8L16 12l-2 ${hem - 12}H6z" fill="${cloth}"/><path d="M8 3h16l.300 3H7.700z" fill="#26345c" fill-opacity=".3"/>`
}

/** A skirt; `hem` is the y of its lower edge. */
function skirt(cloth: string, hem: number): string {
  return `<path d="M10 3h12l${(hem - 3) / 4} ${hem - 3}H${10 - (hem - 3) / 4}z" fill="${cloth}"/><path d="M10 3h12v3H10z" fill="#26345c" fill-opacity=".25"/>`
}

function placed(markup: string, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${Math.round((size / 32) * 1000) / 1000})">${markup}</g>`
}

const BUBBLE =
  '<path d="M16 .5h12.500q3 0 3 3v12q0 3-3 3H21l-3.500 4v-4H16q-3 0-3-3v-12q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>'
const DRESS_DOTS =
  '<path d="M11 2v5l-4 6 3 3-6 14h24l-6-14 3-3-4-6V2h-3v4q-2 3-4 0V2z" fill="#e0557f"/><g fill="#fff"><circle cx="12" cy="18" r="1.500"/><circle cx="19" cy="18" r="1.500"/><circle cx="15.500" cy="22.500" r="1.500"/><circle cx="9.500" cy="26" r="1.500"/><circle cx="22.500" cy="25" r="1.500"/><circle cx="16" cy="27.500" r="1.500"/><circle cx="13" cy="11.500" r="1.300"/><circle cx="19" cy="11.500" r="1.300"/></g>'
const HANGER =
  '<path d="M16 8V5.500q2.500-.500 2.500-2.700T16 .800t-2.300 1.700" stroke="#7b8794" stroke-width="1.300" fill="none" stroke-linecap="round"/><path d="M4 13 16 8l12 5" stroke="#7b8794" stroke-width="1.500" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'

/** Everyday clothes, worn, bought and cared for. */
export const clothes: ComposedPictures = {
  shirt: [shirt('#e3eefb', '#6f97c8')],
  pyjamas: [
    '<path d="M12 1h8l6 3 4 10-4 1.500-3-5V17H9v-6.500l-3 5L2 14 6 4z" fill="#7a52b3"/><path d="M9 18h14l2 13h-7l-2-8-2 8H7z" fill="#6a45a0"/><g fill="#fcd53f"><circle cx="12" cy="7" r="1.200"/><circle cx="19" cy="6" r="1.200"/><circle cx="16" cy="12" r="1.200"/><circle cx="11" cy="23" r="1.200"/><circle cx="21" cy="24" r="1.200"/><circle cx="10" cy="28" r="1.200"/><circle cx="22" cy="29" r="1.200"/></g>',
  ],
  underwear: [
    '<path d="M5 3q1.500-1.500 4-1.500 1 3.500 5 3.500t5-3.500q2.500 0 4 1.500v13.500H5z" fill="#fff" stroke="#8fa5bd" stroke-width="1"/><path d="M6 19.500h20q1 4 1 6.500-7-.500-9 5h-4q-2-5.500-9-5 0-2.500 1-6.500z" fill="#cfe6ff" stroke="#6f97c8" stroke-width="1"/><path d="M6 19.500h20l.5 2.500h-21z" fill="#6f97c8"/>',
  ],
  sweatshirt: [
    '<path d="M10 4q1-3 6-3t6 3l6 3 3 14-5 1.500-2-6V29H8V16.500l-2 6L1 21 4 7z" fill="#8d96a3"/><path d="M10 4q1-3 6-3t6 3q-1 6-6 6t-6-6z" fill="#6d7683"/><path d="M12.500 4q1-1.500 3.500-1.500T19.500 4q-.5 4-3.500 4t-3.500-4z" fill="#4b5563"/><path d="M14 9v6M18 9v6" stroke="#fff" stroke-width=".9" stroke-linecap="round"/><path d="M11 20h10l1.500 6h-13z" fill="#78818e"/><path d="M8 27.500h16V30H8z" fill="#6d7683"/>',
  ],
  'wear-green': [figure('alice', 16, 31.5, 31, { top: '#2f9e44', arms: ['hip', 'hip'], face: 'open' })],
  'put-on-pyjamas': [
    NIGHT,
    at('crescent-moon', 22, 1, 9),
    figure('samuel', 9, 31, 27, { arms: ['down', [14, -22]], face: 'open' }),
    at('pyjamas', 16, 13, 16),
  ],
  'like-dress': [
    figure('lea', 10, 31, 28, { arms: ['out', 'out'], top: '#4a9be8' }),
    bust('chloe', 19, 17, 15, { face: 'open' }),
    at('red-heart', 20, 2, 11),
  ],
  'where-shoes': [
    FLOOR,
    figure('noah', 10, 31, 27, { arms: ['out', 'out'], face: 'worried' }),
    at('mans-shoe', 19, 19, 12, { opacity: 0.35 }),
    at('red-question-mark', 19, 3, 13),
  ],
  'my-cap': [bust('leo', 3, 8, 25, { face: 'proud' }), at('billed-cap', 5, -1, 19)],
  'pants-too-long': [
    FLOOR,
    figure('karim', 12, 27, 25, { arms: ['out', 'out'], face: 'surprised' }),
    '<path d="M8 19h8l1 11q3 0 5-1v2.500H12.500L12 22l-.5 9.500H2V29q2 1 5 1z" fill="#3d5a92"/>',
    '<path d="M26 12v15M24 14.500l2-3 2 3M24 25l2 3 2-3" stroke="#d0454c" stroke-width="1.700" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  'what-wear': [
    bust('zoe', 0, 13, 19, { face: 'open' }),
    BUBBLE,
    at('t-shirt', 14.5, 5, 10),
    at('red-question-mark', 22.5, 4, 10),
  ],
  'shorts-when-hot': [
    '<rect width="32" height="32" rx="4" fill="#ffe9a8"/>',
    at('sun', 0, 0, 13),
    figure('bruno', 12, 31, 25, { arms: ['wave', 'hip'], face: 'open' }),
    at('shorts', 18, 14, 13),
  ],
  'shoes-at-door': [
    FLOOR,
    at('door', 15, -1, 26),
    figure('ines', 9, 30, 25, { legs: 'kneel', arms: ['front', [11, -12]] }),
    at('mans-shoe', 14, 23, 9),
    at('mans-shoe', 22, 23, 9),
  ],
  'other-sock': [
    FLOOR,
    figure('chloe', 10, 31, 27, { arms: ['hip', [15, -26]], face: 'worried' }),
    '<path d="M20 8h6v7q0 2-2 3l-4 3q-3 1-3.500-1t1.500-3.500l2-2z" fill="#f2c230"/><path d="M20 8h6v2.500h-6z" fill="#4a9be8"/>',
    at('red-question-mark', 20, 19, 11),
  ],
  'inside-out': [
    figure('maya', 16, 31.5, 31, { arms: ['hip', 'hip'], face: 'surprised', top: '#e6cfa0' }),
    '<path d="M11.500 15v9M20.500 15v9M13 25h6" stroke="#a8843f" stroke-width="1" stroke-dasharray="1.400 1"/><rect x="14.500" y="14.500" width="3.500" height="4.500" fill="#fff" stroke="#a8843f" stroke-width=".5"/>',
  ],
  'shoes-too-small': [
    '<rect width="32" height="32" rx="4" fill="#dff1f4"/>',
    figure('olivier', 12, 27, 26, { arms: ['up', 'up'], face: 'worried' }),
    at('mans-shoe', 14, 23, 8),
    at('mans-shoe', 5, 23, 8, { flip: true }),
    '<path d="M23 26h3m5.500 0h-3M25 24.200l1.700 1.800-1.700 1.800M29.500 24.200 27.800 26l1.700 1.800" stroke="#d0454c" stroke-width="1.300" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  'shirt-price': [
    placed(shirt('#f7d9df', '#c25070'), 0, 5, 25),
    '<path d="M18 4l6-3.500h7v9h-7z" fill="#f2c230"/><circle cx="21.500" cy="5" r="1" fill="#fff"/><text x="26.800" y="8.300" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7.500" fill="#26345c">$</text>',
    at('red-question-mark', 20, 16, 13),
  ],
  'black-pants': [bust('noah', 0, 13, 19), BUBBLE, placed(trousers('#2b2f3a', 29), 16, 2.5, 14)],
  'try-on': [
    '<rect width="32" height="32" rx="4" fill="#f2e4f4"/>',
    '<rect x="17" y="2" width="14" height="28" rx="2" fill="#cfe6f2" stroke="#8a5a33" stroke-width="1.500"/>',
    figure('maya', 9, 31, 26, { arms: ['front', 'front'], face: 'open' }),
    at('dress', 4, 13, 12),
    at('red-question-mark', 19, 8, 11),
  ],
  'what-size': [
    bust('secretary', 0, 12, 20),
    BUBBLE,
    '<g font-family="Arial,sans-serif" font-weight="700" fill="#26345c" text-anchor="middle"><text x="16.500" y="12" font-size="5">P</text><text x="21" y="12.500" font-size="7">M</text><text x="27" y="13" font-size="9">G</text></g>',
  ],
  'skirt-too-short': [
    placed(skirt('#c2407f', 15), 0, 1, 32),
    '<path d="M16 18v10M13.500 20.500l2.500-3 2.500 3" stroke="#d0454c" stroke-width="1.700" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M5 30h22" stroke="#9aa5b1" stroke-width="1.600" stroke-dasharray="2.500 2"/>',
  ],
  'dotted-dress': [
    placed(DRESS_DOTS, 0, 6, 22),
    at('dress', 19, 12, 13, { opacity: 0.45 }),
    at('red-heart', 18, 1, 10),
  ],
  'take-blue': [
    '<rect width="32" height="32" rx="4" fill="#fbf1dc"/>',
    figure('bruno', 9, 31, 27, { arms: ['down', [14, -24]], face: 'open' }),
    '<path d="M19 12q2.500 2 5 0l4 2 2.500 8-2.500.800-1.500-3V29h-10v-9.200l-1.500 3-2.500-.800 2.500-8z" fill="#2f7fd0"/>',
    at('check-mark-button', 22, 1, 9),
  ],
  'dressed-fast': [
    FLOOR,
    at('t-shirt', 0, 1, 10, { rotate: -25 }),
    figure('lea', 17, 30, 26, { legs: 'run', arms: ['up', 'out'], face: 'open' }),
    at('dashing-away', 1, 18, 10, { flip: true }),
  ],
  'comfortable-shoes': [
    '<rect width="32" height="32" rx="4" fill="#dff3d8"/>',
    at('running-shoe', 0, 9, 19),
    at('snow-boots', 20, 15, 12, { opacity: 0.75 }),
    '<path d="m17 15 4 3-4 3" stroke="#26345c" stroke-width="1.600" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
    at('smiling-face-with-smiling-eyes', 4, 0, 10),
    at('pensive-face', 22, 4, 8),
  ],
  'bought-sweatshirt': [
    '<rect width="32" height="32" rx="4" fill="#f6e2c6"/>',
    figure('samuel', 9, 31, 27, { arms: ['down', [14, -20]], face: 'proud' }),
    at('sweatshirt', 16, 2, 15),
    at('shopping-bags', 16, 17, 14),
  ],
  'fold-clothes': [
    FLOOR,
    figure('father', 10, 30, 29, { arms: ['front', [12, -24]] }),
    '<path d="M14 24h17v6q0 2-2 2H14z" fill="#c98f55"/><path d="M17 20.500h11q1.500 0 1.500 1.700T28 24H17q-1.500 0-1.500-1.800T17 20.500z" fill="#2f9e44"/><path d="M17 17h11q1.500 0 1.500 1.700T28 20.500H17q-1.500 0-1.500-1.800T17 17z" fill="#4a9be8"/><path d="M17 13.500h11q1.500 0 1.500 1.700T28 17H17q-1.500 0-1.500-1.800T17 13.500z" fill="#f2c230"/>',
    at('sparkles', 22, 3, 9),
  ],
  'hang-shirt': [
    '<rect width="32" height="32" rx="4" fill="#e9dfd2"/><path d="M0 3h32" stroke="#8a5a33" stroke-width="2.200"/>',
    HANGER,
    placed(shirt('#cfe3fb', '#6f97c8'), 3.5, 9, 23),
  ],
  'give-clothes': [
    '<rect width="32" height="32" rx="4" fill="#fbe3d3"/>',
    figure('mother', 7, 30, 28, { arms: ['down', [12, -24]] }),
    figure('chloe', 26, 30, 23, { arms: [[13, -20], 'down'] }),
    at('t-shirt', 11, 8, 9),
    at('open-box', 10, 18, 13),
    at('red-heart', 14, 0, 7),
  ],
  'suits-you': [
    figure('karim', 9, 31, 27, { top: '#2f7fd0', face: 'proud', arms: ['hip', 'hip'] }),
    bust('ines', 17, 17, 15, { face: 'open' }),
    at('thumbs-up', 20, 3, 12),
  ],
}
