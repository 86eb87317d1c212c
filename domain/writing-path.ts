/** "J'écris". In a file of its own, because the router loads it at the start. */
export const WRITING_PATH = '/ecrire'
