import { Suspense, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-extra.ts'
import { ToolIcon } from './ToolIcon.tsx'
import styles from './tool.module.css'

const ShareDialog = lazyExtra(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Opens the ways by which somebody else comes to exactly this game. */
export function ShareButton({ title }: { title: string }) {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened')
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => setDialog('open')}>
        <ToolIcon>
          <path d="M12 15V4M8 7.500L12 3.500l4 4M6 11.500H5V20.500h14V11.500h-1" />
        </ToolIcon>
        <span className="for-ears">Partager</span>
      </button>
      {dialog !== 'never opened' && (
        <Suspense>
          <ShareDialog title={title} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
