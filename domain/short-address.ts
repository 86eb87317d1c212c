/** Where short addresses begin: `/va/1011` leads to the page or game of the menu's row 1011. */
export const SHORT_PATH = '/va'
