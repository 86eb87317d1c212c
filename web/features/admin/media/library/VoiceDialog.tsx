import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { ownVoicesQuery } from '../../../../lib/sound/own-voices-query.ts'
import { listen } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { deleteIfExists } from '../../data/delete-if-exists.ts'
import { useAdminMutation } from '../../data/use-admin-mutation.ts'
import { ServerMessage } from '../../ui/Form.tsx'
import styles from '../media.module.css'
import { Recorder } from '../recorder/Recorder.tsx'
import { uploadMedia } from '../upload-media.ts'
import { UploadButton } from './UploadButton.tsx'

interface VoiceDialogProps {
  /** `voice` is the name of the word's sound. */
  word: { voice: string; word: { french: string; sound: string | null } }
  isOwn: boolean
  /** Speaker and licence of an imported recording. */
  credit: string | undefined
  onClose(): void
}

/** Replaces the voice of a word by a recording or a file, or restores the machine's voice. */
export function VoiceDialog({ word: { voice, word }, isOwn, credit, onClose }: VoiceDialogProps) {
  const path = { word: voice }
  const attach = useAdminMutation({
    invalidates: [ownVoicesQuery],
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
  const removeRecording = useAdminMutation({
    invalidates: [ownVoicesQuery],
    mutationFn: () => deleteIfExists('DELETE recordings/:word', { path }),
    onSuccess: onClose,
  })
  const error = attach.error ?? record.error ?? removeRecording.error
  return (
    <Dialog isOpen onClose={onClose} title={`La voix de « ${word.french} »`}>
      <div className="stack loose">
        <p>{currentVoiceText(isOwn, credit)}</p>
        {credit && <p className={styles.credit}>{credit}</p>}
        <div className="row">
          <Button look="soft" onClick={() => listen(word.sound, word.french)}>
            Écouter la voix actuelle
          </Button>
          {isOwn && (
            <Button look="quiet" isOff={removeRecording.isPending} onClick={() => removeRecording.mutate()}>
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

function currentVoiceText(isOwn: boolean, credit: string | undefined): string {
  if (!isOwn) return 'On entend la voix de la machine.'
  return credit ? 'On entend un enregistrement importé :' : 'On entend votre voix.'
}
