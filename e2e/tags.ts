/**
 * Marks what waits for `npm run test:matrix`: the other ways to play a game, of which `npm test` plays one, the other sizes of a
 * screen, and the rarer faults of a view, of whose main way `npm test` walks.
 */
export const MATRIX = '@matrix'
/** Marks the two journeys of `npm run test:quick`: a pupil's and the teacher's. */
export const QUICK = '@quick'
