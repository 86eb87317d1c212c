import { ApiError } from '../../lib/api.ts'
import { frenchSpaces } from '../../lib/french-spaces.ts'
import form from './form.module.css'

interface ServerMessageProps {
  error: Error | null
  /** How the API's sentence begins -> what the form says in its place, in its own words: `{ 'current is': 'Ce n’est pas …' }`. */
  inFrench?: Readonly<Record<string, string>>
}

/** Why a call failed; nothing where it did not. The API says it in English as a rule, the site itself in French. */
export function ServerMessage({ error, inFrench = {} }: ServerMessageProps) {
  if (error === null) return null
  const [, french] = Object.entries(inFrench).find(([start]) => error.message.startsWith(start)) ?? []
  const lang = error instanceof ApiError && french === undefined ? error.lang : undefined
  return (
    <p role="alert" className={form.trouble} lang={lang}>
      {french === undefined ? error.message : frenchSpaces(french)}
    </p>
  )
}
