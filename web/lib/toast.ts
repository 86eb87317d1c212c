/**
 * Shows a sentence at the top, in the centre, for 3 seconds; a sentence that stands there already is not
 * shown twice. The toaster is loaded with the first one.
 */
export function showToast(message: string): void {
  void import('./toaster.tsx').then(({ toast }) => toast(message, { id: message }))
}
