/** Page that prints word lists as sheets. A separate file, because the first scripts load it. */
export const PAPER_PATH = '/papier'
/** Prefix of the source for one pupil's words. */
export const PUPIL_SOURCE = 'eleve:'
