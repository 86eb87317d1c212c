import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import styles from './drawing.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ToolbarProps {
  label: string
  className?: string
  children: ReactNode
}

/** A toolbar with one tab stop; arrow keys move between its buttons. */
export function Toolbar({ label, className, children }: ToolbarProps) {
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

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** Visible below the icon if `isNamed`, otherwise for screen readers only. */
  name: string
  isNamed?: boolean
  /** Disabled, but keeps the focus. */
  isOff?: boolean
}

/** A button of a toolbar. */
export function ToolButton({
  icon,
  name,
  isNamed = false,
  isOff = false,
  onClick,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={isNamed ? undefined : name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} />
      <span className={isNamed ? styles.name : 'for-ears'}>{name}</span>
    </button>
  )
}
