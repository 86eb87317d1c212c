/** Id of the element that shows the signed-in user or the sign-in button. */
export const ACCOUNT_ID = 'account'
