/**
 * Marks what waits for `npm run test:matrix`: the other ways to play a game, of which `npm test` plays one, the other sizes of a
 * screen, and faults whose rule a unit test holds.
 */
export const MATRIX = '@matrix'
/** Marks the two journeys of `npm run test:quick`: a pupil's and the teacher's. */
export const QUICK = '@quick'
