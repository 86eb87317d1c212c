import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `main`: what one is here to do; `soft`: besides; `quiet`: without a ground. */
  look?: 'main' | 'soft' | 'quiet'
  /** `pupil` (56 px high) for pupils' main actions, `normal` (44 px) for the rest. */
  size?: 'pupil' | 'normal'
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />
}

/** The same look for a link. */
export function buttonClass({ look = 'main', size = 'normal' }: ButtonLook = {}, className?: string): string {
  return [styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')
}
