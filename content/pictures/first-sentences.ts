import { bust, type CastName, figure, head } from './cast.ts'
import { at, type ComposedPicture, type ComposedPictures } from './compose.ts'
import { FLOOR, GRASS, NIGHT, SKY, SNOW_GROUND } from './grounds.ts'

/** "C'est…": someone points at a thing. */
function points(who: CastName, what: string): ComposedPicture {
  return [figure(who, 9, 31, 28, { arms: ['down', [18, -22]], face: 'open' }), at(what, 17, 13, 15)]
}

/** "J'ai…": someone holds a thing. */
function holds(who: CastName, what: string): ComposedPicture {
  return [figure(who, 16, 31, 30, { arms: ['front', 'front'] }), at(what, 9.5, 16, 13)]
}

/** "J'aime…": someone, a thing and a heart. */
function likes(who: CastName, what: string): ComposedPicture {
  return [bust(who, -1, 10, 22, { face: 'proud' }), at(what, 15, 0, 16), at('red-heart', 19, 18, 12)]
}

/** "Je vois…": someone looks at a thing outdoors. */
function sees(who: CastName, what: string, ground = GRASS): ComposedPicture {
  return [
    SKY,
    ground,
    '<path d="M9 21 24 5v22z" fill="#fff" opacity=".5"/>',
    bust(who, -2, 13, 19, { face: 'surprised' }),
    at(what, 16, 7, 16),
  ]
}

const SEA = '<path d="M0 15q4-2 8 0t8 0 8 0 8 0v14q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/>'

function disc(colour: string): string {
  return `<circle cx="16" cy="16" r="16" fill="${colour}"/>`
}

