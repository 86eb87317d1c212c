import { bust, figure } from './cast.ts'
import { at, badged, beside, type ComposedPicture, type ComposedPictures, says } from './compose.ts'
import { SKY } from './grounds.ts'

const SAND = '<path d="M0 22h32v7q0 3-3 3H3q-3 0-3-3z" fill="#f0d79a"/>'
const SEA = '<path d="M0 17h32v7H0z" fill="#4fb0e8"/>'

/** A splash of paint of one colour. */
function splash(fill: string, edge = fill): ComposedPicture {
  return [
    `<path d="M16 2q6 0 8 4 6 1 6 7-1 3 0 6-2 7-8 7-4 4-9 2-7 1-8-5-5-3-3-8-1-6 5-8 3-5 9-5z" fill="${fill}" stroke="${edge}"/><ellipse cx="11" cy="10" rx="4" ry="2.500" fill="#fff" opacity=".35"/>`,
  ]
}

export const town: ComposedPictures = {
  carpenter: beside('uncle', 'carpentry-saw'),
  hairdresser: beside('neighbour', 'hair-dryer'),
  baker: beside('man-cook', 'bread'),
  'mail-carrier': [
    bust('secretary', -1, 3, 25, { top: '#2f6cb0' }),
    '<path d="M3.500 9.500Q4 1.500 11.500 1.500T19.500 9.500z" fill="#2f6cb0"/><path d="M2.500 9h18l1 2.400h-20z" fill="#1f4f87"/>',
    at('envelope', 17, 16, 15),
  ],
  waiter: beside('man-in-tuxedo', 'fork-and-knife-with-plate'),
  vendor: beside('mother', 'shopping-bags'),
  'job-question': [at('briefcase', 0, 6, 23), at('red-question-mark', 19, 0, 13)],
  'dream-astronaut': says('maya', 'woman-astronaut'),
  'repair-car': [at('automobile', 0, 0, 22), at('woman-mechanic', 13, 13, 19)],
  'put-out-fire': [at('woman-firefighter', 0, 0, 22), at('fire', 18, 16, 15)],
  'police-station': badged('classical-building', 'police-car'),
  'fire-station': badged('brick-house', 'fire-engine'),
  'brick-house': [
    '<path d="M3 12h26v19H3z" fill="#c2443a"/><path d="M1 12 16 3l15 9z" fill="#7a2a24"/><rect x="8" y="17" width="16" height="14" fill="#f3e3c8"/><path d="M8 21h16M8 25h16" stroke="#c9a97f"/>',
  ],
  grocery: [at('department-store', 0, 0, 25), at('shopping-cart', 15, 15, 17)],
  laboratory: [at('alembic', 0, 1, 22), at('microscope', 13, 11, 20)],
  airport: [at('airplane-departure', 0, 0, 24), at('department-store', 13, 14, 18)],
  'hair-salon': [at('barber-pole', 0, 2, 24), at('scissors', 16, 13, 17)],
  museum: badged('classical-building', 'framed-picture'),
  'where-work': [at('office-building', 0, 4, 24), at('red-question-mark', 19, 0, 13)],
  'work-hospital': badged('hospital', 'man-health-worker'),
  'work-restaurant': [at('restaurant', 0, 0, 26), at('man-in-tuxedo', 16, 15, 17)],
  'work-laboratory': [at('woman-scientist', 0, 0, 22), at('alembic', 16, 14, 17)],
  'work-airport': [at('airplane-departure', 0, 0, 22), at('man-pilot', 13, 13, 19)],
  'work-farm': [at('barn', 0, 0, 22), at('woman-farmer', 13, 13, 19)],
  concert: [at('guitar', 0, 6, 22), at('microphone', 16, 0, 15), at('musical-notes', 19, 19, 12)],
  'meet-artists': [at('artist', 0, 2, 18), at('singer', 14, 12, 19)],
  crowd: [
    bust('grandfather', 0, 0, 12),
    bust('chloe', 10, 0, 12),
    bust('neighbour', 20, 0, 12),
    bust('ines', -2, 9, 13),
    bust('father', 8, 9, 12),
    bust('maya', 14, 9, 12),
    bust('secretary', 22, 9, 12),
    bust('samuel', 0, 19, 13),
    bust('lea', 10, 19, 13),
    bust('noah', 20, 19, 13),
  ],
  'festival-poster': [
    '<rect x="5" y="1" width="22" height="30" rx="1" fill="#fcd53f"/><rect x="7" y="3" width="18" height="6" fill="#d0454c"/><text x="16" y="7.800" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="4.200" fill="#fff">FESTIVAL</text>',
    at('circus-tent', 9, 10, 14),
    '<path d="M9 26h14M11 28.500h10" stroke="#7a5a1d"/>',
  ],
  'fish-ducks': [at('duck', 0, 12, 19), at('fishing-pole', 13, 0, 18)],
  'ring-toss': [
    '<path d="M4 28h24v3H4z" fill="#8a5a3b"/><path d="M15 8h2.500v20H15z" fill="#d69a68"/><ellipse cx="16" cy="24" rx="7" ry="2.500" fill="none" stroke="#2f86e0" stroke-width="2"/><ellipse cx="16" cy="19" rx="7" ry="2.500" fill="none" stroke="#3f8f3a" stroke-width="2"/><ellipse cx="22" cy="6" rx="7" ry="2.800" fill="none" stroke="#e5484d" stroke-width="2.200" transform="rotate(-18 22 6)"/>',
  ],
  'jump-rope': [
    '<path d="M8 12Q-4 32 16 31.500T24 12" stroke="#d0454c" stroke-width="1.600" fill="none"/>',
    figure('lea', 16, 27, 25, {
      legs: 'jump',
      arms: [
        [15, -32],
        [15, -32],
      ],
      face: 'open',
    }),
  ],
  'jump-trampoline': [
    at('trampoline', 0, 6, 32),
    figure('bruno', 16, 20, 20, { legs: 'jump', arms: ['up', 'up'], face: 'open' }),
  ],
  'my-turn': [
    figure('zoe', 11, 31, 29, { arms: ['down', 'up'], face: 'open' }),
    at('backhand-index-pointing-left', 18, 14, 14),
  ],
  'intel-words': [at('open-book', 0, 3, 22), at('fountain-pen', 15, 13, 17)],
  'observe-nature': [
    at('magnifying-glass-tilted-left', 0, 0, 22),
    at('butterfly', 16, 3, 12),
    at('seedling', 17, 17, 14),
  ],
  'good-maths': [bust('samuel', -1, 0, 23, { face: 'proud' }), at('maths-class', 17, 17, 14)],
  'good-drawing': [bust('alice', -1, 0, 23, { face: 'proud' }), at('artist-palette', 17, 16, 15)],
  passport: [
    '<rect x="6" y="2" width="20" height="28" rx="2" fill="#1f3f7d"/><circle cx="16" cy="13" r="5.500" fill="none" stroke="#f2c14b" stroke-width="1.300"/><path d="M10.500 13h11M16 7.500v11M12 9.500q4 2 8 0M12 16.500q4-2 8 0" stroke="#f2c14b" stroke-width=".8" fill="none"/><path d="M10 23h12M12 26h8" stroke="#f2c14b" stroke-width="1.300"/>',
  ],
  souvenir: [at('shopping-bags', 0, 5, 22), at('snow-globe', 16, 13, 17)],
  'snow-globe': [
    '<circle cx="16" cy="14" r="12" fill="#d7efff" stroke="#8fb8d0"/><path d="M6 20q10-4 20 0-3 6-10 6T6 20z" fill="#fff"/><path d="m16 6 5 8h-2l3 5H10l3-5h-2z" fill="#3f8f3a"/><path d="M7 25h18l2 6H5z" fill="#8a5a3b"/><g fill="#fff"><circle cx="9" cy="10" r="1"/><circle cx="22" cy="8" r="1"/><circle cx="24" cy="14" r="1"/><circle cx="8" cy="15" r="1"/></g>',
  ],
  postcard: [
    '<rect x="1" y="6" width="30" height="20" rx="1" fill="#fff" stroke="#cfd8e3"/><rect x="3" y="8" width="13" height="16" fill="#7fcdf2"/><path d="M3 20q6-3 13 0v4H3z" fill="#f0d79a"/><circle cx="12" cy="12" r="2" fill="#fcd53f"/><path d="M6 20q1-6 0-8m0 0q-2 0-3 2m3-2q3-1 4 1" stroke="#3f8f3a" fill="none"/><rect x="24" y="8.500" width="5" height="6" fill="#e5484d"/><path d="M19 18h10M19 21h10" stroke="#9aa9b8"/>',
  ],
  pool: [
    '<rect x="1" y="5" width="30" height="23" rx="8" fill="#e9dcc4"/><rect x="4" y="8" width="24" height="17" rx="6" fill="#4fb0e8"/><path d="M8 14q3-2 6 0t6 0M11 20q3-2 6 0t6 0" stroke="#d7f0fd" stroke-width="1.500" fill="none"/><path d="M23 4v8M27 4v8M23 7h4M23 10h4" stroke="#8fa3b8" stroke-width="1.300"/>',
  ],
  'pack-suitcase': [at('luggage', 0, 0, 22), at('t-shirt', 15, 15, 16)],
  sandcastle: [
    SKY,
    SEA,
    SAND,
    '<path d="M7 28V17h3v2h3v-2h2v-5h2v2h2v-2h2v5h2v2h3v-2h3v11z" fill="#d9b45f"/><path d="M15 28v-5q2-3 4 0v5z" fill="#a9803a"/><path d="M17 12V5l5 2-5 2" fill="#e5484d" stroke="#7a4a2b" stroke-width=".8"/>',
  ],
  sunbathe: [SKY, at('sun', 18, 0, 13), SAND, at('smiling-face-with-sunglasses', 3, 9, 18)],
  'where-vacation': [at('world-map', 0, 6, 23), at('red-question-mark', 19, 0, 13)],
  'family-beach': [
    at('beach-with-umbrella', 0, 0, 27),
    figure('father', 12, 32, 18),
    figure('leo', 19, 32, 13, { arms: ['down', 'wave'] }),
    figure('mother', 26, 32, 17),
  ],
  gaspesie: [
    SKY,
    SEA,
    '<path d="M0 20h32v9q0 3-3 3H3q-3 0-3-3z" fill="#3f93c8"/><path d="M4 22V11q4-3 9-2l6-1q3 0 3 3v11z" fill="#c9925f"/><path d="M12 22v-5q2-3 4 0v5z" fill="#7fcdf2"/><path d="M25 22v-9q1.500-2 3 0v9z" fill="#c9925f"/><path d="M4 12q6-4 15-3" stroke="#7db843" stroke-width="1.600" fill="none"/>',
  ],
  'mexico-trip': [at('airplane', 0, 0, 20), at('cactus', 13, 12, 20)],
  'colour-red': splash('#e5252c'),
  'colour-blue': splash('#2673d9'),
  'colour-yellow': splash('#fcd53f'),
  'colour-green': splash('#2f9e44'),
  'colour-orange': splash('#f58a1f'),
  'colour-purple': splash('#8a3fc0'),
  'colour-pink': splash('#f58ab8'),
  'colour-brown': splash('#8a5a2e'),
  'colour-black': splash('#222222'),
  'colour-white': splash('#ffffff', '#9aa9b8'),
  'colour-grey': splash('#8f98a3'),
  'colour-beige': splash('#e8d3ac'),
  'visit-museum': [
    '<rect width="32" height="32" rx="4" fill="#f3e9d8"/><path d="M0 26h32v3q0 3-3 3H3q-3 0-3-3z" fill="#c9a97f"/>',
    at('framed-picture', 13, 1, 17),
    figure('karim', 8, 30, 22, { arms: ['down', [14, -30]] }),
    figure('grandmother', 24, 31, 13),
  ],
  'watch-show': [
    at('stage', 0, -3, 32),
    at('man-juggling', 10, 4, 12),
    bust('bruno', -1, 20, 13),
    bust('ines', 10, 20, 13),
    bust('samuel', 20, 20, 13),
  ],
  'ride-carousel': [
    at('carousel-horse', 2, 0, 30),
    figure('sister', 18, 24, 13, { legs: 'sit', arms: ['front', 'up'], face: 'open' }),
  ],
  'write-postcard': [at('postcard', 0, 0, 27), at('writing-hand', 14, 13, 18)],
  'buy-souvenir': [
    figure('lea', 8, 31, 26, { arms: ['down', [14, -24]] }),
    at('snow-globe', 14, 9, 11),
    at('coin', 22, 21, 9),
    at('label', 22, 1, 9),
  ],
}
