import type { ComponentProps } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSend(): void
}

/** What is written and then sent by a call: the browser itself sends nothing. */
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
