import { at, type Composition, type Compositions, crossed } from './compose.ts'

/** Covers the mouth, which is at the same place in all children's heads of the icon sets. */
const NO_MOUTH = '<path d="M11.800 22.300h8.400v3.300h-8.400z" fill="#ffc83d"/>'
const SAD_MOUTH =
  '<path d="M12.600 25.800q3.400-3.600 6.800 0" stroke="#990839" stroke-width="1.500" fill="none" stroke-linecap="round"/>'
const TEAR = '<path d="M10.500 20.500q2.400 3.400 0 4.800-2.400-1.400 0-4.800z" fill="#3f8cff"/>'
const YUCK_MOUTH =
  '<path d="M11.800 25q4.200-3 8.400 0" stroke="#990839" stroke-width="1.600" fill="none" stroke-linecap="round"/><path d="M14 24h4.600v3q0 2.200-2.300 2.200T14 27z" fill="#f92f60"/><circle cx="9.500" cy="22.500" r="2.600" fill="#8fbf3f" opacity=".6"/><circle cx="22.500" cy="22.500" r="2.600" fill="#8fbf3f" opacity=".6"/>'
/** Cheeks and lips that blow to the right. */
const BLOWING =
  '<circle cx="10" cy="23" r="2.700" fill="#f59f4a" opacity=".75"/><circle cx="22" cy="23" r="2.700" fill="#f59f4a" opacity=".75"/><ellipse cx="16.500" cy="24.500" rx="1.900" ry="1.500" fill="#990839"/>'
const BREATH =
  '<path d="M18 22.500q3-1 5-.5M18.500 25q2.500 0 4.500 1" stroke="#7fb6d8" stroke-width="1" fill="none" stroke-linecap="round"/>'

const looking = (head: string, expression: string): Composition => [at(head, 0, 0, 32), NO_MOUTH, expression]

export const faces: Compositions = {
  'girl-sad': looking('girl', SAD_MOUTH + TEAR),
  'boy-yuck': looking('boy', YUCK_MOUTH),
  'baby-yuck': looking('baby', YUCK_MOUTH),
  'woman-yuck': looking('woman', YUCK_MOUTH),
  'man-yuck': looking('man', YUCK_MOUTH),
  'girl-blowing': looking('girl', BLOWING),
  'child-blowing': looking('child', BLOWING),
  elf: [at('child', 5, 9, 22), at('soft-elf', 3, 0, 26)],
  'blow-candles': [at('child-blowing', 0, 0, 20), BREATH, at('birthday-cake', 15, 14, 17)],
  'she-blows-candles': [
    at('birthday-cake', 0, 15, 17),
    at('candle', 4, 8, 8),
    at('girl-blowing', 13, 3, 19, { flip: true }),
  ],
  'blow-balloons': [
    at('child-blowing', 0, 11, 21),
    '<path d="M11 27q5 2 9-6" stroke="#e5252c" stroke-width="1.400" fill="none"/>',
    '<ellipse cx="23.500" cy="11.500" rx="8" ry="10" fill="#f8312f"/><path d="m21.500 22 2-2 2 2z" fill="#c2182b"/><ellipse cx="21" cy="7" rx="1.600" ry="2.800" fill="#fff" opacity=".6"/>',
  ],
  'farmer-man-bust': [
    '<path d="M1 32q0-8 9-9h11q9 1 9 9z" fill="#c7343f"/><path d="M8 24h4v8H8zM19 24h4v8h-4zM8 27h15v5H8z" fill="#2f6cb0"/>',
    at('man-beard', 5, 5, 21),
    '<ellipse cx="15.500" cy="9" rx="14" ry="2.700" fill="#d9a441"/><path d="M8 9q0-8 7.500-8T23 9z" fill="#f0c768"/><path d="M8 8.200q7.500 2 15 0" stroke="#c0392b" stroke-width="1.600" fill="none"/>',
  ],
  'farmer-woman-bust': [
    '<path d="M2 32q0-8 8-9h11q8 1 8 9z" fill="#3f8f4f"/><path d="M10 24h11l2 8H8z" fill="#fff3d6"/>',
    at('woman', 4, 4, 23),
    '<path d="M4.500 13Q5 1.500 15.500 1.500T26.500 13q-11-8-22 0z" fill="#e5252c"/><g fill="#fff"><circle cx="10" cy="7" r=".9"/><circle cx="15.500" cy="4.500" r=".9"/><circle cx="21" cy="7" r=".9"/></g>',
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
  'proud-girl': [at('girl', 0, 6, 25), at('trophy', 18, 0, 14)],
  'funny-friend': [
    at('boy', 2, 4, 28),
    '<circle cx="16" cy="22.500" r="3.200" fill="#e5252c"/>',
    at('party-hat', 10, -1, 12),
  ],
  'little-sister': [
    at('boy', 0, 3, 20),
    at('girl', 21, 18, 11),
    '<path d="M1 25.500h20M21 16.500h11M21 25.500v-9" stroke="#3b82c4" stroke-width="1.200" stroke-dasharray="2 1.300" fill="none"/>',
  ],
  'generous-and-busy': [at('girl', 6, 0, 20), at('wrapped-gift', 0, 17, 14), at('books', 17, 17, 15)],
  dentist: [at('tooth', 0, 9, 22), at('woman-health-worker', 14, 0, 18)],
  'teacher-man': [at('blackboard', 7, 0, 25), at('man-beard', 0, 11, 21)],
  'principal-man': [at('school', 10, 0, 22), at('man-white-hair', 0, 11, 21), at('necktie', 20, 20, 12)],
  'doctor-she': [at('hospital', 9, 0, 23), at('woman-health-worker', 0, 12, 20)],
  'firefighter-me': [at('firefighter', 0, 0, 21), at('fire-engine', 15, 16, 17)],
  'bread-baking': [at('stove', 12, 0, 20), at('man-cook', 0, 8, 20), at('bread', 17, 19, 13)],
  vet: [at('woman-health-worker', 0, 0, 24), at('rabbit-face', 17, 16, 15)],
  'to-the-vet': [at('child', 0, 11, 14), at('cat-face', 10, 19, 12), at('woman-health-worker', 15, 0, 17)],
  poacher: [
    at('deciduous-tree', 13, 2, 19),
    '<path d="M1 32q0-7 7-8h6q7 1 7 8z" fill="#5b6b3a"/>',
    at('man-beard', 2, 6, 18),
    '<path d="M3 11q0-7 8-7t8 7z" fill="#4a5a2e"/><path d="M1 10.500h20l-1.500 2.500h-17z" fill="#39471f"/>',
    at('bow-and-arrow', 16, 16, 16),
  ],
  'tiger-hunt-forbidden': crossed('tiger-and-bow'),
  'tiger-and-bow': [at('tiger-face', 0, 0, 22), at('bow-and-arrow', 14, 14, 18)],
}
