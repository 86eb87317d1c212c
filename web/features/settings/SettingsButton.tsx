import { Suspense, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-extra.ts'
import { GearIcon } from './GearIcon.tsx'
import styles from './SettingsButton.module.css'

const SettingsDialog = lazyExtra(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)

/** The gear that opens the settings, in reach on every page. */
export function SettingsButton() {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened')
  return (
    <>
      <button type="button" className={styles.gear} title="Réglages" onClick={() => setDialog('open')}>
        <GearIcon />
        <span className="for-ears">Réglages</span>
      </button>
      {dialog !== 'never opened' && (
        <Suspense>
          <SettingsDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
