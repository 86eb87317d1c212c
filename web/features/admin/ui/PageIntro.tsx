import { useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { browserStorage } from '../../../lib/storage/browser-storage.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { parseStored } from '../hooks/use-history-state.ts'
import styles from './AdminPage.module.css'

const SEEN_KEY = 'mme:intros'

interface PageIntroProps {
  /** Identifies the introduction in the list of those seen. */
  name: string
  title: string
  text: string
}

/** A page's title and introduction, which is open on the first visit with this browser and later behind "?". */
export function PageIntro({ name, title, text }: PageIntroProps) {
  const [isShown, setShown] = useState(() => !seenIntros().includes(name))
  useEffect(() => {
    const seen = seenIntros()
    if (!seen.includes(name)) browserStorage.setItem(SEEN_KEY, JSON.stringify([...seen, name]))
  }, [name])
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
          onClick={() => setShown(!isShown)}
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

function seenIntros(): string[] {
  return parseStored(browserStorage.getItem(SEEN_KEY), z.array(z.string())) ?? []
}
