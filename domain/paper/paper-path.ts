/** Where lists of words become sheets. In a file of its own, because the router loads it at the start. */
export const PAPER_PATH = '/papier'
