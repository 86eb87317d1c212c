import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SaidInFrench } from '../../ui/SaidInFrench.tsx'
import type { Sentence } from '../api/api-client.ts'
import { createStore } from '../store.ts'
import type { ToastAction } from './toast-action.ts'
import styles from './toaster.module.css'

const TOAST_MS = 3000
/** Long enough to read the sentence and reach the button by keyboard. */
const TOAST_WITH_ACTION_MS = 12_000

interface Toast {
  sentence: Sentence
  action: ToastAction | undefined
}

/** The visible toasts, newest first. */
const toasts = createStore<readonly Toast[]>([])

const host = document.body.appendChild(document.createElement('div'))
// A screen reader announces a change of the region only if the region was there before.
flushSync(() => createRoot(host).render(<Toaster />))

export function addToast(sentence: Sentence, action?: ToastAction): void {
  const others = toasts.get().filter((toast) => toast.sentence.message !== sentence.message)
  toasts.set([{ sentence, action }, ...others])
}

function removeToast(toast: Toast): void {
  toasts.set(toasts.get().filter((each) => each !== toast))
}

/**
 * Lists the toasts. They stay while the pointer or focus is on them, or the tab is hidden. Alt+T moves the
 * focus there.
 */
function Toaster(): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const [isPaused, setPaused] = useState(false)
  const shown = toasts.use()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') list.current?.focus()
    }
    const onVisibilityChange = () => setPaused(document.hidden)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [])
  return (
    <section aria-label="Messages" aria-keyshortcuts="Alt+T" aria-live="polite">
      <ol
        ref={list}
        tabIndex={-1}
        className={styles.list}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {shown.map((toast) => (
          <ToastView
            key={toast.sentence.message}
            toast={toast}
            isPaused={isPaused}
            // The removed button sends no event when the pointer or focus leaves it.
            onAct={() => setPaused(false)}
          />
        ))}
      </ol>
    </section>
  )
}

function ToastView({ toast, isPaused, onAct }: { toast: Toast; isPaused: boolean; onAct(): void }) {
  const { sentence, action } = toast
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => removeToast(toast), toast.action ? TOAST_WITH_ACTION_MS : TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast, isPaused])
  const act = () => {
    removeToast(toast)
    onAct()
    action?.onClick()
  }
  return (
    <li className={styles.toast}>
      <div data-stays>
        <SaidInFrench {...sentence} />
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </li>
  )
}
