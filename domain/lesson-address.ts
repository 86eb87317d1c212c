/** Prefix of lesson addresses: `/lecon/BCDF`. */
export const LESSONS_PATH = '/lecon'
