/** Path of "J'écris". A separate file, because the router loads it at startup. */
export const WRITING_PATH = '/ecrire'
