/** Number of words in a mission. */
export const MISSION_SIZE = 10
/** Number of words in half a mission, a pupil's support. */
export const HALF_MISSION_SIZE = 5
