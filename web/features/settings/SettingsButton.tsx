import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { GearIcon } from './GearIcon.tsx'
import styles from './SettingsButton.module.css'

const loadSettingsDialog = async () => (await import('./SettingsDialog.tsx')).SettingsDialog

/** Opens the settings. Shown on every page. */
export function SettingsButton() {
  const [openDialog, dialog] = useLazyDialog(loadSettingsDialog, {})
  return (
    <>
      <IconButton name="Réglages" ground="card" className={styles.gear} title="Réglages" onClick={openDialog}>
        <GearIcon />
      </IconButton>
      {dialog}
    </>
  )
}
