import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { SaidInFrench } from '../../ui/SaidInFrench.tsx'
import type { Sentence } from '../api/api-client.ts'
import type { ToastAction } from './toast-action.ts'
import './toaster.css'

const TOAST_MS = 3000
/** Long enough to read the sentence and reach the button by keyboard. */
const ACTION_MS = 12_000

const host = document.body.appendChild(document.createElement('div'))
// Sonner shows only toasts that are created after its Toaster has mounted.
flushSync(() => {
  createRoot(host).render(
    <Toaster
      position="top-center"
      duration={TOAST_MS}
      containerAriaLabel="Messages"
      toastOptions={{ className: 'mme-toast' }}
    />,
  )
})

export function show(sentence: Sentence, action?: ToastAction): void {
  const button = action && { duration: ACTION_MS, action }
  toast(<SaidInFrench {...sentence} />, { id: sentence.message, ...button })
}
