/** Path of a substitute's link or card. In a separate file, because the router loads it at the start. */
export const SUBSTITUTE_PATH = '/remplacement'