/** Greetings, kind words and the first sentences of grade 1. */
export const firstSentences: ComposedPictures = {
  'say-hello': [
    SKY,
    GRASS,
    at('sun', 0, 0, 12),
    figure('alice', 17, 31, 27, { arms: ['hip', 'wave'], face: 'open' }),
  ],
  'say-hi': [
    figure('bruno', 8, 31, 27, { arms: ['down', [14, -36]], face: 'open' }),
    figure('maya', 24, 31, 27, { arms: [[14, -36], 'down'], face: 'open' }),
    at('sparkles', 12, 1, 8),
  ],
  'say-welcome': [
    FLOOR,
    '<path d="M19 3h11v26H19z" fill="#8a5a2e"/><path d="M20.500 4.500h8V29h-8z" fill="#cfe6ff"/>',
    figure('madame', 13, 31, 29, { arms: ['out', 'out'], face: 'open' }),
  ],
  'say-goodbye': [
    SKY,
    GRASS,
    at('house', 0, 3, 17),
    figure('leo', 22, 31, 26, { arms: ['down', 'wave'], legs: 'walk' }),
  ],
  'say-tomorrow': [
    SKY,
    GRASS,
    at('school', 0, 8, 17),
    figure('noah', 22, 31, 24, { arms: ['down', 'wave'], face: 'open' }),
    '<rect x="2" y="1" width="9" height="8" rx="1" fill="#fff" stroke="#7b8794" stroke-width=".6"/><path d="M2 3.500h9V2q0-1-1-1H3Q2 1 2 2z" fill="#d0454c"/><rect x="17" y="1" width="9" height="8" rx="1" fill="#ffd34d" stroke="#7b8794" stroke-width=".6"/><path d="M17 3.500h9V2q0-1-1-1h-7q-1 0-1 1z" fill="#d0454c"/><path d="M12 5.500h3.500M14 4l1.500 1.500L14 7" stroke="#26345c" stroke-width="1" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  'say-good-night': [
    NIGHT,
    at('crescent-moon', 20, 1, 11),
    at('bed', 0, 8, 28),
    head('zoe', 7, 17.5, 4, 'asleep'),
  ],
  'say-please': [
    bust('noah', -2, 8, 22, { face: 'open' }),
    at('palms-up-together', 15.5, 16, 16),
    at('cookie', 18.5, 7, 10),
  ],
  'say-thanks': [
    figure('ines', 12, 31, 29, { arms: ['front', 'front'], face: 'proud' }),
    at('wrapped-gift', 6.5, 16, 11),
    at('red-heart', 21, 2, 11),
  ],
  'say-not-at-all': [
    figure('ines', 8, 31, 25, { arms: ['down', [6, -20]], face: 'open' }),
    at('wrapped-gift', 4, 17, 8),
    figure('samuel', 23, 31, 26, { arms: [[14, -20], 'hip'], face: 'proud' }),
    at('ok-hand', 11, 1, 9),
  ],
  'say-sorry': [
    FLOOR,
    figure('bruno', 10, 31, 28, { arms: ['down', 'out'], face: 'worried' }),
    at('juice', 19, 15, 12, { rotate: 100 }),
    '<ellipse cx="25" cy="29" rx="6" ry="1.800" fill="#f58a1f"/>',
  ],
  'say-yes': [bust('chloe', -2, 4, 26, { face: 'open' }), at('check-mark-button', 19, 0, 13)],
  'say-no': [bust('karim', -2, 4, 26, { face: 'sad' }), at('cross-mark', 19, 0, 13)],
  'what-name': [
    bust('karim', 0, 14, 18, { face: 'open' }),
    '<path d="M13 .5h15.500q3 0 3 3v11q0 3-3 3H20l-3.500 3.500v-3.500H13q-3 0-3-3v-11q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/><rect x="12.500" y="3" width="16.500" height="12" rx="2" fill="#c7343f"/><rect x="14" y="6" width="13.500" height="7.500" rx="1" fill="#fff"/><text x="20.750" y="12.400" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7" fill="#26345c">?</text>',
  ],
  'name-maya': [
    bust('maya', 5, 1, 22),
    '<rect x="3" y="20" width="26" height="12" rx="2.500" fill="#c7343f"/><rect x="4.500" y="23" width="23" height="7.500" rx="1" fill="#fff"/><text x="16" y="29.100" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="6.600" fill="#26345c">Maya</text>',
  ],
  'its-cat': points('lea', 'cat'),
  'its-apple': points('samuel', 'red-apple'),
  'its-house': points('noah', 'house'),
  'its-backpack': points('zoe', 'backpack'),
  'its-friend': [
    figure('karim', 8, 31, 27, { arms: ['down', [14, -26]], face: 'open' }),
    figure('chloe', 24, 31, 27, { arms: [[14, -26], 'hip'], face: 'open' }),
  ],
  'have-ball': holds('leo', 'soccer-ball'),
  'have-pencil': holds('ines', 'pencil'),
  'like-pizza': likes('chloe', 'pizza'),
  'like-strawberries': likes('samuel', 'strawberry'),
  'like-snow': [SNOW_GROUND, ...likes('maya', 'snowflake')],
  'like-school': likes('bruno', 'school'),
  'see-sun': sees('samuel', 'sun'),
  'see-bird': sees('zoe', 'bird'),
  'see-flower': sees('karim', 'tulip'),
  'see-fish': sees('lea', 'tropical-fish', SEA),
  'see-tree': sees('ines', 'deciduous-tree'),
  'am-boy': [disc('#cfe9d2'), figure('olivier', 16, 31, 29, { arms: ['hip', 'wave'], face: 'open' })],
  'am-girl': [disc('#ffe0b8'), figure('maya', 16, 31, 29, { arms: ['wave', 'hip'], face: 'open' })],
  'am-sick': [at('bed', 0, 5, 32), head('bruno', 8, 16, 5, 'sad'), at('thermometer', 15, 0, 12)],
  'am-at-school': [
    SKY,
    GRASS,
    at('school', 9, 2, 23),
    figure('noah', 7, 31, 21, { arms: ['down', 'wave'], face: 'open' }),
  ],
  'am-at-home': [
    FLOOR,
    at('couch', 4, 8, 26),
    figure('alice', 17, 25, 20, { legs: 'sit', arms: ['front', 'front'] }),
    at('window', 0, 0, 11),
  ],
  'here-snack': holds('maya', 'lunchbox'),
  'eat-banana': [bust('leo', -1, 6, 26, { face: 'open' }), at('banana', 14, 12, 17)],
  'drink-my-milk': [bust('zoe', -1, 6, 26, { face: 'proud' }), at('glass-of-milk', 17, 13, 15)],
}
