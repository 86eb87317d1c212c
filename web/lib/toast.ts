/**
 * Shows a sentence at the top, in the centre, for 3 seconds; a sentence that stands there already is not
 * shown twice.
 * @param lang what it is said in, where that is not French: the API says everything in English
 */
export function showToast(message: string, lang?: 'en'): void {
  loadToaster().then(
    ({ show }) => show(message, lang),
    () => undefined,
  )
}

/** Loaded when the page is idle: most of what there is to say is that the network is gone. */
export function loadToaster() {
  return import('./toaster.tsx')
}
