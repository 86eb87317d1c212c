let open: (() => void) | null = null

/** Takes what opens the one sign-in of the page, which outlives what asks for it. @returns what takes it back */
export function offerSignIn(openDialog: () => void): () => void {
  open = openDialog
  return () => {
    open = null
  }
}

/** The name that the form begins with the next time it opens. */
export const nameToCorrect = { value: '' }

/** Opens the sign-in, with a name that was mistyped, to correct it. */
export function askToSignIn(userName = ''): void {
  nameToCorrect.value = userName
  open?.()
}
