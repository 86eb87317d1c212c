/** The id of the button that says every word of the page, and the name of the event that the window gets when all of them were heard. */
export const LISTEN_TO_ALL = 'tout-ecouter'
