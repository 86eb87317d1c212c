/** Where the addresses of lessons begin: `/lecon/BCDF`. */
export const LESSONS_PATH = '/lecon'
