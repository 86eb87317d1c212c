/**
 * Marks tests that only `npm run test:matrix` runs: further input methods and screen sizes, and rarer
 * failures. `npm test` runs the main paths, plays three kinds of games to their end, and starts the others.
 * Tests that use `isMatrix` of `school-test.ts` have further steps in the matrix.
 */
export const MATRIX = '@matrix'
/** Marks the two journeys of `npm run test:quick`: a pupil's and the teacher's. */
export const QUICK = '@quick'
