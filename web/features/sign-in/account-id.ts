/** The id of the element that says who is signed in, or offers to sign in. */
export const ACCOUNT_ID = 'account'
