/** Where a substitute's link or card leads. In a file of its own, because the router loads it at the start. */
export const SUBSTITUTE_PATH = '/remplacement'
