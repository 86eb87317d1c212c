import { bust, figure } from './cast.ts'
import { at, type ComposedPictures, crossed } from './compose.ts'

const BREATH =
  '<path d="M12.500 13q3-1 5 1M12 15q2.500 0 4.500 2" stroke="#7fb6d8" stroke-width="1" fill="none" stroke-linecap="round"/>'

export const faces: ComposedPictures = {
  elf: [bust('leo', 4, 8, 24), at('soft-elf', 3, -1, 26)],
  'blow-candles': [bust('maya', -1, 0, 22, { face: 'blow' }), BREATH, at('birthday-cake', 15, 14, 17)],
  'she-blows-candles': [
    bust('lea', 12, 1, 20, { face: 'blow' }),
    at('birthday-cake', 0, 15, 17),
    '<path d="M18 15.500q-3-.5-5 1M18 17.500q-2.500.5-4 2" stroke="#7fb6d8" stroke-width="1" fill="none" stroke-linecap="round"/>',
  ],
  'blow-balloons': [
    bust('noah', -2, 9, 23, { face: 'blow' }),
    '<path d="M10.500 23q6 5 13-.5" stroke="#e5252c" stroke-width="1.400" fill="none"/>',
    '<ellipse cx="23.500" cy="11.500" rx="8" ry="10" fill="#f8312f"/><path d="m21.500 22 2-2 2 2z" fill="#c2182b"/><ellipse cx="21" cy="7" rx="1.600" ry="2.800" fill="#fff" opacity=".6"/>',
  ],
  'farmer-man-bust': [
    bust('father', 1.5, 5, 27, { top: '#c7343f' }),
    '<path d="M8 25.500h3.400V32H8zM18.600 25.500H22V32h-3.400zM8 29h14v3H8z" fill="#2f6cb0"/>',
    '<g transform="translate(-.5 2)"><ellipse cx="15.500" cy="9" rx="14" ry="2.700" fill="#d9a441"/><path d="M8 9q0-8 7.500-8T23 9z" fill="#f0c768"/><path d="M8 8.200q7.500 2 15 0" stroke="#c0392b" stroke-width="1.600" fill="none"/></g>',
  ],
  'farmer-woman-bust': [
    bust('mother', 2, 4, 28, { top: '#3f8f4f' }),
    '<path d="M11 26h10l1.500 6h-13z" fill="#fff3d6"/><path d="M6.500 15Q5.500 4 16 4t9.500 11Q16 6.500 6.500 15z" fill="#e5252c"/><g fill="#fff"><circle cx="11" cy="8.500" r=".9"/><circle cx="16" cy="6.500" r=".9"/><circle cx="21" cy="8.500" r=".9"/></g>',
  ],
  'farmer-man': [at('farmer-man-bust', 0, 0, 25), at('hay', 17, 17, 15)],
  'farmer-woman': [at('farmer-woman-bust', 6, 0, 26), at('bucket', 0, 17, 15)],
  'farmer-tractor': [at('tractor', 0, 7, 25), at('farmer-woman-bust', 17, 0, 15)],
  'farmer-hens': [at('farmer-man-bust', 0, 0, 22), at('chicken', 11, 20, 12), at('chicken', 21, 20, 12)],
  nervous: [at('grimacing-face', 0, 6, 26), at('sweat-droplets', 20, 0, 12)],
  'nervous-test': [at('grimacing-face', 0, 3, 23), at('memo', 17, 15, 16)],
  'nervous-match': [at('grimacing-face', 0, 3, 23), at('soccer-ball', 18, 17, 14)],
  bored: [at('expressionless-face', 8, 0, 24), at('three-oclock', 0, 17, 15)],
  calm: [at('relieved-face', 0, 8, 24), at('teacup-without-handle', 18, 0, 14)],
  'good-mood': [at('smiling-face-with-smiling-eyes', 0, 8, 24), at('musical-notes', 19, 0, 13)],
  'in-love': [at('smiling-face-with-heart-eyes', 0, 8, 24), at('two-hearts', 18, 0, 14)],
  'proud-girl': [
    figure('ines', 12, 31, 29, { arms: ['hip', 'up'], face: 'proud' }),
    at('trophy', 15, -1, 13),
  ],
  'funny-friend': [
    bust('bruno', 2, 4, 28, { face: 'open' }),
    '<circle cx="16" cy="20.400" r="2.300" fill="#e5252c"/>',
    at('party-hat', 10, -2.5, 12),
  ],
  'little-sister': [
    figure('leo', 9, 31, 28),
    figure('sister', 22, 31, 15, { arms: ['down', 'wave'] }),
    '<path d="M28 31V4M26.500 4h3M26.500 16.500h3" stroke="#3b82c4" stroke-width="1.200" fill="none"/>',
  ],
  'generous-and-busy': [
    figure('chloe', 16, 31, 29, { arms: ['out', 'out'] }),
    at('wrapped-gift', 0, 8, 11),
    at('books', 21, 8, 11),
  ],
  dentist: [at('tooth', 0, 9, 22), at('woman-health-worker', 14, 0, 18)],
  'teacher-man': [at('blackboard', 7, 0, 25), bust('neighbour', -1, 10, 22)],
  'principal-man': [
    at('school', 10, 0, 22),
    bust('grandfather', -1, 9, 23, { top: '#3b3b58' }),
    '<path d="M9.300 27.500h2.400l.800 4.500H8.500z" fill="#c7343f"/>',
  ],
  'doctor-she': [at('hospital', 9, 0, 23), at('woman-health-worker', 0, 12, 20)],
  'firefighter-me': [at('firefighter', 0, 0, 21), at('fire-engine', 15, 16, 17)],
  'bread-baking': [at('stove', 12, 0, 20), at('man-cook', 0, 8, 20), at('bread', 17, 19, 13)],
  vet: [at('woman-health-worker', 0, 0, 24), at('rabbit-face', 17, 16, 15)],
  'to-the-vet': [
    figure('karim', 8, 31, 24, { arms: ['down', 'front'] }),
    at('cat-face', 6, 20, 10),
    at('woman-health-worker', 15, 3, 17),
  ],
  poacher: [
    at('deciduous-tree', 13, 2, 19),
    bust('uncle', 0, 6, 24, { top: '#5b6b3a', face: 'worried' }),
    '<path d="M4 13q0-8 8-8t8 8z" fill="#4a5a2e"/><path d="M1.500 12.500h21L21 15H3z" fill="#39471f"/><path d="M5 20q7-2 14 0-1 5-7 5.500Q6 25 5 20z" fill="#3a3a3a"/>',
    at('bow-and-arrow', 16, 16, 16),
  ],
  'tiger-hunt-forbidden': crossed('tiger-and-bow'),
  'tiger-and-bow': [at('tiger-face', 0, 0, 22), at('bow-and-arrow', 14, 14, 18)],
  'good-appetite': [
    bust('father', 0, 0, 17),
    bust('lea', 15, 1, 16, { face: 'open' }),
    '<path d="M0 17h32v12q0 3-3 3H3q-3 0-3-3z" fill="#e2b075"/>',
    at('spaghetti', 8, 14, 17),
    at('fork', 1, 18, 9),
    at('glass-of-milk', 24, 17, 9),
  ],
  'its-good': [
    bust('chloe', -1, 4, 25, { face: 'open' }),
    at('cookie', 9, 18, 10),
    at('thumbs-up-medium', 19, 2, 13),
  ],
  'drink-chocolate': [bust('alice', -1, 0, 24, { face: 'proud' }), at('hot-chocolate', 13, 12, 20)],
}
