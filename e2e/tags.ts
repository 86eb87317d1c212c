/**
 * Marks tests that only `npm run test:matrix` runs: further input methods and screen sizes, and rarer failures. `npm test`
 * runs the main path of each view and one way to play each game.
 */
export const MATRIX = '@matrix'
/** Marks the two journeys of `npm run test:quick`: a pupil's and the teacher's. */
export const QUICK = '@quick'
