import { ApiError, sentenceOf } from '../lib/api/api.ts'
import { Button } from './Button.tsx'
import styles from './LoadTrouble.module.css'
import { SaidInFrench } from './SaidInFrench.tsx'

/** A part of a page that could not be fetched, and the way to try again. */
export function LoadTrouble({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        Oups! Ça n'a pas marché. <small lang="en">That did not work.</small>
      </p>
      {error instanceof ApiError && (
        <p>
          <SaidInFrench {...sentenceOf(error)} />
        </p>
      )}
      <Button
        look="soft"
        onClick={({ currentTarget }) => {
          // It is about to go: the focus stays in its place, from where Tab goes on.
          const place = currentTarget.parentElement?.parentElement
          if (place) place.tabIndex = -1
          place?.focus()
          onRetry()
        }}
      >
        Réessayer <small lang="en">Try again</small>
      </Button>
    </div>
  )
}
