/** `ask` is set while a page can show the dialog. It resolves to true if the administrator proved their identity. */
export const freshProof: { ask?: (() => Promise<boolean>) | undefined } = {}
