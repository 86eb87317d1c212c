/** Where lists of words become sheets. In a file of its own, because the first scripts load it. */
export const PAPER_PATH = '/papier'
/** Begins the source of a sheet with one pupil's words. */
export const PUPIL_SOURCE = 'eleve:'
