import type { ComponentProps, MouseEvent } from 'react'
import styles from './ui.module.css'

export interface ButtonLook {
  /** `main`: the primary action; `soft`: a secondary one; `quiet`: without a background. */
  look?: 'main' | 'soft' | 'quiet'
  /** `pupil` (56 px high) for pupils' main actions, `normal` (44 px) for the rest. */
  size?: 'pupil' | 'normal'
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Temporarily inactive, e.g. while saving. Unlike `disabled`, it keeps the focus. */
  isOff?: boolean
}

export function Button({ look, size, className, type = 'button', isOff, ...rest }: ButtonProps) {
  const off = isOff && { 'aria-disabled': true, onClick: refuse }
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} {...off} />
}

/** Also stops Enter in a form field, which clicks the submit button. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

/** The class names of a button, for links that look like one. */
export function buttonClass({ look = 'main', size = 'normal' }: ButtonLook = {}, className?: string): string {
  return ['for-screen', styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')
}
