import type { ComponentProps } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSend(): void
}

/** A form that calls `onSend` on submit instead of the browser's own submission. */
export function Form({ onSend, className = styles.form, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}
