import type { ComponentProps } from 'react'
import { ApiError, langOf } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { CodeText } from '../../../ui/CodeText.tsx'
import form from './ui.module.css'

/** The message of a failed call. Renders nothing without an error. */
export function ServerMessage({ error }: { error: Error | null }) {
  if (error === null) return null
  const lang = error instanceof ApiError ? langOf(error) : undefined
  return (
    <p role="alert" className={form.trouble} lang={lang}>
      <CodeText text={lang === undefined ? frenchSpaces(error.message) : error.message} />
    </p>
  )
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSend(): void
}

/** A form that calls `onSend` on submit instead of the browser's own submission. */
export function Form({ onSend, className = form.form, ...rest }: FormProps) {
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
