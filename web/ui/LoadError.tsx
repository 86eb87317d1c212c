import { ApiError, sentenceOf } from '../lib/api/api.ts'
import { Button } from './Button.tsx'
import styles from './LoadError.module.css'
import { SaidInFrench } from './SaidInFrench.tsx'

/** Error of a part of a page that could not be loaded, with a retry button. */
export function LoadError({ error, onRetry }: { error: Error; onRetry(): void }) {
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
          // The button disappears: move the focus to its container, so that Tab continues from there.
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
