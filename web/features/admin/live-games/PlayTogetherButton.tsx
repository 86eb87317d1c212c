import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { NewGameFormProps } from './NewLiveGameForm.tsx'

const NewLiveGameForm = lazyPart(async () => (await import('./NewLiveGameForm.tsx')).NewLiveGameForm, {
  fallback: <p role="status">Ça arrive…</p>,
})

interface PlayTogetherButtonProps extends NewGameFormProps {
  /** Accessible name, if several buttons are on the page. */
  label?: string | undefined
  isOff?: boolean
}

/** Opens the form that starts a live game with words. */
export function PlayTogetherButton({ label, isOff, ...game }: PlayTogetherButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="soft" aria-label={label} isOff={isOff} onClick={() => setOpen(true)}>
        Jouer ensemble
      </Button>
      <PlayTogetherDialog isOpen={isOpen} onClose={() => setOpen(false)} {...game} />
    </>
  )
}

interface PlayTogetherDialogProps extends NewGameFormProps {
  isOpen: boolean
  onClose(): void
}

export function PlayTogetherDialog({ isOpen, onClose, ...game }: PlayTogetherDialogProps) {
  return (
    <Dialog isWide isOpen={isOpen} onClose={onClose} title="Jouer ensemble">
      <NewLiveGameForm {...game} />
    </Dialog>
  )
}
