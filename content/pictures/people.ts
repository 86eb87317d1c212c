import { bust, figure } from './cast.ts'
import { at, beside, type ComposedPictures, crossed, says } from './compose.ts'
import { detailOf } from './figures.ts'
import { GRASS, SKY } from './grounds.ts'

const PAIN =
  '<path d="m16 2 3 7 7-5-2 8 8 2-7 4 4 7-8-2-1 8-5-7-6 6v-8l-8 1 5-7-6-5 8-2-1-8 7 5z" fill="#e5484d" opacity=".9"/>'

/** A part of the body with a red pain sign in its corner. */
function ache(part: string) {
  return [at(part, 0, 4, 27), '<g transform="translate(17.500 .500) scale(.44)">', PAIN, '</g>']
}

export const people: ComposedPictures = {
  'ache-head': ache('face-with-head-bandage'),
  'ache-tummy': ache(detailOf('body-figure', 'le ventre')),
  'ache-teeth': ache('tooth'),
  'ache-ear': ache('ear'),
  'ache-knee': ache(detailOf('body-figure', 'le genou')),
  'i-cough': [at('face-with-medical-mask', 0, 3, 25), at('dashing-away', 19, 14, 13)],
  'touch-nose': [at('nose', 0, 2, 22), at('index-pointing-up', 14, 13, 18, { rotate: -40 })],
  'wash-hands': [at('palms-up-together', 0, 8, 23), at('soap', 17, 0, 14), at('bubbles', 19, 18, 12)],
  'play-hockey': [
    '<path d="M0 27h32v2q0 3-3 3H3q-3 0-3-3z" fill="#cfe8f5"/>',
    figure('noah', 12, 30, 28, {
      legs: 'walk',
      arms: [
        [-2, -20],
        [8, -18],
      ],
      face: 'open',
    }),
    '<path d="M12 19l11 10h5" stroke="#c98f55" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round" fill="none"/><circle cx="15.800" cy="21.200" r="1.400" fill="#f3cfa0"/><ellipse cx="29.500" cy="26.800" rx="2" ry="1.100" fill="#2b2f3a"/><path d="M6.500 8.500Q6.500 2.500 12 2.500T18 8z" fill="#d0454c"/>',
  ],
  'play-soccer': [
    SKY,
    GRASS,
    figure('maya', 13, 29, 26, { legs: 'run', arms: ['out', 'out'], face: 'open' }),
    at('soccer-ball', 21, 20, 10),
  ],
  'like-music': [at('musical-notes', 0, 6, 22), at('red-heart', 17, 0, 14)],
  'favourite-french': [at('french-class', 0, 4, 23), at('red-heart', 18, 0, 14)],
  'proud-child': [at('smiling-face-with-sunglasses', 0, 6, 24), at('sports-medal', 18, 1, 14)],
  jealous: [at('unamused-face', 0, 8, 23), at('wrapped-gift', 19, 0, 13), at('prohibited', 24, 7, 8)],
  alone: [
    SKY,
    '<path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#b9bec6"/>',
    figure('samuel', 9, 30, 24, { face: 'sad' }),
    '<g opacity=".55">',
    figure('lea', 22, 24, 10, { arms: ['up', 'out'], face: 'open' }),
    figure('noah', 28, 24, 10, { arms: ['out', 'up'], face: 'open' }),
    '</g>',
  ],
  disappointed: beside('disappointed-face', 'open-box'),
  discouraged: beside('pensive-face', 'books'),
  worried: says('worried-face', 'cloud-with-lightning'),
  confused: [
    at('confused-face', 0, 8, 22),
    at('red-question-mark', 14, 0, 11),
    at('red-question-mark', 21, 5, 11),
  ],
  embarrassed: [at('flushed-face', 0, 2, 22), at('juice', 17, 17, 13, { rotate: 100 })],
  surprised: beside('astonished-face', 'wrapped-gift'),
  amazed: [
    at('hushed-face', 0, 8, 22),
    at('rabbit-face', 18, 1, 11),
    at('top-hat', 16, 9, 16, { rotate: 180 }),
  ],
  doctor: beside('woman-health-worker', 'stethoscope'),
  nurse: beside('man-health-worker', 'adhesive-bandage'),
  'superhero-child': [
    '<path d="M16 13 5 29q11 3 22 0z" fill="#d0353f"/>',
    figure('samuel', 16, 31, 29, { arms: ['hip', 'hip'], top: '#2f6fb5', trousers: '#2f6fb5' }),
    '<path d="m16 16.200 1.200 2.400 2.600.400-1.900 1.900.500 2.600-2.400-1.200-2.400 1.200.500-2.600-1.900-1.900 2.600-.400z" fill="#fcd53f"/>',
  ],
  'hourglass-face': [at('face-with-rolling-eyes', 0, 5, 24), at('hourglass-not-done', 18, 14, 15)],
  optimist: [at('smiling-face-with-smiling-eyes', 0, 9, 22), at('sun', 17, 0, 15)],
  'how-are-you': says('slightly-smiling-face', 'red-question-mark'),
  'so-so': [at('neutral-face', 0, 2, 22), at('palm-down-hand', 14, 15, 17)],
  'not-bad': [at('slightly-smiling-face', 9, 0, 23), at('ok-hand', 0, 14, 18)],
  thirsty: [at('face-with-tongue', 0, 6, 24), at('water-bottle', 18, 13, 15)],
  'happy-birthday': [at('partying-face', 0, 3, 22), at('birthday-cake', 16, 15, 16)],
  'lost-cat': [at('crying-face', 0, 6, 23), at('cat-face', 19, 0, 12), at('red-question-mark', 21, 17, 11)],
  'angry-book': [at('pouting-face', 0, 3, 23), at('closed-book', 18, 16, 14)],
  'scared-storm': [at('fearful-face', 0, 8, 23), at('cloud-with-lightning-and-rain', 15, 0, 17)],
  breathe: [at('relieved-face', 0, 6, 24), at('dashing-away', 19, 15, 13, { flip: true })],
  'talk-about-it': [
    figure('olivier', 8, 31, 22, { face: 'sad' }),
    figure('madame', 23, 31, 28, { arms: [[14, -26], 'down'] }),
    at('speech-balloon', 9, -1, 12, { flip: true }),
  ],
  'listen-friend': [
    figure('olivier', 10, 31, 26, { face: 'crying' }),
    figure('maya', 22, 31, 26, { arms: [[13, -26], 'down'] }),
    at('speech-balloon', 0, -1, 11),
  ],
  apologise: [
    figure('bruno', 8, 31, 25, { face: 'worried', arms: ['down', [13, -22]] }),
    figure('ines', 25, 31, 25),
    at('tulip', 11.5, 10, 10),
  ],
  'giraffe-and-mouse': [at('giraffe', 0, 0, 30), at('mouse', 21, 22, 9)],
  'elephant-and-mouse': [at('elephant', 0, 0, 27), at('mouse', 23, 23, 8)],
  schoolchild: [figure('karim', 12, 31, 30, { arms: ['down', 'wave'] }), at('backpack', 18, 17, 14)],
  'short-pencil': [at('pencil', 0, 0, 20, { opacity: 0.35 }), at('pencil', 18, 18, 12)],
  'clean-hands': [at('soap', 2, 5, 22), at('sparkles', 17, 0, 14)],
  'kind-child': [at('smiling-face-with-hearts', 2, 2, 28)],
  'rabbit-fast': [at('rabbit', 0, 4, 25), at('dashing-away', 21, 18, 11)],
  generous: [
    figure('olivier', 7, 31, 25, { arms: ['down', [14, -20]] }),
    figure('maya', 25, 31, 25, { arms: [[14, -20], 'down'], face: 'open' }),
    at('wrapped-gift', 11, 15, 10),
  ],
  honest: [bust('zoe', 0, 0, 25), at('check-mark-button', 18, 17, 13)],
  'patient-person': [at('person-in-lotus-position', 0, 3, 25), at('hourglass-not-done', 20, 0, 12)],
  talkative: [
    bust('maya', -1, 11, 21, { face: 'open' }),
    ...[
      [16, 0],
      [2, 0],
      [20, 11],
    ].map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${y})"><path d="M2.500 0h7Q12 0 12 2.500v3Q12 8 9.500 8H6l-3 3V8h-.5Q0 8 0 5.500v-3Q0 0 2.500 0z" fill="#fff" stroke="#7b8794" stroke-width=".7"/><path d="M3 2.800h6M3 5.200h4" stroke="#2f7fd0" stroke-width="1.100" stroke-linecap="round"/></g>`,
    ),
  ],
  'dirty-dog': [
    at('dog', 3, 1, 24),
    '<g fill="#8a5a3b"><circle cx="11" cy="13" r="2"/><circle cx="17" cy="16" r="1.700"/><circle cx="20" cy="11" r="1.300"/><ellipse cx="16" cy="28" rx="14" ry="3"/></g>',
  ],
  'rabbit-turtle': [at('rabbit', 14, 0, 18), at('turtle', 0, 14, 17)],
  'same-height': [
    figure('leo', 8, 31, 23),
    figure('alice', 24, 31, 23),
    '<path d="M1 7h30" stroke="#3b82c4" stroke-width="1.600" stroke-dasharray="3 2"/>',
  ],
  'not-lazy': crossed('sloth'),
  oldest: [
    '<circle cx="8" cy="18" r="10" fill="#ffe08a"/>',
    figure('grandfather', 8, 31, 26, { arms: [[13, -18], 'down'] }),
    '<path d="M3 23v8" stroke="#7a4a2b" stroke-width="1.300" stroke-linecap="round"/>',
    figure('father', 19, 31, 24),
    figure('leo', 28, 31, 16),
    '<g text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5.500"><text x="8" y="5" fill="#c2182b">80</text><text x="19" y="6" fill="#26345c">40</text><text x="28" y="13.500" fill="#26345c">8</text></g>',
  ],
  'two-eyes': [
    bust('noah', 1, 1, 31),
    '<g fill="none" stroke="#d0342c" stroke-width="1.600"><circle cx="12.900" cy="15.400" r="4"/><circle cx="20.100" cy="15.400" r="4"/></g>',
  ],
  'learn-looking': [
    bust('ines', -1, 8, 23),
    at('magnifying-glass-tilted-right', 12, 0, 19),
    at('butterfly', 19, 2, 9),
  ],
  'learn-listening': [
    bust('olivier', 2, 3, 28),
    '<path d="M6 17Q5 4.500 16 4.500T26 17" stroke="#3a4a6b" stroke-width="1.800" fill="none"/><ellipse cx="6.500" cy="17" rx="2.600" ry="3.800" fill="#c2407a"/><ellipse cx="25.500" cy="17" rx="2.600" ry="3.800" fill="#c2407a"/>',
    at('musical-note', 25, 1, 7),
  ],
  'learn-doing': [
    figure('maya', 12, 31, 28, { arms: ['front', [13, -32]] }),
    '<path d="M14 24h17v3H14z" fill="#c98f55"/><path d="M17 27v5M28 27v5" stroke="#8a5a2e" stroke-width="2"/>',
    at('hammer', 17, 9, 11),
    '<path d="M23 24v-4.500M21.500 19.500h3" stroke="#5b6675" stroke-width="1.300"/>',
  ],
  'join-workshop': [
    figure('lea', 6, 28, 22),
    figure('karim', 16, 28, 23),
    figure('noah', 26, 28, 22),
    '<path d="M0 21h32v3H0z" fill="#e2b075"/><path d="M2 24h28v8H2z" fill="#c98f55"/>',
    at('scissors', 3, 15, 8),
    at('glue', 12, 15, 8),
    at('paintbrush', 21, 15, 8),
  ],
  'my-birthday': [
    figure('sister', 16, 29, 23, { arms: ['up', 'up'], face: 'open' }),
    at('party-hat', 11.5, -1.5, 9),
    '<path d="M0 25h32v7H0z" fill="#e2b075"/>',
    at('birthday-cake', 9, 14, 14),
    at('balloon', 0, 2, 11),
    at('balloon', 21, 2, 11),
  ],
  'happy-birthday-me': [
    figure('leo', 10, 31, 27, { arms: ['up', [13, -22]], face: 'open' }),
    at('birthday-cake', 15, 15, 15),
    at('smiling-face-with-smiling-eyes', 21, 1, 10),
  ],
  'lost-game': [
    figure('karim', 10, 31, 27, { face: 'sad' }),
    '<path d="M17 5h14v12H17z" fill="#2f6b4f"/><path d="M17 5h14v2H17z" fill="#8a5a3b"/><text x="24" y="14.800" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7" fill="#fff">0-3</text>',
    at('soccer-ball', 19, 21, 10),
  ],
  'well-played': [
    figure('noah', 8, 31, 25, { arms: ['down', [14.5, -38]], face: 'open' }),
    figure('maya', 24, 31, 25, { arms: [[14.5, -38], 'down'], face: 'open' }),
    at('sparkles', 11, 2, 10),
    at('soccer-ball', 12.5, 24, 7),
  ],
  'ask-for-help': [
    at('blackboard', 12, -1, 20),
    figure('madame', 22, 30, 23),
    figure('samuel', 8, 31, 20, { arms: ['down', 'up'], face: 'worried' }),
    '<path d="M1 24h15v2.500H1z" fill="#e2b075"/><path d="M2.500 26.500v5M14.500 26.500v5" stroke="#8a5a2e" stroke-width="1.600"/>',
  ],
  'teacher-helps': [
    figure('madame', 22, 30, 29, { arms: [[13, -22], 'down'] }),
    figure('bruno', 9, 30, 21, { arms: ['front', 'front'] }),
    '<path d="M0 22h19v2.600H0z" fill="#e2b075"/><path d="M2 24.600V32M17 24.600V32" stroke="#8a5a2e" stroke-width="1.800"/>',
    at('open-book', 4, 16, 9),
  ],
  'hand-in-class': [
    at('blackboard', 6, -1, 20),
    figure('karim', 16, 30, 25, { arms: ['down', 'up'] }),
    '<path d="M5 22h22v3H5z" fill="#e2b075"/><path d="M7 25v7M25 25v7" stroke="#8a5a2e" stroke-width="2"/>',
  ],
  'elephant-heavier': [
    '<path d="M16 9v19" stroke="#7a4a2b" stroke-width="2"/><path d="M10 29.500h12" stroke="#7a4a2b" stroke-width="3" stroke-linecap="round"/><path d="M5 15 28 7" stroke="#a86f38" stroke-width="2" stroke-linecap="round"/><path d="M0 25h14l-2 3H2zM22 15h10l-1.500 2.500h-7z" fill="#c98f55"/><path d="M5 15 1 25M5 15l8 10M28 7l-5 8M28 7l3.500 8" stroke="#8a5a3b" stroke-width=".7"/>',
    at('elephant', -1, 8, 17),
    at('mouse', 24, 9, 7),
  ],
  'learn-drums': [
    figure('zoe', 10, 31, 27, {
      arms: [
        [14, -24],
        [17, -22],
      ],
      face: 'open',
    }),
    at('drum', 15, 14, 17),
  ],
  'make-card': [
    figure('chloe', 10, 29, 26, { arms: ['front', [12, -20]] }),
    '<path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#e2b075"/>',
    at('birthday-card', 13, 12, 15),
  ],
  'enough-to-eat': [
    bust('leo', 1, -2, 26, { face: 'proud' }),
    '<ellipse cx="16" cy="26.500" rx="15" ry="5" fill="#cfd8e3"/><ellipse cx="16" cy="25.500" rx="15" ry="5" fill="#fff"/><ellipse cx="16" cy="25.500" rx="9.500" ry="2.800" fill="#eef3f7"/><g fill="#c98f55"><circle cx="13" cy="25.300" r=".7"/><circle cx="18" cy="26.200" r=".6"/><circle cx="16.500" cy="24.500" r=".5"/></g>',
  ],
  'everyone-smart': [
    figure('zoe', 6, 32, 20),
    figure('samuel', 16, 32, 20),
    figure('lea', 26, 32, 20),
    at('maths-class', 2, 2, 7),
    at('musical-notes', 12, 0, 8),
    at('artist-palette', 22, 1, 8),
  ],
  'people-hugging': [
    '<ellipse cx="16" cy="30.500" rx="12" ry="1.500" opacity=".12"/>',
    figure('karim', 11, 31, 27, { arms: ['down', [10, -24]], face: 'proud' }),
    figure('lea', 21, 31, 27, { arms: [[15, -24], 'down'], face: 'proud' }),
  ],
  family: [
    figure('father', 8, 31, 29),
    figure('mother', 24, 31, 28),
    figure('lea', 16, 32, 18, {
      arms: [
        [14, -26],
        [14, -26],
      ],
      face: 'open',
    }),
  ],
  'busts-in-silhouette': [bust('father', -3, 3, 22), bust('mother', 12, 6, 23)],
  'bust-in-silhouette': [bust('chloe', 1, 1, 30)],
  'speaking-head': [
    bust('olivier', -2, 4, 28, { face: 'open' }),
    '<path d="M25.500 17.500q2 2.500 0 5M28 15.500q3.500 4.500 0 9" stroke="#2f7fd0" stroke-width="1.600" fill="none" stroke-linecap="round"/>',
  ],
  'laugh-together': [
    figure('bruno', 7, 31, 23, { face: 'open', arms: ['up', 'hip'] }),
    figure('ines', 25, 31, 23, { face: 'open', arms: ['hip', 'up'] }),
    figure('samuel', 16, 32, 23, { face: 'open', arms: ['hip', 'hip'] }),
    '<g font-family="Arial,sans-serif" font-weight="700" font-size="4.600" fill="#d0454c"><text x="2" y="5">ha!</text><text x="13" y="4.500">ha!</text><text x="23" y="5">ha!</text></g>',
  ],
}
