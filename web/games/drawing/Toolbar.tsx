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

/** SVG paths in a 24 by 24 view box. */
const ICON_PATHS = {
  hand: 'M12 3v18M3 12h18M12 3l-3 3M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3',
  brush:
    'M20 3l-9 9M11 12l2 2 8-10M9 13c-3 0-3 2-3.5 4-.4 1.5-1.5 2.5-3 3 4 1.5 9 .5 9.5-3.5.2-2-1-3.5-3-3.5z',
  eraser:
    'M8.5 20L3.5 15a2 2 0 0 1 0-2.800l8.700-8.700a2 2 0 0 1 2.800 0l5.5 5.5a2 2 0 0 1 0 2.800L12.5 20zM8 8l8.5 8.5M7 20h14',
  bucket:
    'M10 3l9.5 9.5-7.5 7.5a2 2 0 0 1-2.800 0L3 13.5a2 2 0 0 1 0-2.800L10.5 3.5M4 12.5h15M21 16c-1.5 2-2 2.800-2 3.5a2 2 0 0 0 4 0c0-.7-.5-1.5-2-3.5z',
  stickers: 'M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z',
  label: 'M5 7V4.5h14V7M12 4.5V20M9 20h6',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  clear: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  save: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16',
  print: 'M7 8V3h10v5M7 17H3.5V8h17v9H17M7 13.5h10V21H7z',
  nearer: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  farther: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M7.5 10.5h6',
  paper: 'M5 3h9l5 5v13H5zM14 3v5h5',
  left: 'M20 12H4M10 6l-6 6 6 6',
  right: 'M4 12h16M14 6l6 6-6 6',
  up: 'M12 20V4M6 10l6-6 6 6',
  down: 'M12 4v16M6 14l6 6 6-6',
  turnLeft: 'M4 5v5h5M4.5 10a8 8 0 1 1-.5 5',
  turnRight: 'M20 5v5h-5M19.5 10a8 8 0 1 0 .5 5',
  bigger: 'M12 5v14M5 12h14',
  smaller: 'M5 12h14',
  front: 'M9 9h11v11H9zM15 5V4H4v11h1',
  back: 'M4 4h11v11H4zM9 19v1h11V9h-1',
  listen: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12',
} as const

export type IconName = keyof typeof ICON_PATHS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
