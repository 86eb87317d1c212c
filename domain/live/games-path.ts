/**
 * Prefix of the addresses of live games: `/ensemble/BCDF`, or a multiplayer token instead of the code. In a
 * file of its own, because the router loads it at the start.
 */
export const LIVE_GAMES_PATH = '/ensemble'
