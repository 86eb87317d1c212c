/** Prefix of short addresses: `/va/1011` redirects to the page or game of menu row 1011. */
export const SHORT_PATH = '/va'
