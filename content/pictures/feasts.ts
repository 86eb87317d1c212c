import { at, beside, type Compositions, crossed, says } from './compose.ts'
import { GRASS, SKY, SNOW_GROUND } from './grounds.ts'

export const feasts: Compositions = {
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
    at('man', 0, 2, 15),
    at('woman', 16, 2, 15),
    at('boy', 4, 17, 13),
    at('girl', 16, 17, 13),
  ],
  poppy: [
    '<path d="M16 18q-1 8 1 13" stroke="#3f8f3a" stroke-width="2" fill="none"/><path d="M16 14Q4 16 5 8t11 0q10-8 11 0t-11 6z" fill="#d9252c"/><path d="M16 14Q6 22 9 9q3-8 7-2 5-6 7 2 3 13-7 5z" fill="#e5383d"/><circle cx="16" cy="12" r="3" fill="#1d1512"/>',
  ],
  'decorate-tree': [at('christmas-tree', 8, 0, 24), at('child', 0, 16, 15)],
  'give-gift': [at('boy', 0, 10, 16), at('woman', 15, 2, 17), at('wrapped-gift', 12, 20, 11)],
  'family-meal': [
    at('man', 0, 0, 12),
    at('woman', 20, 0, 12),
    at('girl', 10, 2, 12),
    at('table', 1, 10, 30),
    at('pot-of-food', 11, 8, 10),
  ],
  'egg-hunt': [
    SKY,
    GRASS,
    at('chocolate-egg', 3, 18, 9),
    at('chocolate-egg', 20, 20, 9),
    at('child', 7, 2, 18),
    at('herb', 22, 10, 9),
  ],
  witch: [
    '<path d="M17 0 24 16H8z" fill="#2c2340"/><ellipse cx="16" cy="16" rx="14" ry="3" fill="#2c2340"/><path d="M9.500 13h13l1 2.500h-15z" fill="#f2702a"/><path d="M7 17q-3 8 0 12h18q3-4 0-12z" fill="#3a3a3a"/><path d="M9 17h14q1 12-7 13-8-1-7-13z" fill="#9fce7a"/><circle cx="13" cy="20" r="1.300" fill="#222"/><circle cx="19" cy="20" r="1.300" fill="#222"/><path d="M16 20q3 3 0 4.500" stroke="#6f9c4c" stroke-width="1.200" fill="none"/><path d="M12.500 26q3.500 3 7 0" stroke="#5c2b3a" stroke-width="1.300" fill="none"/>',
  ],
  mummy: [
    '<circle cx="16" cy="16" r="14" fill="#f2ead6"/><path d="M3 11q13-4 26 1M2 17q14 5 28-2M5 24q11 3 22-2M8 5q8 3 16 1" stroke="#c9bb98" stroke-width="1.400" fill="none"/><path d="M6 12.500q10-3 20 0v4q-10 3-20 0z" fill="#3a3428"/><circle cx="12" cy="14.500" r="1.800" fill="#fff"/><circle cx="20" cy="14.500" r="1.800" fill="#fff"/><circle cx="12" cy="14.500" r=".9" fill="#222"/><circle cx="20" cy="14.500" r=".9" fill="#222"/>',
  ],
  'superhero-costume': [at('person-superhero', 2, 1, 29)],
  'candy-bag': [
    '<path d="M5 11h22l2 19H3z" fill="#f2702a"/><path d="M10 12q0-9 6-9t6 9" stroke="#8a3a0f" stroke-width="2" fill="none"/><path d="m10 18 2-3 2 3zM18 18l2-3 2 3zM9 22h14q-2 5-7 5t-7-5z" fill="#2c1a10"/>',
    at('candy', 18, 1, 13),
    at('lollipop', 2, 1, 12),
  ],
  cauldron: [
    '<path d="M4 14h24q3 15-12 15T4 14z" fill="#2c3440"/><ellipse cx="16" cy="13" rx="14" ry="3.500" fill="#4a5a78"/><ellipse cx="16" cy="13" rx="11.500" ry="2.400" fill="#7ed957"/><path d="M8 27l-3 4M24 27l3 4" stroke="#2c3440" stroke-width="2.500"/><circle cx="12" cy="8" r="2" fill="#7ed957"/><circle cx="19" cy="6" r="2.600" fill="#7ed957"/><circle cx="16" cy="2" r="1.400" fill="#7ed957"/>',
  ],
  'pirate-child': [at('child', 2, 4, 26), at('pirate-flag', 18, 0, 14)],
  'door-to-door': [at('door', 0, 2, 20), at('door', 14, 2, 20), at('ghost', 9, 17, 14)],
  'decorate-pumpkin': [at('jack-o-lantern', 0, 7, 24), at('paintbrush', 17, 0, 15)],
  'scared-ghost': [at('fearful-face', 0, 8, 22), at('ghost', 17, 0, 15)],
  'stay-with-friends': [at('boy', 0, 9, 14), at('girl', 9, 9, 14), at('child', 18, 9, 14)],
  'check-candy': [
    at('woman', 0, 0, 20),
    at('candy', 8, 18, 12),
    at('magnifying-glass-tilted-left', 16, 13, 17),
  ],
  'trick-or-treat': says('child', 'candy'),
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
    '<path d="M10 28h12" stroke="#b8c4d0" stroke-width="2" stroke-linecap="round"/><circle cx="16" cy="5" r="3.500" fill="#f2c29b"/><path d="M16 9v8M16 10 8 5M16 10l8-5M16 17l-6 4 2 4M16 17l6 4-2 4" stroke="#2f86e0" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  catch: [at('palms-up-together', 2, 12, 22), at('baseball', 12, 0, 14)],
  'dive-in': [
    '<rect width="32" height="32" rx="4" fill="#d7efff"/><path d="M0 9h13v2.500H0zM2 11h3v12H2z" fill="#8a5a3b"/><path d="M0 22q4-2 8 0t8 0 8 0 8 0v7q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/><path d="M3 27q3-1.500 6 0t6 0M17 29q3-1.500 6 0t6 0" stroke="#bfe4fa" fill="none"/><g transform="translate(1.500 -4.500) rotate(146 16 16) scale(.95)" stroke-width="2.800" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M15 12 11.500 3M17 12l3.500-9M16 18l-1 10M16 18l1 10" stroke="#f2c29b"/><path d="M16 12v7" stroke="#d0454c" stroke-width="5"/><circle cx="16" cy="7" r="3.400" fill="#e6ae84"/><path d="M12.600 7a3.400 3.400 0 0 1 6.800 0z" fill="#6b3f22"/></g>',
  ],
  'push-cart': [at('person-walking', 0, 2, 24, { flip: true }), at('shopping-cart', 14, 12, 18)],
  drink: [at('face-savoring-food', 0, 0, 22), at('cup-with-straw', 16, 14, 17)],
  'drink-milk': [at('woman', 0, 0, 22), at('glass-of-milk', 16, 14, 17)],
  'open-door': [
    '<path d="M5 1h22v30H5z" fill="#8a5a3b"/><path d="M8 4h16v27H8z" fill="#bfe4fa"/><path d="M8 23h16v8H8z" fill="#8fd16a"/><circle cx="20" cy="9" r="2.500" fill="#fcd53f"/><path d="M8 4l8 3v25l-8-1z" fill="#e19747"/><path d="m9.500 7.500 5 1.800v7l-5-1zM9.500 18l5 .800v8l-5-.600z" fill="#d3883e"/><circle cx="14.600" cy="18" r=".9" fill="#f9c23c"/>',
  ],
  'get-up': [at('bed', 0, 10, 22), at('alarm-clock', 17, 0, 15)],
  'walk-together': [at('person-walking', 0, 3, 22), at('woman-walking', 12, 3, 22)],
  'like-swim': [at('person-swimming', 0, 7, 23), at('red-heart', 19, 0, 13)],
  'dislike-run': crossed('person-running'),
  'love-draw': [at('artist-palette', 0, 7, 23), at('two-hearts', 18, 0, 14)],
  'what-like': says('child', 'red-question-mark'),
  'bike-friends': [at('person-biking', 0, 0, 19), at('woman-biking', 13, 13, 19)],
  'cinema-plan': [at('cinema', 0, 3, 22), at('popcorn', 16, 15, 16)],
  'come-with-me': [at('boy', 0, 8, 16), at('girl', 16, 8, 16), at('red-question-mark', 11, 0, 10)],
  choir: [at('singer', 0, 3, 18), at('woman-singer', 14, 3, 18), at('musical-notes', 10, 20, 11)],
  improv: [at('performing-arts', 0, 4, 24), at('speech-balloon', 18, 0, 13)],
  'chess-club': [at('chess-pawn', 0, 2, 22), at('busts-in-silhouette', 15, 16, 16)],
  earmuffs: [
    '<path d="M5 18Q4 4 16 4t11 14" stroke="#5b6675" stroke-width="2.500" fill="none"/><ellipse cx="6" cy="20" rx="5" ry="7" fill="#c2407a"/><ellipse cx="26" cy="20" rx="5" ry="7" fill="#c2407a"/><ellipse cx="6" cy="20" rx="3" ry="4.500" fill="#e58ab0"/><ellipse cx="26" cy="20" rx="3" ry="4.500" fill="#e58ab0"/>',
  ],
  'put-on-tuque': [at('child', 4, 8, 24), at('tuque', 6.5, 0, 18)],
  'put-on-mittens': beside('child', 'mittens'),
  'wet-mittens': [at('mittens', 0, 2, 24), at('sweat-droplets', 18, 17, 14)],
  'dress-warmly': [at('child', 4, 6, 24), at('tuque', 7, -1, 17), at('scarf', 9, 20, 13)],
  'build-snowman': [SNOW_GROUND, at('snowman', 8, 2, 22), at('child', 0, 15, 14)],
  snowball: [
    SNOW_GROUND,
    at('person-playing-handball', 0, 6, 22),
    '<circle cx="26" cy="8" r="4.500" fill="#fff" stroke="#a9cde3"/>',
  ],
  'snow-fort': [
    SNOW_GROUND,
    '<path d="M3 28V14h4v-3h4v3h3v-3h4v3h3v-3h4v3h4v14z" fill="#f3fafe" stroke="#a9cde3"/><path d="M13 28v-6q3-4 6 0v6z" fill="#7fb2d0"/><path d="M4 19h8M20 19h8M4 24h8M20 24h8" stroke="#a9cde3"/>',
  ],
  'shovel-snow': [SNOW_GROUND, at('noto:shovel', 2, 3, 22), at('snowflake', 20, 3, 10)],
  'snow-angel': [
    SNOW_GROUND,
    '<path d="M16 13q8-7 13-3 0 8-9 10l3 9H9l3-9q-9-2-9-10 5-4 13 3z" fill="#d5e8f4"/>',
    at('child', 10, 5, 12),
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
  'coat-too-big': [at('coat-figure', 2, 0, 32), at('child', 13, 0, 10)],
  'coat-too-small': [at('child', 4, 0, 24), at('coat-figure', 10, 19, 13)],
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
  'light-fire': [at('man', 0, 0, 19), at('campfire', 12, 12, 20)],
  'roast-marshmallow': [at('campfire', 0, 10, 22), at('marshmallow', 15, 1, 17)],
  'sing-fire': [
    at('campfire', 6, 11, 20),
    at('girl', 0, 3, 12),
    at('boy', 20, 3, 12),
    at('musical-notes', 11, 0, 10),
  ],
  hike: [at('mountain', 4, 0, 26), at('hiking-boot', 0, 17, 15)],
  'canoe-lake': [at('lake', 0, 0, 32), at('canoe', 4, 9, 24)],
}
