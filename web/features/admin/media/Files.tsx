import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MOST_ROWS } from '../../../../domain/api/list.ts'
import type { MediaFile } from '../../../../domain/api/media.ts'
import { Button } from '../../../ui/Button.tsx'
import { mediaQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { DeleteFile } from './DeleteFile.tsx'
import { FileSample } from './FileSample.tsx'
import { UploadButton } from './UploadButton.tsx'

/** Every picture and sound that was uploaded or recorded. */
export function Files() {
  const timeOf = useSchoolTime()
  const files = useQuery(mediaQuery)
  const [doomed, setDoomed] = useState<MediaFile | null>(null)
  const columns = useMemo(
    (): Column<MediaFile>[] => [
      { header: 'Fichier', value: nameOf, cell: (file) => <FileSample file={file} name={nameOf(file)} /> },
      { header: 'Genre', value: ({ contentType }) => (isPicture(contentType) ? 'image' : 'son') },
      { header: 'Ko', value: ({ bytes }) => Math.ceil(bytes / 1024) },
      { header: 'Ajouté', value: ({ createdAt }) => timeOf(createdAt) },
    ],
    [timeOf],
  )
  return (
    <>
      <div className="row wide">
        <UploadButton kind="image" label="Ajouter une image" />
        <UploadButton kind="audio" label="Ajouter un son" />
      </div>
      <Loaded query={files} most={MOST_ROWS}>
        {(rows) => (
          <DataTable
            caption="Les images et les sons"
            columns={columns}
            rows={rows}
            rowID={({ url }) => url}
            fileName="medias"
            empty="Aucun fichier n'a encore été ajouté."
            actions={(file) => (
              <Button look="soft" aria-label={`Supprimer ${nameOf(file)}`} onClick={() => setDoomed(file)}>
                Supprimer
              </Button>
            )}
          />
        )}
      </Loaded>
      {doomed && <DeleteFile file={doomed} name={nameOf(doomed)} onClose={() => setDoomed(null)} />}
    </>
  )
}

/** One without a name has at least its first letters. */
function nameOf({ name, url }: MediaFile): string {
  return name || url.slice(-16)
}

function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/')
}
