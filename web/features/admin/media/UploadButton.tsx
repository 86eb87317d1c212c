import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { mediaQuery } from '../data/queries.ts'
import { Field } from '../ui/Field.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { ACCEPTED, type MediaKind, uploadMedia } from './upload-media.ts'

interface UploadButtonProps {
  kind: MediaKind
  label: string
  onUploaded?(url: string): void
}

/** Stores a file of this device. */
export function UploadButton({ kind, label, onUploaded }: UploadButtonProps) {
  const queryClient = useQueryClient()
  const upload = useMutation({
    mutationFn: (file: File) => uploadMedia(file, file.name, kind),
    onSuccess: onUploaded,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div>
      <Field label={label} help="2 Mo au plus.">
        {(control) => <input {...control} type="file" accept={ACCEPTED[kind]} onChange={choose} />}
      </Field>
      <p role="status">{upload.isPending && 'Le fichier arrive…'}</p>
      <ServerMessage error={upload.error} />
    </div>
  )
}
