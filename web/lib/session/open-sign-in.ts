let openRegisteredDialog: (() => void) | null = null

/** Registers the function that opens the page's only sign-in dialog. @returns a function that removes it */
export function registerSignIn(openDialog: () => void): () => void {
  openRegisteredDialog = openDialog
  return () => {
    openRegisteredDialog = null
  }
}

/** The user name to prefill when the form opens next. */
export const prefilledName = { value: '' }

/** Opens the sign-in dialog, optionally with a mistyped name to correct. */
export function openSignIn(userName = ''): void {
  prefilledName.value = userName
  openRegisteredDialog?.()
}
