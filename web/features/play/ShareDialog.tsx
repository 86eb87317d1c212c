import { useId, useRef, useState } from 'react'
import type { Sentence } from '../../lib/api/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QRCode } from '../../ui/QRCode.tsx'
import { Said } from '../../ui/Said.tsx'
import styles from './ShareDialog.module.css'

interface ShareDialogProps {
  /** The game's name. */
  title: string
  /** Of the game's page; the open one where it is absent. */
  path?: string
  isOpen: boolean
  onClose(): void
}

/** The exact link to the game: to copy, to send, or to scan from the screen. Loaded when it is first asked for. */
export function ShareDialog({ title, path = location.pathname, isOpen, onClose }: ShareDialogProps) {
  const link = location.origin + path
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Partager ce jeu" english="Share this game">
      <QRCode text={link} label={`Code QR du jeu ${title}`} />
      <CopyLink link={link} />
      {'share' in navigator && (
        <Button look="soft" onClick={() => void share(title, link)}>
          Envoyer… <small lang="en">Send</small>
        </Button>
      )}
    </Dialog>
  )
}

const COPIED: Sentence = { message: 'Le lien est copié!', english: 'The link is copied!' }
const SELECTED: Sentence = {
  message: 'Le lien est sélectionné : fais Ctrl + C.',
  english: 'The link is selected: press Ctrl + C.',
}

function CopyLink({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Sentence | null>(null)
  const id = useId()
  const copy = async () => {
    input.current?.select()
    setOutcome((await isCopied(link)) ? COPIED : SELECTED)
  }
  return (
    <div className={styles.link}>
      <label htmlFor={id}>
        Le lien <small lang="en">The link</small>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>
        Copier le lien <small lang="en">Copy</small>
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome && <Said {...outcome} />}
      </p>
    </div>
  )
}

/** A school's own http address has no clipboard, and a browser may refuse it. */
async function isCopied(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

/** The device's own list of ways to send; closing it without a choice is no fault. */
async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title: `${title} – Mme Bravo`, url }).catch(() => undefined)
}
