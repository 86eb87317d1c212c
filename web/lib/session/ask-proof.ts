/** Set while a page that can ask is shown. `ask` resolves to whether the administrator proved again who they are. */
export const freshProof: { ask?: (() => Promise<boolean>) | undefined } = {}
