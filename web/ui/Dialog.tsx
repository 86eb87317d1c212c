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

interface DialogProps {
  isOpen: boolean
  /** Called on Escape, the close button, or a click outside, which is ignored if it would lose typed text. */
  onClose(): void
  title: ReactNode
  /** English title, for pupils. */
  english?: string
  /** For content with columns. */
  isWide?: boolean
  /** A click outside always closes: the content is short and quickly typed again. */
  isBrief?: boolean
  children: ReactNode
}

/** A native dialog, which traps the focus and restores it on close. */
export function Dialog({ isOpen, onClose, title, english, isWide, isBrief, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleID = useId()
  const [initialValues] = useState(() => new WeakMap<Element, string>())

  // A layout effect, so that a key pressed immediately reaches the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!isOpen) dialog.close()
    else if (!dialog.open) {
      dialog.showModal()
      // By default the close button would get the focus. Skip search fields, which would open the on-screen keyboard.
      dialog.querySelector<HTMLElement>('input:not([type="search"]), select, textarea')?.focus()
    }
  }, [isOpen])

  // Close before unmounting, so that the focus is restored.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  // The content fills the dialog, so only its backdrop is clicked as the dialog itself.
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target !== ref.current) return
    // The second click of a double click was meant for the button that opened the dialog.
    if (event.detail > 1) return
    // Otherwise the click would take the focus from where closing restores it.
    event.preventDefault()
    if (isBrief || !hasChanges(ref.current, initialValues)) onClose()
  }

  // React also delivers the close event of a nested dialog. The event may arrive after StrictMode effects have
  // closed and reopened the dialog, so check that it is still closed.
  const onNativeClose = (event: SyntheticEvent) => {
    if (event.target === ref.current && !ref.current?.open) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleID}
      onClose={onNativeClose}
      onMouseDown={closeFromOutside}
      onFocus={({ target }) => rememberField(target, initialValues)}
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

/** Initial value of each field, recorded on its first focus. */
type InitialValues = WeakMap<Element, string>

/** Call it on every focus event. */
function rememberField(target: Element, initialValues: InitialValues): void {
  if (isField(target) && !initialValues.has(target)) initialValues.set(target, target.value)
}

/**
 * Whether the dialog has changed fields or a `[data-unsaved]` element, e.g. a new recording. Ignores nested
 * dialogs.
 */
function hasChanges(dialog: Element, initialValues: InitialValues): boolean {
  const parts = dialog.querySelectorAll(
    ':scope form :is(input, select, textarea), :scope textarea, :scope [data-unsaved]',
  )
  return [...parts].some(
    (part) =>
      part.closest('dialog') === dialog &&
      (isField(part) ? initialValues.has(part) && initialValues.get(part) !== part.value : true),
  )
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea')
}
