import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QRCode } from '../../ui/QRCode.tsx'

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
      <CopyField
        label="Le lien"
        english="The link"
        text={link}
        copy={{ message: 'Copier le lien', english: 'Copy' }}
        copied={{ message: 'Le lien est copié!', english: 'The link is copied!' }}
      />
      {'share' in navigator && (
        <Button look="soft" onClick={() => void share(title, link)}>
          Envoyer… <small lang="en">Send</small>
        </Button>
      )}
    </Dialog>
  )
}

/** The device's own list of ways to send; closing it without a choice is no fault. */
async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title: `${title} – Mme Bravo`, url }).catch(() => undefined)
}
