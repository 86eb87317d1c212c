import { useMutation } from '@tanstack/react-query'
import { mediaQuery } from '../../data/queries.ts'
import { useAdminMutation } from '../../data/use-admin-mutation.ts'
import { FileField } from '../../ui/FileField.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import type { Crop } from '../photo/crop.ts'
import { PhotoDialog } from '../photo/PhotoDialog.tsx'
import { croppedPhoto, openPhoto } from '../photo/photo.ts'
import { ACCEPTED_TYPES, type MediaKind, uploadMedia } from '../upload-media.ts'

interface UploadButtonProps {
  kind: MediaKind
  label: string
  onUploaded?(url: string): void
}

const HELP: Readonly<Record<MediaKind, string>> = {
  image: "Une photo de n'importe quelle taille, que vous pourrez recadrer.",
  audio: '2 Mo au plus.',
}

/** Uploads a file of this device. A picture is cropped first. */
export function UploadButton({ kind, label, onUploaded }: UploadButtonProps) {
  const photo = useMutation({
    mutationFn: async (file: File) => ({ picture: await openPhoto(file), name: file.name }),
  })
  const upload = useAdminMutation({
    mutationFn: (file: File) => uploadMedia(file, file.name, kind),
    invalidates: [mediaQuery],
  })
  const saveCrop = useMutation({
    mutationFn: async ({ picture, name, crop }: { picture: ImageBitmap; name: string; crop: Crop }) =>
      upload.mutateAsync(await croppedPhoto(picture, crop, name)),
  })
  const close = () => {
    photo.data?.picture.close()
    photo.reset()
    upload.reset()
    saveCrop.reset()
  }
  // `onSuccess` is passed to `mutate`, so that `reset` and unmounting drop it.
  const choose = (file: File) => {
    upload.reset()
    photo.reset()
    // Cropping would lose a GIF's animation.
    if (kind === 'image' && file.type !== 'image/gif') photo.mutate(file)
    else upload.mutate(file, { onSuccess: onUploaded })
  }
  const keep = (opened: { picture: ImageBitmap; name: string }, crop: Crop) =>
    saveCrop.mutate(
      { ...opened, crop },
      {
        onSuccess(url) {
          close()
          onUploaded?.(url)
        },
      },
    )
  return (
    <div>
      <FileField
        label={label}
        help={HELP[kind]}
        accept={ACCEPTED_TYPES[kind]}
        onChoose={([file]) => choose(file)}
      />
      <p role="status">
        {photo.isPending && "L'image s'ouvre…"}
        {upload.isPending && 'Le fichier arrive…'}
      </p>
      {photo.data ? (
        <PhotoDialog
          picture={photo.data.picture}
          isSaving={saveCrop.isPending}
          error={saveCrop.error}
          onKeep={(crop) => keep(photo.data, crop)}
          onClose={close}
        />
      ) : (
        <ServerMessage error={photo.error ?? upload.error} />
      )}
    </div>
  )
}
