/** Of what says who is signed in, or asks for it. */
export const ACCOUNT_ID = 'account'
