let open: (() => void) | null = null

/** Registers the function that opens the page's only sign-in dialog. @returns a function that removes it */
export function offerSignIn(openDialog: () => void): () => void {
  open = openDialog
  return () => {
    open = null
  }
}

/** The user name to prefill when the form opens next. */
export const nameToCorrect = { value: '' }

/** Opens the sign-in dialog, optionally with a mistyped name to correct. */
export function askToSignIn(userName = ''): void {
  nameToCorrect.value = userName
  open?.()
}
