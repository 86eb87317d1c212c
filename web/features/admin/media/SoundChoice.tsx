import { useMutation, useQuery } from '@tanstack/react-query'
import { findWord } from '../../../../content/words/find-word.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { listen } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { mediaQuery } from '../data/queries.ts'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { UploadButton } from './library/UploadButton.tsx'
import { Recorder } from './recorder/Recorder.tsx'
import { uploadMedia } from './upload-media.ts'

interface ChoiceProps {
  word: string
  value: string
  /** Whether the device's voice reads the text while it has no sound. Default: true. */
  isReadByDevice?: boolean
  onChoose(value: string): void
}

/** Chooses the site's sound, or a new recording, a file of this device or a stored sound if the teacher may upload. */
export function SoundChoice({ word, value, isReadByDevice = true, onChoose }: ChoiceProps) {
  const canUpload = useCan('uploadMedia')
  const { data: files = [] } = useQuery({ ...mediaQuery, enabled: canUpload })
  const sounds = files.filter(({ contentType }) => contentType.startsWith('audio/'))
  const siteSound = findWord(word)?.sound ?? null
  const record = useMutation({
    mutationFn: (file: Blob) => uploadMedia(file, `${word}.wav`, 'audio'),
    onSuccess: onChoose,
  })
  return (
    <div className={form.form}>
      {siteSound !== null && (
        <div className="row bottom">
          <Button look="quiet" onClick={() => listen(siteSound, word)}>
            Écouter la voix de la banque
          </Button>
          <Button look="soft" isOff={value === siteSound} onClick={() => onChoose(siteSound)}>
            Prendre cette voix
          </Button>
        </div>
      )}
      {siteSound === null && !canUpload && (
        <p>
          La banque de mots n'a pas de voix pour ce mot
          {isReadByDevice ? " : la voix de l'appareil le lira." : '.'}
        </p>
      )}
      {canUpload && (
        <>
          <Recorder text={word} isSaving={record.isPending} onKeep={(file) => record.mutate(file)} />
          <ServerMessage error={record.error} />
          <UploadButton kind="audio" label="ou un son de cet appareil" onUploaded={onChoose} />
        </>
      )}
      {sounds.length > 0 && (
        <details>
          <summary>ou un son gardé ({sounds.length})</summary>
          <ul className={form.lines}>
            {sounds.map(({ url, name }) => (
              <li key={url} className="row bottom">
                <span>{name}</span>
                <Button look="quiet" onClick={() => listen(url, name)}>
                  Écouter<span className="for-ears"> {name}</span>
                </Button>
                <Button look="soft" isOff={url === value} onClick={() => onChoose(url)}>
                  Prendre<span className="for-ears"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {value !== '' && (
        <div>
          <Button look="quiet" onClick={() => onChoose('')}>
            Sans son{isReadByDevice && " : la voix de l'appareil lira"}
          </Button>
        </div>
      )}
    </div>
  )
}
