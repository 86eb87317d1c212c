import type { ReactNode } from 'react'

/** What a toast offers to do, on a button. */
export interface ToastAction {
  label: ReactNode
  onClick(): void
}
