import type { Sentence } from '../api/api-client.ts'
import { loadPart } from '../loading/load-part.ts'
import type { ToastAction } from './toast-action.ts'

/** Shows a sentence for 3 seconds, or 12 with a button. A sentence that is already visible is not shown twice. */
export function showToast(sentence: string | Sentence, action?: ToastAction): void {
  loadToaster().then(
    ({ addToast }) => addToast(typeof sentence === 'string' ? { message: sentence } : sentence, action),
    () => undefined,
  )
}

/** Loads the toaster. Preloaded when the page is idle, since it is needed most when the network is gone. */
export function loadToaster() {
  return loadPart(() => import('./toaster.tsx'))
}
