import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { playSound } from '../../../lib/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loaded } from '../Loaded.tsx'
import { mediaQuery } from '../queries.ts'
import styles from './Picker.module.css'
import { Recorder } from './Recorder.tsx'
import { UploadButton } from './UploadButton.tsx'
import { uploadMedia } from './upload-media.ts'

interface SoundPickerProps {
  /** What is to be heard. */
  text: string
  onPick(url: string): void
  onClose(): void
}

/** A sound of one's own: by the microphone, from a file, or one that is stored. */
export function SoundPicker({ text, onPick, onClose }: SoundPickerProps) {
  const queryClient = useQueryClient()
  const files = useQuery(mediaQuery)
  const record = useMutation({
    mutationFn: (file: Blob) => uploadMedia(file, `${text || 'voix'}.wav`, 'audio'),
    onSuccess: onPick,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  })
  return (
    <Dialog isOpen onClose={onClose} title="Choisir un son">
      <div className={styles.picker}>
        <Recorder text={text} isSaving={record.isPending} onKeep={(file) => record.mutate(file)} />
        {record.error && <p role="alert">{record.error.message}</p>}
        <UploadButton kind="audio" label="ou un fichier de son" onUploaded={onPick} />
        <Loaded query={files}>
          {(all) => (
            <ul className={styles.sounds}>
              {all
                .filter(({ contentType }) => contentType.startsWith('audio/'))
                .map(({ url, name }) => (
                  <li key={url} className={styles.sound}>
                    <span>{name}</span>
                    <Button look="quiet" aria-label={`Écouter ${name}`} onClick={() => playSound(url, name)}>
                      Écouter
                    </Button>
                    <Button look="soft" aria-label={`Prendre ${name}`} onClick={() => onPick(url)}>
                      Prendre
                    </Button>
                  </li>
                ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
