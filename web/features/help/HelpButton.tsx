import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './HelpButton.module.css'

const loadBravoHelp = async () => (await import('./BravoHelp.tsx')).BravoHelp

/** Opens the rules for earning a Bravo. In a narrow header next to a pupil's name, it shrinks to a question mark. */
export function HelpButton() {
  const [openDialog, dialog] = useLazyDialog(loadBravoHelp, {})
  const isNarrow = useSession() !== null
  return (
    <>
      <Button look="soft" className={styles.help} data-narrow={isNarrow || undefined} onClick={openDialog}>
        <span className={styles.mark} aria-hidden="true">
          ?
        </span>
        <span className={styles.text}>
          Comment gagner un Bravo? <small lang="en">How do I earn a Bravo?</small>
        </span>
      </Button>
      {dialog}
    </>
  )
}
