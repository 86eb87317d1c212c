import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useRovingFocus } from '../use-roving-focus.ts'
import styles from './Bar.module.css'

interface BarProps {
  label: string
  className?: string
  /** Tools of one bar. */
  children: ReactNode
}

/** A toolbar: one stop of the tab key, arrow keys from button to button. */
export function Bar({ label, className, children }: BarProps) {
  const buttons = Children.toArray(children).filter((child): child is ReactElement<{ tabIndex?: number }> =>
    isValidElement(child),
  )
  const { boardProps, tabIndexOf } = useRovingFocus(buttons.length)
  const { ref, ...handlers } = boardProps
  return (
    <div
      ref={(element) => {
        ref.current = element
      }}
      role="toolbar"
      aria-label={label}
      className={[styles.bar, className].filter(Boolean).join(' ')}
      {...handlers}
    >
      {buttons.map((button, place) => cloneElement(button, { tabIndex: tabIndexOf(place) }))}
    </div>
  )
}
