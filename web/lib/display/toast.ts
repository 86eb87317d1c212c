import type { Sentence } from '../api/api-client.ts'
import { loadPart } from '../loading/load-part.ts'
import type { ToastAction } from './toast-action.ts'

/**
 * Shows a sentence at the top, in the centre, for 3 seconds; a sentence that stands there already is not shown twice. One with a
 * button stands there for longer.
 */
export function showToast(sentence: string | Sentence, action?: ToastAction): void {
  loadToaster().then(
    ({ show }) => show(typeof sentence === 'string' ? { message: sentence } : sentence, action),
    () => undefined,
  )
}

/** Loaded when the page is idle: most of what there is to say is that the network is gone. */
export function loadToaster() {
  return loadPart(() => import('./toaster.tsx'))
}
