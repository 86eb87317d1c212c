/**
 * `ask` opens the proof dialog; it is set while a page can show the dialog. Resolves to true if the
 * administrator has proved their identity.
 */
export const freshProof: { ask?: (() => Promise<boolean>) | undefined } = {}
