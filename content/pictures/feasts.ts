import { bust, figure, head, tuqueOn } from './cast.ts'
import { at, type ComposedPictures, crossed, says } from './compose.ts'
import { FLOOR, GRASS, NIGHT, SKY, SNOW_GROUND } from './grounds.ts'

export const feasts: ComposedPictures = {
  'happy-new-year': [at('new-year-day', 0, 0, 25), at('party-popper', 16, 16, 16)],
  stocking: [
    '<path d="M10 3h12v5H10z" fill="#fff" stroke="#cfd8e3" stroke-width=".6"/><path d="M10.500 8h11v11q0 4-4 7t-9 4q-5 0-5-4t5-5q2-1 2-4z" fill="#d0454c"/><path d="M10.500 17h11v3q-6 2-11-1z" fill="#fff" opacity=".85"/>',
  ],
  reindeer: [at('deer', 2, 2, 28), '<circle cx="5.500" cy="12.500" r="1.800" fill="#e5252c"/>'],
  'candy-cane': [
    '<g fill="none" stroke-linecap="round"><path d="M11 28V11q0-7 6-7t6 7v1.500" stroke="#c9a9ad" stroke-width="7"/><path d="M11 28V11q0-7 6-7t6 7v1.500" stroke="#fff" stroke-width="6"/></g><path d="M8 29l6-4v-3.500l-6 4zM8 22l6-4v-3.500l-6 4zM8 15l6-4q0-2 .5-3l-5-2.500Q8 8 8 11.500zM14 2.300l1.500 5.200q1-.700 3-.300L20 2.300Q17 .2 14 2.300zM26 9l-6 1.300v3q0 1 .8 1.700l5.200-2z" fill="#d0454c"/>',
  ],
  gingerbread: [
    '<path d="M16 2q5 0 5 5 0 2-1 3.500h6q3 0 3 3t-3 3h-5l3 9q1 3-2 4t-4-2l-2-5-2 5q-1 3-4 2t-2-4l3-9H6q-3 0-3-3t3-3h6Q11 9 11 7q0-5 5-5z" fill="#b9743a"/><circle cx="14" cy="6.500" r=".9" fill="#fff"/><circle cx="18" cy="6.500" r=".9" fill="#fff"/><path d="M13.500 9q2.500 2 5 0" stroke="#fff" fill="none"/><circle cx="16" cy="14" r="1.200" fill="#e5484d"/><circle cx="16" cy="18" r="1.200" fill="#3f8f3a"/><path d="M25 11.500v4M7 11.500v4M11 26l3 1M21 26l-3 1" stroke="#fff" stroke-width="1.100"/>',
  ],
  'kings-feast': [at('crown', 3, 0, 18), at('kings-cake', 6, 13, 22)],
  'kings-cake': [
    '<ellipse cx="16" cy="18" rx="14" ry="9" fill="#e0a04a"/><ellipse cx="16" cy="16" rx="14" ry="9" fill="#f2c06a"/><path d="M4 15q12-8 24 0M4 19q12 8 24 0M9 10q7 5 4 14M23 10q-7 5-4 14" stroke="#c9812d" fill="none"/><path d="M16 16 30 13v6z" fill="#fff7e0" stroke="#c9812d" stroke-width=".6"/>',
  ],
  easter: [at('hatching-chick', 0, 10, 18), at('tulip', 15, 0, 17), at('chocolate-egg', 17, 17, 14)],
  'chocolate-egg': [
    '<path d="M16 2q9 6 9 17 0 11-9 11T7 19Q7 8 16 2z" fill="#7a4a2b"/><path d="M8 16q8 4 16 0v4q-8 4-16 0z" fill="#f2b33d"/><path d="m9 17 2 2.500 2-1.500 3 2 3-2 2 1.500 2-2.500" stroke="#d0454c" fill="none"/>',
  ],
  'easter-bunny': [at('rabbit', 0, 0, 24), at('chocolate-egg', 18, 17, 14)],
  'yule-log': [
    '<path d="M5 13h20q5 0 5 6t-5 6H5z" fill="#7a4a2b"/><path d="M5 13h20q5 0 5 6-14-3-27 0 0-6 2-6z" fill="#fff" opacity=".35"/><ellipse cx="5.500" cy="19" rx="4" ry="6" fill="#e9c9a0"/><path d="M5.500 15.500q2.500 1 2 4t-3 2.500-1.500-3 1.500-1" stroke="#7a4a2b" fill="none"/><path d="M12 16h7M14 21h9M20 17h6" stroke="#5c3b22"/><path d="m17 11 3-5 3 5z" fill="#3f8f3a"/><circle cx="20" cy="12" r="1.500" fill="#e5252c"/><path d="M2 26h28v2H2z" fill="#cfd8e3"/>',
  ],
  'family-portrait': [
    figure('grandmother', 5, 29, 24),
    figure('father', 13, 29, 28),
    figure('mother', 23, 29, 27),
    figure('leo', 9, 32, 17),
    figure('sister', 20, 32, 13, { arms: ['down', 'wave'] }),
  ],
  poppy: [
    '<path d="M16 18q-1 8 1 13" stroke="#3f8f3a" stroke-width="2" fill="none"/><path d="M16 14Q4 16 5 8t11 0q10-8 11 0t-11 6z" fill="#d9252c"/><path d="M16 14Q6 22 9 9q3-8 7-2 5-6 7 2 3 13-7 5z" fill="#e5383d"/><circle cx="16" cy="12" r="3" fill="#1d1512"/>',
  ],
  'decorate-tree': [
    at('christmas-tree', 5, 0, 24),
    figure('alice', 5, 32, 19, { arms: ['down', 'up'] }),
    figure('noah', 27, 32, 19, { arms: ['up', 'down'] }),
  ],
  'give-gift': [
    figure('leo', 7, 31, 21, { arms: ['down', [14, -24]] }),
    figure('mother', 24, 31, 29, { arms: [[14, -16], 'down'] }),
    at('wrapped-gift', 10.5, 15, 10),
  ],
  'family-meal': [
    bust('father', 0, 1, 14),
    bust('grandmother', 9, 0, 13),
    bust('mother', 18, 1, 14),
    bust('leo', 9.5, 7, 13),
    at('table', 1, 11, 30),
    at('pot-of-food', 4, 15, 7),
    at('plate', 13, 15, 6),
    at('green-salad', 20, 15, 7),
  ],
  'egg-hunt': [
    SKY,
    GRASS,
    at('herb', 22, 12, 9),
    figure('lea', 14, 28, 24, { arms: ['down', 'out'] }),
    at('wicker-basket', 19, 15, 8),
    at('chocolate-egg', 2, 21, 8),
    at('chocolate-egg', 22, 23, 8),
  ],
  witch: [
    '<path d="M17 0 24 16H8z" fill="#2c2340"/><ellipse cx="16" cy="16" rx="14" ry="3" fill="#2c2340"/><path d="M9.500 13h13l1 2.500h-15z" fill="#f2702a"/><path d="M7 17q-3 8 0 12h18q3-4 0-12z" fill="#3a3a3a"/><path d="M9 17h14q1 12-7 13-8-1-7-13z" fill="#9fce7a"/><circle cx="13" cy="20" r="1.300" fill="#222"/><circle cx="19" cy="20" r="1.300" fill="#222"/><path d="M16 20q3 3 0 4.500" stroke="#6f9c4c" stroke-width="1.200" fill="none"/><path d="M12.500 26q3.500 3 7 0" stroke="#5c2b3a" stroke-width="1.300" fill="none"/>',
  ],
  mummy: [
    '<circle cx="16" cy="16" r="14" fill="#f2ead6"/><path d="M3 11q13-4 26 1M2 17q14 5 28-2M5 24q11 3 22-2M8 5q8 3 16 1" stroke="#c9bb98" stroke-width="1.400" fill="none"/><path d="M6 12.500q10-3 20 0v4q-10 3-20 0z" fill="#3a3428"/><circle cx="12" cy="14.500" r="1.800" fill="#fff"/><circle cx="20" cy="14.500" r="1.800" fill="#fff"/><circle cx="12" cy="14.500" r=".9" fill="#222"/><circle cx="20" cy="14.500" r=".9" fill="#222"/>',
  ],
  'superhero-costume': [
    '<path d="M16 13 6 27q10 3 20 0z" fill="#8a3fc0"/>',
    figure('chloe', 16, 31, 29, { legs: 'jump', arms: ['hip', 'up'], top: '#e5484d', trousers: '#e5484d' }),
    '<path d="M11.500 8.600q4.500-1.400 9 0 .300 2.800-2.200 2.800-1.600 0-2.300-1.300-.700 1.300-2.300 1.300-2.500 0-2.200-2.800z" fill="#3a2470"/><circle cx="13.800" cy="9.700" r=".8" fill="#fff"/><circle cx="18.200" cy="9.700" r=".8" fill="#fff"/>',
  ],
  'candy-bag': [
    '<path d="M5 11h22l2 19H3z" fill="#f2702a"/><path d="M10 12q0-9 6-9t6 9" stroke="#8a3a0f" stroke-width="2" fill="none"/><path d="m10 18 2-3 2 3zM18 18l2-3 2 3zM9 22h14q-2 5-7 5t-7-5z" fill="#2c1a10"/>',
    at('candy', 18, 1, 13),
    at('lollipop', 2, 1, 12),
  ],
  cauldron: [
    '<path d="M4 14h24q3 15-12 15T4 14z" fill="#2c3440"/><ellipse cx="16" cy="13" rx="14" ry="3.500" fill="#4a5a78"/><ellipse cx="16" cy="13" rx="11.500" ry="2.400" fill="#7ed957"/><path d="M8 27l-3 4M24 27l3 4" stroke="#2c3440" stroke-width="2.500"/><circle cx="12" cy="8" r="2" fill="#7ed957"/><circle cx="19" cy="6" r="2.600" fill="#7ed957"/><circle cx="16" cy="2" r="1.400" fill="#7ed957"/>',
  ],
  'pirate-child': [
    bust('karim', 1, 4, 28),
    '<path d="M5.500 13.500Q6 4 15 4t9.500 9.500q-9.500-4-19 0z" fill="#c2182b"/><path d="M24 12l5 3-4 1.500z" fill="#c2182b"/><g fill="#fff"><circle cx="11" cy="8.500" r="1"/><circle cx="16" cy="6.800" r="1"/><circle cx="20" cy="9" r="1"/></g><path d="M6.500 14l13 2.500" stroke="#222" stroke-width=".9"/><circle cx="12" cy="16.800" r="2.500" fill="#222"/>',
    at('pirate-flag', 19, 0, 13),
  ],
  'door-to-door': [at('door', 0, 2, 20), at('door', 14, 2, 20), at('ghost', 9, 17, 14)],
  'decorate-pumpkin': [at('jack-o-lantern', 0, 7, 24), at('paintbrush', 17, 0, 15)],
  'scared-ghost': [at('fearful-face', 0, 8, 22), at('ghost', 17, 0, 15)],
  'stay-with-friends': [
    figure('karim', 6, 31, 23, { arms: ['down', [16, -20]] }),
    figure('maya', 16, 31, 23, {
      arms: [
        [8, -20],
        [8, -20],
      ],
    }),
    figure('noah', 26, 31, 23, { arms: [[16, -20], 'down'] }),
  ],
  'check-candy': [
    bust('mother', -1, 0, 17),
    bust('father', 14, 0, 17),
    at('candy', 2, 18, 11),
    at('candy', 9, 21, 10),
    at('magnifying-glass-tilted-left', 16, 14, 17),
  ],
  'trick-or-treat': says('alice', 'candy'),
  'dark-wind': [
    '<rect width="32" height="32" rx="4" fill="#26345c"/>',
    at('crescent-moon', 20, 2, 10),
    at('wind-face', 2, 9, 21),
  ],
  'creaking-door': [at('derelict-house', 0, 0, 24), at('door', 16, 14, 18, { rotate: 8 })],
  'witch-potion': [at('witch', 0, 0, 20), at('cauldron', 14, 13, 18)],
  'bats-night': [
    '<rect width="32" height="32" rx="4" fill="#26345c"/>',
    at('full-moon', 17, 2, 12),
    '<g fill="#0f1526"><path d="M4 10q4-4 5 1 1-5 5-1-3 0-5 4-2-4-5-4zM14 19q4-4 5 1 1-5 5-1-3 0-5 4-2-4-5-4zM4 22q3-3 4 1 1-4 4-1-2 0-4 3-2-3-4-3z"/></g>',
  ],
  'vampire-coffin': [at('coffin', 0, 1, 29), at('zzz', 19, 0, 12)],
  'snow-sculpture': [
    SNOW_GROUND,
    '<path d="M8 27q-2-9 3-13 0-7 5-8 6 0 6 6 6 5 3 15z" fill="#f3fafe" stroke="#a9cde3"/><path d="M13 12h.100M18 12h.100" stroke="#3b6a8a" stroke-width="1.800" stroke-linecap="round"/><path d="M13 16q3 2 6 0M10 21q6 3 12 0" stroke="#7fb2d0" fill="none"/>',
  ],
  parade: [at('long-drum', 0, 9, 20), at('trumpet', 13, 0, 18), at('confetti-ball', 18, 17, 14)],
  'night-parade': [
    '<rect width="32" height="32" rx="4" fill="#26345c"/>',
    at('bonhomme', 1, 8, 20),
    at('firework-sky', 16, 1, 15),
    at('trumpet', 18, 18, 13),
  ],
  'dog-sled': [
    SNOW_GROUND,
    at('dog', 0, 12, 13),
    at('dog', 9, 14, 12),
    '<path d="M22 25h9" stroke="#8a5a3b" stroke-width="2"/>',
    at('sled', 19, 12, 13),
  ],
  'bonhomme-wave': [at('bonhomme', 0, 2, 27), at('waving-hand', 20, 0, 12)],
  'quebec-city': [SNOW_GROUND, at('castle', 2, 1, 26), at('flag-quebec', 19, 19, 12)],
  'snowshoe-race': [at('snowshoes', 0, 4, 22), at('1st-place-medal', 17, 12, 16)],
  crafts: [at('scissors', 0, 0, 18), at('glue', 14, 2, 15), at('paintbrush', 6, 15, 16)],
  jump: [
    '<ellipse cx="16" cy="30" rx="8" ry="1.500" fill="#b8c4d0"/>',
    figure('samuel', 16, 26, 26, { legs: 'jump', arms: ['up', 'up'], face: 'open' }),
    '<path d="M7 24v3.500M25 24v3.500M4 20v4M28 20v4" stroke="#9bb7c6" stroke-width="1.300" stroke-linecap="round"/>',
  ],
  catch: [at('palms-up-together', 2, 12, 22), at('baseball', 12, 0, 14)],
  'dive-in': [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M0 9h13v2.500H0zM2 11h3v12H2z" fill="#8a5a3b"/>',
    figure('chloe', 18.5, 24, 20, {
      arms: [
        [5, -62],
        [5, -62],
      ],
      rotate: 150,
      top: '#d0454c',
      trousers: '#a86f45',
    }),
    '<path d="M0 23q4-2 8 0t8 0 8 0 8 0v6q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/><path d="M3 27q3-1.500 6 0t6 0M17 29q3-1.500 6 0t6 0" stroke="#bfe4fa" fill="none"/>',
  ],
  'push-cart': [
    figure('father', 8, 31, 30, { legs: 'walk', arms: ['down', [14, -33]] }),
    at('shopping-cart', 12, 11, 19),
  ],
  drink: [at('face-savoring-food', 0, 0, 22), at('cup-with-straw', 16, 14, 17)],
  'drink-milk': [bust('chloe', -1, 1, 24), at('glass-of-milk', 16, 13, 18)],
  'open-door': [
    '<path d="M5 1h22v30H5z" fill="#8a5a3b"/><path d="M8 4h16v27H8z" fill="#bfe4fa"/><path d="M8 23h16v8H8z" fill="#8fd16a"/><circle cx="20" cy="9" r="2.500" fill="#fcd53f"/><path d="M8 4l8 3v25l-8-1z" fill="#e19747"/><path d="m9.500 7.500 5 1.800v7l-5-1zM9.500 18l5 .800v8l-5-.600z" fill="#d3883e"/><circle cx="14.600" cy="18" r=".9" fill="#f9c23c"/>',
  ],
  'get-up': [
    SKY,
    at('sun', 22, 0, 10),
    at('bed', 0, 8, 30),
    figure('leo', 13, 24, 20, { arms: ['up', 'up'], face: 'open' }),
    '<path d="M7.500 21.500h21v6h-21z" fill="#2f6cf0"/>',
    at('alarm-clock', 23, 14, 9),
  ],
  'walk-together': [
    GRASS,
    figure('karim', 10, 30, 27, { legs: 'walk' }),
    figure('ines', 23, 30, 27, { legs: 'walk' }),
  ],
  'like-swim': [at('person-swimming', 0, 7, 23), at('red-heart', 19, 0, 13)],
  'dislike-run': crossed('person-running'),
  'love-draw': [at('artist-palette', 0, 7, 23), at('two-hearts', 18, 0, 14)],
  'what-like': says('olivier', 'red-question-mark'),
  'bike-friends': [at('person-biking-dark', 0, 0, 19), at('woman-biking-light', 13, 13, 19)],
  'cinema-plan': [at('cinema', 0, 3, 22), at('popcorn', 16, 15, 16)],
  'come-with-me': [
    figure('zoe', 8, 31, 23, { arms: ['down', 'wave'], face: 'open' }),
    figure('noah', 24, 31, 24),
    at('red-question-mark', 12, 0, 10),
  ],
  choir: [
    figure('maya', 7, 31, 22, { face: 'open', arms: ['front', 'front'] }),
    figure('noah', 25, 31, 22, { face: 'open', arms: ['front', 'front'] }),
    figure('ines', 16, 32, 22, { face: 'open', arms: ['front', 'front'] }),
    at('musical-notes', 11, 0, 10),
  ],
  improv: [at('performing-arts', 0, 4, 24), at('speech-balloon', 18, 0, 13)],
  'chess-club': [
    bust('karim', -1, 2, 18),
    bust('zoe', 15, 2, 18),
    '<path d="M3 22h26v8H3z" fill="#d9b48a"/><path d="M3 22h6.500v4H3zM16 22h6.500v4H16zM9.500 26H16v4H9.500zM22.500 26H29v4h-6.500z" fill="#8a5a3b"/>',
    at('chess-pawn', 10, 13, 12),
  ],
  earmuffs: [
    '<path d="M5 18Q4 4 16 4t11 14" stroke="#5b6675" stroke-width="2.500" fill="none"/><ellipse cx="6" cy="20" rx="5" ry="7" fill="#c2407a"/><ellipse cx="26" cy="20" rx="5" ry="7" fill="#c2407a"/><ellipse cx="6" cy="20" rx="3" ry="4.500" fill="#e58ab0"/><ellipse cx="26" cy="20" rx="3" ry="4.500" fill="#e58ab0"/>',
  ],
  'put-on-tuque': [bust('alice', 3, 6, 26), at('tuque', 6, -2.5, 20)],
  'put-on-mittens': [
    figure('bruno', 16, 31, 28, { arms: ['out', 'out'], face: 'open', top: '#2f6fb5' }),
    '<g fill="#d0353f"><circle cx="5.500" cy="17.800" r="3.600"/><circle cx="6.300" cy="14.500" r="1.600"/><circle cx="26.500" cy="17.800" r="3.600"/><circle cx="25.700" cy="14.500" r="1.600"/></g><path d="M8.700 15.800v4.200M23.300 15.800v4.200" stroke="#8f2f36" stroke-width="1.800" stroke-linecap="round"/>',
  ],
  'wet-mittens': [at('mittens', 0, 2, 24), at('sweat-droplets', 18, 17, 14)],
  'dress-warmly': [
    SNOW_GROUND,
    figure('chloe', 16, 31, 24, {
      top: '#3f8f4f',
      trousers: '#34548a',
      isLong: true,
      arms: ['down', 'wave'],
    }),
    '<path d="M11.500 16.300q4.500 2.400 9 0l.3 2q-4.800 2.400-9.600 0z" fill="#d6336c"/><path d="M17.500 18h2.700v5.500h-2.700z" fill="#b3245a"/>',
    tuqueOn(16, 31, 24),
  ],
  'build-snowman': [
    SNOW_GROUND,
    at('snowman', 11, 4, 21),
    figure('noah', 6, 31, 20, { arms: ['down', 'out'], top: '#d0454c' }),
    tuqueOn(6, 31, 20),
  ],
  snowball: [
    SNOW_GROUND,
    figure('olivier', 11, 30, 25, { legs: 'walk', arms: ['out', 'up'], face: 'open', top: '#3f8f4f' }),
    '<g fill="#fff" stroke="#a9cde3" stroke-width=".7"><circle cx="19" cy="9.500" r="2.600"/><circle cx="27" cy="7" r="3"/></g>',
    '<path d="M22 5l2 1M22.500 9h1.700" stroke="#7fb2d0" stroke-linecap="round"/>',
  ],
  'snow-fort': [
    SNOW_GROUND,
    '<path d="M3 28V14h4v-3h4v3h3v-3h4v3h3v-3h4v3h4v14z" fill="#f3fafe" stroke="#a9cde3"/><path d="M13 28v-6q3-4 6 0v6z" fill="#7fb2d0"/><path d="M4 19h8M20 19h8M4 24h8M20 24h8" stroke="#a9cde3"/>',
  ],
  'shovel-snow': [SNOW_GROUND, at('noto:shovel', 2, 3, 22), at('snowflake', 20, 3, 10)],
  'snow-angel': [
    '<rect width="32" height="32" rx="4" fill="#eaf4fa"/><path d="M16 12Q4 8 2 18q4 4 10 3L8 31h16l-4-10q6 1 10-3-2-10-14-6z" fill="#c6dfee"/>',
    figure('maya', 16, 30, 25, { arms: ['out', 'out'], top: '#d0454c', face: 'open' }),
  ],
  'christmas-ball': [
    '<path d="M14 4q0-3 2-3t2 3" fill="none" stroke="#8a6d1f" stroke-width="1.400"/><path d="M12.500 4h7v4h-7z" fill="#e0b93f"/><circle cx="16" cy="19" r="12" fill="#d0353f"/><path d="M4.500 16h23M4.500 22h23" stroke="#f7d56e" stroke-width="1.800"/><path d="m5 19 3-2.500 3 2.500 3-2.500 3 2.500 3-2.500 3 2.500 3-2.500 1 1" fill="none" stroke="#fff"/><circle cx="11" cy="12.500" r="2" fill="#f08a90"/>',
  ],
  'skate-ice': [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M0 22h32v7q0 3-3 3H3q-3 0-3-3z" fill="#bfe4fa"/><path d="M3 26h10M18 29h9" stroke="#fff"/>',
    at('ice-skate', 5, 3, 22),
  ],
  'cold-hands': [at('open-hands', 0, 6, 23), at('snowflake', 18, 1, 14)],
  'hole-pocket': [at('coat-figure-la-poche', 0, 0, 27), at('hole', 15, 17, 16)],
  'missing-button': [at('coat-figure-le-bouton', 0, 0, 27), at('red-question-mark', 18, 17, 14)],
  'broken-zipper': [at('coat-figure-la-fermeture-eclair', 0, 0, 27), at('cross-mark', 19, 19, 12)],
  'lost-coat': [at('coat-figure', 0, 4, 27, { opacity: 0.35 }), at('red-question-mark', 10, 8, 14)],
  'coat-too-big': [at('coat-figure', 1, 1, 31), head('lea', 16, 5.8, 3.7, 'worried')],
  'coat-too-small': [
    figure('bruno', 16, 31, 30, { arms: ['out', 'out'], face: 'worried', top: '#fff3d6' }),
    '<path d="M13 13.300h6q1.700.200 2 1.700l.400 4H10.600l.400-4q.300-1.500 2-1.700z" fill="#3f8f4f"/><path d="M12.300 15.700l-3 .800M19.700 15.700l3 .800" stroke="#3f8f4f" stroke-width="3" stroke-linecap="round"/><path d="M16 13.500V19" stroke="#2b6a38" stroke-width=".8"/><circle cx="15" cy="16.300" r=".5" fill="#f5d36b"/>',
  ],
  'hang-coat': [
    '<path d="M2 4h28" stroke="#8a5a3b" stroke-width="3" stroke-linecap="round"/><path d="M16 5v4" stroke="#5b6675" stroke-width="1.600"/>',
    at('coat-figure', 4, 7, 24),
  ],
  cotton: [
    '<path d="M16 18v13M16 24q-6-2-8-6M16 24q6-2 8-6" stroke="#7a4a2b" stroke-width="1.800" fill="none"/><circle cx="11" cy="11" r="6" fill="#fff" stroke="#cfd8e3"/><circle cx="21" cy="11" r="6" fill="#fff" stroke="#cfd8e3"/><circle cx="16" cy="7" r="6" fill="#fff" stroke="#cfd8e3"/><circle cx="16" cy="14" r="6" fill="#fff"/><path d="M12 18q4 3 8 0" stroke="#7a4a2b" stroke-width="1.600" fill="none"/>',
  ],
  leather: [
    '<path d="M9 2q3 4 7 4t7-4l5 5q-3 3-2 8t3 9l-5 6q-4-4-8-4t-8 4l-5-6q2-4 3-9T4 7z" fill="#9a5f34"/><path d="M10 9q6 3 12 0M10 21q6-3 12 0" stroke="#7a4624" fill="none"/>',
  ],
  silk: [
    '<path d="M2 7q7-5 14 0t14 0v17q-7 5-14 0t-14 0z" fill="#c65fb0"/><path d="M2 12q7-5 14 0t14 0M2 18q7-5 14 0t14 0" stroke="#f0b6e2" stroke-width="1.600" fill="none"/>',
  ],
  fabric: [
    '<path d="M3 8h26v18H3z" fill="#2f86e0"/><path d="M3 12h26M3 17h26M3 22h26M8 8v18M14 8v18M20 8v18M26 8v18" stroke="#fff" stroke-width="1.200"/><path d="m3 26 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2v3H3z" fill="#2f86e0"/>',
  ],
  matches: [
    '<path d="M4 12h16v17H4z" fill="#f2b33d"/><path d="M4 12h16v4H4z" fill="#d0454c"/><path d="M17 12 27 3M13 12l6-10" stroke="#d9b48a" stroke-width="1.800"/><circle cx="27.500" cy="2.800" r="2" fill="#d0454c"/><circle cx="19.300" cy="2.500" r="2" fill="#d0454c"/>',
  ],
  lake: [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="m2 17 8-11 6 7 5-6 9 10z" fill="#6f8f6a"/><path d="M0 16h32v13q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/><path d="M4 21h8M15 25h9M5 28h6M20 20h7" stroke="#bfe4fa" stroke-linecap="round"/>',
  ],
  'put-up-tent': [GRASS, at('tent', 1, 3, 26), at('hammer', 19, 17, 13)],
  'light-fire': [
    figure('father', 9, 30, 27, { legs: 'kneel', arms: ['down', [16, -24]] }),
    at('campfire', 13, 13, 19),
  ],
  'roast-marshmallow': [at('campfire', 0, 10, 22), at('marshmallow', 15, 1, 17)],
  'sing-fire': [
    NIGHT,
    figure('alice', 6, 28, 20, { legs: 'sit', face: 'open' }),
    figure('samuel', 26, 28, 20, { legs: 'sit', face: 'open' }),
    at('campfire', 8.5, 15, 16),
    '<path d="M14 9V3l6-1.500V8" stroke="#fcd53f" stroke-width="1.300" fill="none"/><ellipse cx="12.800" cy="9" rx="1.700" ry="1.300" fill="#fcd53f"/><ellipse cx="18.800" cy="8" rx="1.700" ry="1.300" fill="#fcd53f"/>',
  ],
  hike: [at('mountain', 4, 0, 26), at('hiking-boot', 0, 17, 15)],
  'canoe-lake': [at('lake', 0, 0, 32), at('canoe', 4, 9, 24)],
  'play-with-me': [
    GRASS,
    figure('lea', 7, 30, 23, { arms: ['down', 'out'], face: 'open' }),
    figure('bruno', 25, 30, 23),
    at('ball', 12, 20, 9),
    at('red-question-mark', 11, 0, 10),
  ],
  'bathe-lake': [
    SKY,
    at('sun', 22, 0, 9),
    figure('chloe', 10, 33, 26, { arms: ['up', 'out'], face: 'open' }),
    figure('bruno', 24, 34, 24, { arms: ['out', 'up'], face: 'open' }),
    '<path d="M0 21q4-2 8 0t8 0 8 0 8 0v8q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/><path d="M3 26q3-1.500 6 0t6 0M17 28q3-1.500 6 0t6 0" stroke="#bfe4fa" fill="none"/>',
  ],
  'swim-class': [
    '<rect width="32" height="32" rx="4" fill="#4fb0e8"/><path d="M0 8h32M0 24h32" stroke="#fff" stroke-width="1.600" stroke-dasharray="3 2"/><path d="M4 13q3-2 6 0t6 0M16 29q3-1.500 6 0t6 0M3 4q3-1.500 6 0t6 0" stroke="#bfe4fa" fill="none"/>',
    at('person-swimming', 4, 2, 25),
  ],
  'weekend-soccer': [
    SKY,
    GRASS,
    '<path d="M15 24V8h16v16" fill="none" stroke="#fff" stroke-width="1.800"/><path d="M19 8v16M23 8v16M27 8v16M15 12h16M15 16h16M15 20h16" stroke="#fff" stroke-width=".5"/>',
    figure('olivier', 8, 29, 24, { legs: 'run', arms: ['out', 'up'], face: 'open' }),
    at('soccer-ball', 18, 17, 9),
  ],
  'run-race': [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M0 22h32v7q0 3-3 3H3q-3 0-3-3z" fill="#d9725a"/><path d="M0 27h32" stroke="#fff"/>',
    figure('samuel', 20, 26, 22, { legs: 'run', arms: ['out', 'up'], face: 'open' }),
    figure('zoe', 8, 30, 22, { arms: ['out', 'out'], face: 'open' }),
    at('chequered-flag', 24, 0, 9),
  ],
  'did-snowboard': [
    SNOW_GROUND,
    at('evergreen-tree', 0, 9, 11),
    at('snowboarder', 5, 2, 25),
    at('evergreen-tree', 24, 12, 8),
  ],
  'slide-down': [
    at('snow-hill', 0, 0, 32),
    '<g transform="translate(12 14) rotate(34)">',
    figure('lea', 0, 0, 15, { legs: 'sit', arms: ['up', 'up'], face: 'open' }),
    '<path d="M-6 2.500H6q3 0 4-2.500" stroke="#2f6cb0" stroke-width="2" stroke-linecap="round" fill="none"/></g>',
  ],
  'snow-hill': [
    '<rect width="32" height="32" rx="4" fill="#b8d8ef"/><path d="M0 9q6 0 12 9t20 9v2q0 3-3 3H3q-3 0-3-3z" fill="#fff"/>',
    at('evergreen-tree', 23, 10, 9),
  ],
  'canoe-ice': [
    '<rect width="32" height="32" rx="4" fill="#b8d8ef"/><path d="M0 18h32v11q0 3-3 3H3q-3 0-3-3z" fill="#4f8fc0"/><path d="m0 24 5-3 6 2 3-2 6 3-4 3H3z" fill="#fff"/>',
    bust('maya', 3, 4, 12, { top: '#2f6fb5' }),
    bust('noah', 11, 4, 12, { top: '#2f6fb5' }),
    bust('ines', 19, 4, 12, { top: '#2f6fb5' }),
    '<path d="M1 14q15 3 30 0-1 8-7 8H8q-6 0-7-8z" fill="#d0454c"/><path d="M2 16.500q14 2.500 28 0" stroke="#fff" fill="none"/><path d="M12 14 8 26M20 14l-4 12M28 13l-4 13" stroke="#8a5a3b" stroke-width="1.400" stroke-linecap="round"/><path d="M8.500 23.500l-2 5 2.500.500zM16.500 23.500l-2 5 2.500.500zM24.500 23.500l-2 5 2.500.500z" fill="#8a5a3b"/><path d="m20 29 5-4 5 3v3h-8z" fill="#fff"/>',
  ],
  'snow-slide': [
    '<rect width="32" height="32" rx="4" fill="#b8d8ef"/><path d="M0 28q8-2 16 0t16 0v1q0 3-3 3H3q-3 0-3-3z" fill="#fff"/><path d="M2 7h6v22H2z" fill="#8a5a3b"/><path d="M2 12h6M2 17h6M2 22h6" stroke="#c98f55" stroke-width="1.500"/><path d="M2 7q7-1 10 5 5 12 18 14v4H14Q9 24 8 13z" fill="#dff0fa"/><path d="M2 7q7-1 10 5 5 12 18 14" stroke="#fff" stroke-width="1.800" fill="none"/><path d="M4 7V1l6 2-6 2" fill="#d0454c" stroke="#7a4a2b" stroke-width=".8"/>',
    '<g transform="translate(17.500 17) rotate(42)">',
    figure('bruno', -3, 0, 12, { legs: 'sit', arms: ['up', 'up'], face: 'open', top: '#2f6cb0' }),
    figure('lea', 4, 0, 12, { legs: 'sit', arms: ['up', 'up'], face: 'open' }),
    '<path d="M-8 2.500H8q2.500 0 3.500-2.500" stroke="#8a5a3b" stroke-width="1.800" stroke-linecap="round" fill="none"/></g>',
  ],
  'tug-of-war': [
    GRASS,
    '<path d="M3 19.500h26" stroke="#c98f55" stroke-width="1.600" stroke-linecap="round"/><path d="m14.500 20 1.500 4 1.500-4z" fill="#d0454c"/>',
    figure('samuel', 7, 29, 24, { legs: 'walk', arms: ['front', [12, -22]], rotate: -16 }),
    figure('lea', 25, 29, 24, { legs: 'walk', arms: [[12, -22], 'front'], rotate: 16 }),
  ],
  'face-painting': [
    bust('maya', 0, 1, 31),
    '<g transform="translate(16 14.800) scale(1.050)"><path d="M-1.400 2.200h2.800L0 4z" fill="#2b1b17"/><path d="M-4 3.500-8.300 2.300M-4 4.700l-4.300.600M4 3.500 8.300 2.300M4 4.700l4.300.600" stroke="#fff" stroke-width=".9" stroke-linecap="round"/><path d="M-5.500-4.500l1.500 2M-2-5.500l.500 2.300M5.500-4.500l-1.500 2M2-5.500l-.500 2.300" stroke="#f58a1f" stroke-width="1.200" stroke-linecap="round"/></g>',
    at('paintbrush', 19, 12, 13),
  ],
  stage: [
    '<rect x="1" y="2" width="30" height="23" fill="#3a1f4a"/><path d="M1 2h30v4H1z" fill="#b8323a"/><path d="m10 6-5 19h9zM22 6l5 19h-9z" fill="#fcd53f" opacity=".35"/><path d="M0 25h32v6H0z" fill="#8a5a3b"/>',
    figure('chloe', 16, 26, 17, { arms: ['down', [5, -34]], face: 'open' }),
    '<path d="M17.800 16.500l1.300-2.200" stroke="#222" stroke-width="1.200" stroke-linecap="round"/><path d="M1 6q5 8 1 19H1zM31 6q-5 8-1 19h1z" fill="#d0454c"/>',
  ],
  'cross-country-ski': [
    SNOW_GROUND,
    at('evergreen-tree', 22, 5, 11),
    figure('olivier', 14, 28, 24, {
      legs: 'walk',
      arms: [
        [12, -18],
        [13, -24],
      ],
      top: '#3f8f4f',
    }),
    tuqueOn(14, 28, 24),
    '<path d="M4 29.500h10q2 0 2.500-1M13 29.500h12q2 0 2.500-1.500" stroke="#d0454c" stroke-width="1.300" stroke-linecap="round" fill="none"/><path d="M9 20 5.500 29M19.500 17.500 23 29" stroke="#5b6675" stroke-width="1" stroke-linecap="round"/>',
  ],
  skier: [
    '<rect width="32" height="32" rx="4" fill="#b8d8ef"/><path d="M0 13q14 1 32 15v1q0 3-3 3H3q-3 0-3-3z" fill="#fff"/>',
    at('evergreen-tree', 23, 7, 10),
    '<g transform="translate(13.500 22.500) rotate(26)">',
    figure('karim', 0, -1, 22, {
      arms: [
        [14, -20],
        [14, -20],
      ],
      top: '#d0454c',
      trousers: '#26345c',
    }),
    '<path d="M-9 .500H8q2.500 0 3.500-2" stroke="#2f6cb0" stroke-width="1.700" stroke-linecap="round" fill="none"/><path d="M-5.500-8-10 2M5.500-8 10 1" stroke="#5b6675" stroke-width="1" stroke-linecap="round"/></g>',
  ],
  'hide-and-seek': [
    FLOOR,
    head('karim', 8.5, 11.5, 4.5),
    at('couch', -1, 9, 20),
    figure('zoe', 24, 31, 23, {
      arms: [
        [5, -42],
        [5, -42],
      ],
      face: 'asleep',
    }),
    '<text x="14" y="6" font-family="Arial,sans-serif" font-weight="700" font-size="5" fill="#26345c">1, 2, 3</text>',
  ],
  'score-goal': [at('goal-net', 1, 0, 30), at('soccer-ball', 12, 16, 11)],
}
