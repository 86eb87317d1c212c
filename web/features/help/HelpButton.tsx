import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './HelpButton.module.css'

const loadBravoHelp = async () => (await import('./BravoHelp.tsx')).BravoHelp

/**
 * Opens the rules for earning a Bravo. It shows only a question mark, because the header is one row; screen
 * readers get a text.
 */
export function HelpButton() {
  const [openDialog, dialog] = useLazyDialog(loadBravoHelp, {})
  return (
    <>
      <Button look="soft" className={styles.help} title="Comment gagner un Bravo?" onClick={openDialog}>
        <span className={styles.mark} aria-hidden="true">
          ?
        </span>
        <span className="for-ears">
          Comment gagner un Bravo?{' '}
          <small lang="en" data-stays>
            How do I earn a Bravo?
          </small>
        </span>
      </Button>
      {dialog}
    </>
  )
}
