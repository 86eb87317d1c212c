/** Event on `window` after every word of a page was read aloud. */
export const ALL_READ_EVENT = 'all-heard'
/** Id of the element with the button that reads all words aloud. */
export const READ_ALL_BUTTON_ID = 'hear-all'
