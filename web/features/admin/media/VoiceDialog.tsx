import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { ownVoicesQuery } from '../../../lib/sound/own-voices-query.ts'
import { playSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { deleteOnce } from '../data/delete-once.ts'
import { useChange } from '../data/use-change.ts'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { Recorder } from './Recorder.tsx'
import { UploadButton } from './UploadButton.tsx'
import { uploadMedia } from './upload-media.ts'
import styles from './VoiceDialog.module.css'

interface VoiceDialogProps {
  /** `voice` names the sound of what is said. */
  word: { voice: string; word: { french: string; sound: string | null } }
  isOwn: boolean
  /** Who speaks in the recording, where somebody said so. */
  credit: string | undefined
  onClose(): void
}

/** Gives a word the teacher's own voice, by the microphone or from a file, or the machine's back. */
export function VoiceDialog({ word: { voice, word }, isOwn, credit, onClose }: VoiceDialogProps) {
  const path = { word: voice }
  const attach = useChange({
    renews: [ownVoicesQuery],
    mutationFn: (url: string) => call('PUT recordings/:word', { path, body: { url } }),
    onSuccess() {
      showToast(`On entend maintenant votre voix pour « ${word.french} ».`)
      onClose()
    },
  })
  const record = useMutation({
    mutationFn: async (file: Blob) =>
      attach.mutateAsync(await uploadMedia(file, `${word.french}.wav`, 'audio')),
  })
  const giveBack = useChange({
    renews: [ownVoicesQuery],
    mutationFn: () => deleteOnce('DELETE recordings/:word', { path }),
    onSuccess: onClose,
  })
  const error = attach.error ?? record.error ?? giveBack.error
  return (
    <Dialog isOpen onClose={onClose} title={`La voix de « ${word.french} »`}>
      <div className="stack loose">
        <p>{voiceHeard(isOwn, credit)}</p>
        {credit && <p className={styles.credit}>{credit}</p>}
        <div className="row">
          <Button look="soft" onClick={() => playSound(word.sound, word.french)}>
            Écouter la voix actuelle
          </Button>
          {isOwn && (
            <Button look="quiet" isOff={giveBack.isPending} onClick={() => giveBack.mutate()}>
              Rendre la voix de la machine
            </Button>
          )}
        </div>
        <Recorder text={word.french} isSaving={record.isPending} onKeep={(file) => record.mutate(file)} />
        <UploadButton kind="audio" label="ou un fichier de son" onUploaded={(url) => attach.mutate(url)} />
        <ServerMessage error={error} />
      </div>
    </Dialog>
  )
}

function voiceHeard(isOwn: boolean, credit: string | undefined): string {
  if (!isOwn) return 'On entend la voix de la machine.'
  return credit ? 'On entend un enregistrement importé :' : 'On entend votre voix.'
}
