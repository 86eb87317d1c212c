import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `main`: what one is here to do; `soft`: besides; `quiet`: without a ground. */
  look?: 'main' | 'soft' | 'quiet'
  /** `pupil` (56 px high) for pupils' main actions, `normal` (44 px) for the rest. */
  size?: 'pupil' | 'normal'
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Cannot be pressed now, as while it is saving. Unlike `disabled` it keeps the focus. */
  isOff?: boolean
}

export function Button({ look, size, className, type = 'button', isOff, ...rest }: ButtonProps) {
  const off = isOff && { 'aria-disabled': true, onClick: refuse }
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} {...off} />
}

/** Also Enter in a form's field clicks its button, and sends nothing then. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

/** The same look for a link. */
export function buttonClass({ look = 'main', size = 'normal' }: ButtonLook = {}, className?: string): string {
  return ['for-screen', styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')
}
