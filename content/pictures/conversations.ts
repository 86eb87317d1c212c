import { at, type ComposedPictures } from './compose.ts'
import { FLOOR, GRASS, SKY } from './grounds.ts'

const WINDOW =
  '<rect x="2" y="2" width="12" height="11" rx="1" fill="#bfe4fa"/><path d="M8 2v11M2 7.500h12" stroke="#fff" stroke-width="1.200"/><path d="M2 10q3-2 6 0t6 0v2q0 1-1 1H3q-1 0-1-1z" fill="#8fd16a"/>'

/** Backgrounds of the conversations. The bottom left stays free for the owl. */
export const conversationSettings: ComposedPictures = {
  'talk-class': [FLOOR, at('blackboard', 6, 1, 22), at('desk', 17, 17, 15)],
  'talk-market': [
    SKY,
    GRASS,
    at('stall', 5, 1, 26),
    at('red-apple', 14, 22, 7),
    at('carrot', 19, 23, 8),
    at('cheese-wedge', 24, 22, 7),
  ],
  'talk-doctor': [
    FLOOR,
    WINDOW,
    at('stethoscope', 17, 1, 7),
    at('thermometer', 25, 1, 6),
    at('bed', 13, 12, 18),
  ],
  'talk-cafe': [
    FLOOR,
    WINDOW,
    at('table', 12, 15, 19),
    at('hot-beverage', 15, 13, 9),
    at('croissant', 23, 14.5, 7),
  ],
  'talk-telephone': [FLOOR, WINDOW, at('table', 12, 16, 19), at('telephone', 16, 11, 12)],
}
