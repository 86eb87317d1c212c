/** How many words a mission has. */
export const MISSION_SIZE = 10
