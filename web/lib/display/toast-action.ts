import type { ReactNode } from 'react'

/** The button of a toast. */
export interface ToastAction {
  label: ReactNode
  onClick(): void
}
