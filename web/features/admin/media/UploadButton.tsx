import { useMutation } from '@tanstack/react-query'
import { mediaQuery } from '../data/queries.ts'
import { useChange } from '../data/use-change.ts'
import { FileField } from '../ui/FileField.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import type { Cut } from './cut.ts'
import { PhotoDialog } from './PhotoDialog.tsx'
import { keptPart, openPhoto } from './photo.ts'
import { ACCEPTED, type MediaKind, uploadMedia } from './upload-media.ts'

interface UploadButtonProps {
  kind: MediaKind
  label: string
  onUploaded?(url: string): void
}

const HELP: Readonly<Record<MediaKind, string>> = {
  image: "Une photo de n'importe quelle taille, que vous pourrez recadrer.",
  audio: '2 Mo au plus.',
}

/** Stores a file of this device; of a picture the part that is cut out. */
export function UploadButton({ kind, label, onUploaded }: UploadButtonProps) {
  const photo = useMutation({
    mutationFn: async (file: File) => ({ picture: await openPhoto(file), name: file.name }),
  })
  const close = () => {
    photo.data?.picture.close()
    photo.reset()
    upload.reset()
  }
  const upload = useChange({
    mutationFn: (file: File) => uploadMedia(file, file.name, kind),
    onSuccess: onUploaded,
    renews: [mediaQuery],
  })
  const keep = useMutation({
    async mutationFn({ picture, name, cut }: { picture: ImageBitmap; name: string; cut: Cut }) {
      await upload.mutateAsync(await keptPart(picture, cut, name))
    },
    onSuccess: close,
  })
  const choose = (file: File) => {
    upload.reset()
    photo.reset()
    // One that moves would stand still once it is drawn again.
    if (kind === 'image' && file.type !== 'image/gif') photo.mutate(file)
    else upload.mutate(file)
  }
  return (
    <div>
      <FileField
        label={label}
        help={HELP[kind]}
        accept={ACCEPTED[kind]}
        onChoose={([file]) => choose(file)}
      />
      <p role="status">
        {photo.isPending && "L'image s'ouvre…"}
        {upload.isPending && 'Le fichier arrive…'}
      </p>
      {photo.data ? (
        <PhotoDialog
          picture={photo.data.picture}
          isSaving={keep.isPending}
          error={keep.error}
          onKeep={(cut) => keep.mutate({ ...photo.data, cut })}
          onClose={() => {
            close()
            keep.reset()
          }}
        />
      ) : (
        <ServerMessage error={photo.error ?? upload.error} />
      )}
    </div>
  )
}
