import type { ComponentProps } from 'react'
import styles from './Bar.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** What it does: under the icon, or for the ears alone. */
  name: string
  isNamed?: boolean
  /** Cannot be used now; it keeps the focus. */
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
