import type { ComponentProps, ReactNode } from 'react'
import styles from './interface.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Accessible name. */
  name: ReactNode
  /** Background: `soft` on white, `card` on colours. */
  background?: 'soft' | 'card'
}

/** A round button that shows only a picture. */
export function IconButton({ name, background = 'soft', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={['for-screen', styles.button, styles[background], className].filter(Boolean).join(' ')}
      {...rest}
    >
      {children}
      <span className="for-ears">{name}</span>
    </button>
  )
}
