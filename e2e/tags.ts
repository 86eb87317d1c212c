/** Marks the ways to play that wait for `npm run test:matrix`: `npm test` plays each game in one of them. */
export const MATRIX = '@matrix'
/** Marks the two journeys of `npm run test:quick`: a pupil's and the teacher's. */
export const QUICK = '@quick'
