import { Suspense, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-extra.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './HelpButton.module.css'

const BravoHelp = lazyExtra(async () => (await import('./BravoHelp.tsx')).BravoHelp)

/** Opens the rules by which a Bravo is earned. */
export function HelpButton() {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened')
  return (
    <>
      <Button look="soft" className={styles.help} onClick={() => setDialog('open')}>
        <span className={styles.mark} aria-hidden="true">
          ?
        </span>
        <span className={styles.text} lang="en">
          How do I earn a Bravo?
        </span>
      </Button>
      {dialog !== 'never opened' && (
        <Suspense>
          <BravoHelp isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
