import { at, type ComposedPictures, cries } from './compose.ts'
import { GRASS, NIGHT, SKY } from './grounds.ts'

const GRASS_TUFT = at('grass', 0, 18, 13)

/** Actions of animals that need a special drawing. */
export const wildlife: ComposedPictures = {
  'moo-cow': cries('cow-face', 'meuh!'),
  'baa-sheep': cries('ewe', 'bêê!'),
  'quack-duck': cries('duck', 'coin-coin!'),
  'crow-rooster': cries('rooster', 'cocorico!'),
  'oink-pig': cries('pig-face', 'groin-groin!'),
  'bray-donkey': cries('donkey', 'hi-han!'),
  'ram-on-rock': [
    '<path d="M0 32q2-7 9-8l14-1q7 2 9 9z" fill="#8f98a3"/><path d="m6 32 4-5 5 2 6-4 4 7z" fill="#6d7885"/>',
    at('ram', 3, -1, 27),
  ],
  'hen-eggs': [at('chicken', 6, 0, 22), at('nest-rim', 2, 9, 28), at('egg', 4, 19, 9), at('egg', 19, 19, 9)],
  'goat-grass': [GRASS, at('goat', 5, 1, 25), GRASS_TUFT, at('grass', 20, 19, 12)],
  'cat-washes': [at('washing-cat', 0, 0, 32)],
  'cat-hides': [at('cat-face', 8, 2, 16), at('open-box', 3, 7, 26)],
  'cat-scratches': [
    at('couch', 2, 4, 30),
    '<path d="M17 14l3 8M20.500 13l3 8M24 12.500l2.500 8" stroke="#fff" stroke-width="1.300" stroke-linecap="round"/>',
    at('cat', 0, 12, 20, { flip: true }),
  ],
  'white-rabbit': [
    '<rect width="32" height="32" rx="4" fill="#3f8f5f"/>',
    at('rabbit', 3, 4, 25),
    at('colour-white', 22, 1, 9),
  ],
  'fish-swims': [
    '<path d="M0 3h32v26q0 3-3 3H3q-3 0-3-3z" fill="#7fcdf2"/><path d="M0 27q8-3 16 0t16 0v2q0 3-3 3H3q-3 0-3-3z" fill="#e8c98a"/><path d="M0 1.500h32" stroke="#5b7383" stroke-width="3"/><g fill="none" stroke="#fff" stroke-width=".8"><circle cx="5" cy="11" r="1.300"/><circle cx="3.500" cy="15" r=".9"/><circle cx="6.500" cy="7" r="1"/></g><path d="M24 13h6M25 17h6M24 21h6" stroke="#fff" stroke-width="1" stroke-linecap="round"/>',
    at('tropical-fish', 5, 7, 19),
  ],
  'need-space': [
    SKY,
    GRASS,
    at('dog', 1, 12, 15),
    at('right-arrow', 19, 15, 9),
    at('dashing-away', 14, 22, 6),
  ],
  'space-field': [
    SKY,
    GRASS,
    at('left-right-arrow', 7, 6, 18),
    at('grass', 0, 19, 9),
    at('grass', 23, 19, 9),
  ],
  'sleep-moon': [NIGHT, at('crescent-moon', 2, 9, 18), at('zzz', 16, 3, 15)],
  'care-things': [at('stethoscope', 0, 0, 22), at('adhesive-bandage', 15, 15, 17)],
  'need-exercise': [at('dog', 0, 6, 22, { flip: true }), at('ball', 21, 3, 10), at('dashing-away', 0, 23, 9)],
  'ant-queen': [at('ant', 3, 8, 24), at('crown', 3, 1, 13)],
  'ant-six-legs': [at('ant', 0, 0, 25), at('number-6', 19, 19, 13)],
  'ant-dig': [
    '<rect width="32" height="32" rx="4" fill="#9a6a43"/><path d="M0 4q0-4 4-4h24q4 0 4 4z" fill="#8fd16a"/><path d="M2 4q4 14 16 15" fill="none" stroke="#5c3b22" stroke-width="12"/><circle cx="18" cy="18" r="7" fill="#5c3b22"/><g fill="#d9a86a"><circle cx="26" cy="15" r="1.600"/><circle cx="28" cy="20" r="1.300"/><circle cx="25" cy="24" r="1.700"/><circle cx="21" cy="27" r="1.200"/><circle cx="29" cy="26" r="1.200"/></g>',
    at('ant', 5, 6, 18, { flip: true, rotate: 20 }),
  ],
  'ant-colony-home': [
    '<path d="M1 31 10 14q6-5 12 0l9 17z" fill="#b07b4c"/><ellipse cx="16" cy="20" rx="6" ry="4" fill="#5c3b22"/>',
    at('ant', 11, 14, 9),
    at('ant', 1, 1, 10),
    at('ant', 20, 2, 10, { flip: true }),
    at('ant', 0, 21, 11),
    at('ant', 21, 21, 11, { flip: true }),
    at('ant', 11, 24, 8),
  ],
  'ant-eggs': [
    at('ant-queen', 0, 0, 22),
    '<g fill="#fff8e6" stroke="#d9c9a0" stroke-width=".7"><ellipse cx="20" cy="22" rx="2" ry="3"/><ellipse cx="25" cy="20" rx="2" ry="3"/><ellipse cx="24.500" cy="26.500" rx="2" ry="3"/><ellipse cx="19" cy="28" rx="2" ry="3"/><ellipse cx="29.500" cy="24.500" rx="2" ry="3"/></g>',
  ],
  'owl-nest': [
    at('nest', 2, 11, 28),
    at('owl', 7, 0, 19),
    at('nest-rim', 2, 11, 28),
    '<g fill="#fff" stroke="#c9bb98" stroke-width=".6"><ellipse cx="6.500" cy="21" rx="2.500" ry="3.300"/><ellipse cx="25.500" cy="21" rx="2.500" ry="3.300"/></g>',
  ],
  owlet: [at('owl', 1, 7, 11), at('owl', 20, 7, 11), at('owl', 10, 4, 12), at('nest-rim', 0, 3, 32)],
  'tiger-runs': [
    '<rect width="32" height="32" rx="4" fill="#f7e6b8"/><path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#d9b45f"/><path d="M22 9h9M24 14h7M22 19h9" stroke="#a9803a" stroke-width="1.300" stroke-linecap="round"/>',
    at('tiger', 0, 5, 23),
    at('dashing-away', 22, 20, 9),
  ],
  territory: [
    '<rect width="32" height="32" rx="4" fill="#a7d86b"/><path d="M5 7q10-6 20 0 6 9-1 18-11 5-19-1-4-8 0-17z" fill="#c9ec9a" stroke="#7a4a2b" stroke-width="1.400" stroke-dasharray="2.500 2"/>',
    at('paw-prints', 5, 6, 8),
    at('paw-prints', 20, 17, 8),
    at('evergreen-tree', 20, 5, 8),
    at('tiger', 8, 12, 13),
  ],
  'tigress-protects': [at('tiger-cubs', 0, 3, 24), at('shield', 19, 0, 13)],
  kibble: [
    '<g fill="#8a5a3b" stroke="#5c3b22" stroke-width=".7"><circle cx="9" cy="20" r="4"/><circle cx="18" cy="22" r="4"/><circle cx="25" cy="18" r="4"/><circle cx="14" cy="14" r="4"/><circle cx="21" cy="11" r="4"/><circle cx="12" cy="26.500" r="3.500"/><circle cx="23" cy="27" r="3.500"/></g>',
  ],
}
