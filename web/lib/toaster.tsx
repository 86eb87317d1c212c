import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'

export { toast } from 'sonner'

const TOAST_MS = 3000

const host = document.body.appendChild(document.createElement('div'))
// Sonner shows only what is announced after its Toaster stands.
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
