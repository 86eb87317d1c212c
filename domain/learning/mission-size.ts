/** Number of words in a mission. */
export const MISSION_SIZE = 10
