import { useId } from 'react'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { usePageIntro } from '../hooks/use-page-intro.ts'
import styles from './AdminPage.module.css'

interface PageIntroProps {
  /** Tells this introduction from those of other pages. */
  name: string
  title: string
  text: string
}

/** The title of a page, and what the page is for: shown once, then behind "?". */
export function PageIntro({ name, title, text }: PageIntroProps) {
  const [isShown, show] = usePageIntro(name)
  const id = useId()
  return (
    <header>
      <div className="line tight">
        <h1 className={styles.title}>{title}</h1>
        <IconButton
          name="À quoi sert cette page?"
          className={styles.ask}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => show(!isShown)}
        >
          <span aria-hidden="true">?</span>
        </IconButton>
      </div>
      <p id={id} className={styles.hint} hidden={!isShown}>
        {frenchSpaces(text)}
      </p>
    </header>
  )
}
