import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import rowStyles from '../../ui/MenuRow.module.css'
import styles from './SettingsButton.module.css'

const loadSettingsDialog = async () => (await import('./SettingsDialog.tsx')).SettingsDialog

/** Opens the settings. Shown on every page: for a visitor as a gear, for a user as a row of their menu. */
export function SettingsButton({ isRow = false }: { isRow?: boolean }) {
  const [openDialog, dialog] = useLazyDialog(loadSettingsDialog, {})
  return (
    <>
      {isRow ? (
        <button type="button" className={rowStyles.row} onClick={openDialog}>
          <GearIcon />
          <span>
            <Bilingual french="Réglages" english="Settings" />
          </span>
        </button>
      ) : (
        <IconButton
          name="Réglages"
          background="card"
          className={styles.gear}
          title="Réglages"
          onClick={openDialog}
        >
          <GearIcon />
        </IconButton>
      )}
      {dialog}
    </>
  )
}

/** A gear: a ring, and a dashed ring around it as its teeth. */
function GearIcon() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="16" cy="16" r="8" strokeWidth="5.5" />
      <circle cx="16" cy="16" r="12" strokeWidth="4" strokeDasharray="5.3 4.12" strokeDashoffset="2.65" />
    </svg>
  )
}
