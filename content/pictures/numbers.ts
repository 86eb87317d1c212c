import { at, type ComposedPictures, lettered, says } from './compose.ts'

const TILES = [
  '#d0454c',
  '#2f6cb0',
  '#3f8f3a',
  '#8a4fbf',
  '#b8600b',
  '#0f8a8a',
  '#c2407a',
  '#5b5fc7',
  '#7a6a1d',
  '#4a5a78',
]

const tiles: ComposedPictures = Object.fromEntries(
  [...Array(101).keys()].map((value) => [
    `number-${value}`,
    lettered(String(value), TILES[value % 10] ?? ''),
  ]),
)

const sum = (text: string) => [
  `<rect x="1" y="7" width="30" height="18" rx="4" fill="#2f6b4f"/><text x="16" y="18" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5.6" fill="#fff">${text}</text>`,
]

export const numbers: ComposedPictures = {
  ...tiles,
  'how-old': [at('birthday-cake', 0, 5, 24), at('red-question-mark', 19, 0, 13)],
  'six-years': [at('birthday-cake', 0, 5, 24), at('keycap-6', 19, 1, 12)],
  'ten-years': [at('birthday-cake', 0, 5, 24), at('keycap-10', 19, 1, 12)],
  'how-many-pencils': [
    at('pencil', 0, 2, 14),
    at('pencil', 8, 6, 14),
    at('pencil', 16, 10, 14),
    at('red-question-mark', 1, 18, 12),
  ],
  'two-plus-three': [
    at('red-apple', 0, 0, 11),
    at('red-apple', 10, 0, 11),
    at('plus', 23, 1, 8),
    at('red-apple', -1, 11, 11),
    at('red-apple', 10, 11, 11),
    at('red-apple', 21, 11, 11),
    '<text x="16" y="31.500" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="9" fill="#26345c">= 5</text>',
  ],
  'ten-minus-four': sum('10 − 4 = 6'),
  'phone-number': says('child', 'telephone'),
  'how-much': [at('label', 0, 4, 23), at('red-question-mark', 19, 0, 13)],
  'fifty-dollars': [at('dollar-banknote', 0, 8, 22), at('number-50', 17, 3, 14)],
}
