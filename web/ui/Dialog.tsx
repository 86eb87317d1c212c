import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Dialog.module.css'
import { hasChanges, rememberField } from './form-changes.ts'

interface DialogProps {
  isOpen: boolean
  /** Asked for by Escape, the cross or a click outside, which is not obeyed where it would take written words along. */
  onClose(): void
  title: string
  /** The title in English, where a pupil reads it. */
  english?: string
  /** For what has columns. */
  isWide?: boolean
  /** A click outside closes it whatever is written: that is a name or a number, and soon written again. */
  isBrief?: boolean
  children: ReactNode
}

/** The native dialog: it keeps the focus inside and gives it back to where it was. */
export function Dialog({ isOpen, onClose, title, english, isWide, isBrief, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleID = useId()
  const [before] = useState(() => new WeakMap<Element, string>())

  // With what else changes: who presses a key at once presses it in the right place.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!isOpen) dialog.close()
    else if (!dialog.open) {
      dialog.showModal()
      // By itself it would give the focus to the cross. A search is beside the point: no keyboard rises for it.
      dialog.querySelector<HTMLElement>('input:not([type="search"]), select, textarea')?.focus()
    }
  }, [isOpen])

  // One that is taken away as it stands would take the focus along.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  // The content fills the dialog, so only its backdrop is clicked as the dialog itself.
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target !== ref.current) return
    // The second press of a double click was meant for a button that has gone since the first.
    if (event.detail > 1) return
    // The press itself would take the focus from where closing puts it back.
    event.preventDefault()
    if (isBrief || !hasChanges(ref.current, before)) onClose()
  }

  // React hands the event of a dialog inside this one on to it. And it may come late: effects that run twice, as under
  // development, have closed the dialog and opened it again by then.
  const closeItself = (event: SyntheticEvent) => {
    if (event.target === ref.current && !ref.current?.open) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleID}
      onClose={closeItself}
      onMouseDown={closeFromOutside}
      onFocus={({ target }) => rememberField(target, before)}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 id={titleID} className={styles.title}>
              {title} {english && <small lang="en">{english}</small>}
            </h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <span aria-hidden="true">✕</span>
              <span className="for-ears">Fermer</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
