import { at, beside, type Compositions, crossed, says } from './compose.ts'
import { detailOf } from './figures.ts'

const PAIN =
  '<path d="m16 2 3 7 7-5-2 8 8 2-7 4 4 7-8-2-1 8-5-7-6 6v-8l-8 1 5-7-6-5 8-2-1-8 7 5z" fill="#e5484d" opacity=".9"/>'

/** A part of the body with a red pain sign in its corner. */
function ache(part: string) {
  return [at(part, 0, 4, 27), '<g transform="translate(17.500 .500) scale(.44)">', PAIN, '</g>']
}

export const people: Compositions = {
  'ache-head': ache('face-with-head-bandage'),
  'ache-tummy': ache(detailOf('body-figure', 'le ventre')),
  'ache-teeth': ache('tooth'),
  'ache-ear': ache('ear'),
  'ache-knee': ache(detailOf('body-figure', 'le genou')),
  'i-cough': [at('face-with-medical-mask', 0, 3, 25), at('dashing-away', 19, 14, 13)],
  'touch-nose': [at('nose', 0, 2, 22), at('index-pointing-up', 14, 13, 18, { rotate: -40 })],
  'wash-hands': [at('palms-up-together', 0, 8, 23), at('soap', 17, 0, 14), at('bubbles', 19, 18, 12)],
  'play-hockey': beside('boy', 'ice-hockey'),
  'play-soccer': beside('girl', 'soccer-ball'),
  'like-music': [at('musical-notes', 0, 6, 22), at('red-heart', 17, 0, 14)],
  'favourite-french': [at('french-class', 0, 4, 23), at('red-heart', 18, 0, 14)],
  'proud-child': [at('smiling-face-with-sunglasses', 0, 6, 24), at('sports-medal', 18, 1, 14)],
  jealous: [at('unamused-face', 0, 8, 23), at('wrapped-gift', 19, 0, 13), at('prohibited', 24, 7, 8)],
  alone: [
    at('person-standing', 8, 5, 24),
    '<path d="M2 29h28" stroke="#b8c4d0" stroke-width="2" stroke-linecap="round"/>',
    at('disappointed-face', 1, 1, 12),
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
  'superhero-child': [at('person-superhero', 2, 1, 29)],
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
  'talk-about-it': [at('girl', 0, 10, 17), at('boy', 15, 10, 17), at('speech-balloon', 10, 0, 12)],
  'listen-friend': [at('crying-face', 0, 2, 18), at('slightly-smiling-face', 13, 13, 18)],
  apologise: [at('person-bowing', 1, 2, 29)],
  'giraffe-and-mouse': [at('giraffe', 0, 0, 30), at('mouse', 21, 22, 9)],
  'elephant-and-mouse': [at('elephant', 0, 0, 27), at('mouse', 23, 23, 8)],
  schoolchild: beside('child', 'backpack'),
  'short-pencil': [at('pencil', 0, 0, 20, { opacity: 0.35 }), at('pencil', 18, 18, 12)],
  'clean-hands': [at('soap', 2, 5, 22), at('sparkles', 17, 0, 14)],
  'kind-child': [at('smiling-face-with-hearts', 2, 2, 28)],
  'rabbit-fast': [at('rabbit', 0, 4, 25), at('dashing-away', 21, 18, 11)],
  generous: [at('girl', 0, 0, 22), at('wrapped-gift', 16, 15, 16)],
  honest: [at('child', 0, 0, 23), at('check-mark-button', 18, 17, 13)],
  'patient-person': [at('person-in-lotus-position', 0, 3, 25), at('hourglass-not-done', 20, 0, 12)],
  talkative: [
    at('speaking-head', 0, 8, 22),
    at('speech-balloon', 15, 0, 12),
    at('speech-balloon', 20, 12, 12),
  ],
  'dirty-dog': [
    at('dog', 3, 1, 24),
    '<g fill="#8a5a3b"><circle cx="11" cy="13" r="2"/><circle cx="17" cy="16" r="1.700"/><circle cx="20" cy="11" r="1.300"/><ellipse cx="16" cy="28" rx="14" ry="3"/></g>',
  ],
  'rabbit-turtle': [at('rabbit', 14, 0, 18), at('turtle', 0, 14, 17)],
  'same-height': [
    at('girl', 0, 8, 16),
    at('boy', 16, 8, 16),
    '<path d="M1 6h30" stroke="#3b82c4" stroke-width="1.600" stroke-dasharray="3 2"/>',
  ],
  'not-lazy': crossed('sloth'),
  oldest: [at('boy', 0, 14, 12), at('older-person', 9, 2, 20), at('girl', 22, 16, 11)],
}
