import { ApiError } from '../../lib/api.ts'
import form from './form.module.css'

/** Why a call failed; nothing where it did not. The API says it in English as a rule, the site itself in French. */
export function ServerMessage({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <p role="alert" className={form.trouble} lang={error instanceof ApiError ? error.lang : undefined}>
      {error.message}
    </p>
  )
}
