type AskForProof = () => Promise<boolean>

let ask: AskForProof | null = null
let asking: Promise<boolean> | null = null

/** Registers what asks the administrator to prove again who they are. @returns unregisters it */
export function offerProof(askForProof: AskForProof): () => void {
  ask = askForProof
  return () => {
    ask = null
  }
}

/** Asks for a fresh proof; calls that need one at the same time share it. @returns false if it was not given, or nothing can ask */
export function askForProof(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}
