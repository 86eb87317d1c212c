import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the picture says, for the ears. */
  name: string
  /** `soft` on a white ground, `card` on a coloured one. */
  ground?: 'soft' | 'card'
}

/** A round button that shows a picture alone. */
export function IconButton({ name, ground = 'soft', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={['for-screen', styles.button, styles[ground], className].filter(Boolean).join(' ')}
      {...rest}
    >
      {children}
      <span className="for-ears">{name}</span>
    </button>
  )
}
