let open: (() => void) | null = null

/** Takes what opens the one sign-in of the page, which outlives what asks for it. @returns what takes it back */
export function offerSignIn(openDialog: () => void): () => void {
  open = openDialog
  return () => {
    open = null
  }
}

/** Opens the sign-in. */
export function askToSignIn(): void {
  open?.()
}
