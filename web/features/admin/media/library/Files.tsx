import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MAX_ROWS } from '../../../../../domain/api/list.ts'
import type { MediaFile } from '../../../../../domain/api/media.ts'
import { listen } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { PlayIcon } from '../../../../ui/PlayIcon.tsx'
import { mediaQuery } from '../../data/queries.ts'
import { useSchoolTime } from '../../data/school-time.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import styles from '../media.module.css'
import { DeleteFile } from './DeleteFile.tsx'
import { UploadButton } from './UploadButton.tsx'

/** Table of all uploaded and recorded files. */
export function Files() {
  const timeOf = useSchoolTime()
  const files = useQuery(mediaQuery)
  const [fileToDelete, setFileToDelete] = useState<MediaFile | null>(null)
  const columns = useMemo(
    (): Column<MediaFile>[] => [
      { header: 'Fichier', value: nameOf, cell: (file) => <FileSample file={file} /> },
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
      <Loaded query={files} maxRows={MAX_ROWS}>
        {(rows) => (
          <DataTable
            caption="Les images et les sons"
            columns={columns}
            rows={rows}
            rowID={({ url }) => url}
            fileName="medias"
            emptyText="Aucun fichier n'a encore été ajouté."
            actions={(file) => (
              <Button
                look="soft"
                aria-label={`Supprimer ${nameOf(file)}`}
                onClick={() => setFileToDelete(file)}
              >
                Supprimer
              </Button>
            )}
          />
        )}
      </Loaded>
      {fileToDelete && (
        <DeleteFile file={fileToDelete} name={nameOf(fileToDelete)} onClose={() => setFileToDelete(null)} />
      )}
    </>
  )
}

/** Thumbnail or play button of a file, with its name. */
function FileSample({ file }: { file: MediaFile }) {
  const name = nameOf(file)
  return (
    <span className={styles.sample}>
      {isPicture(file.contentType) ? (
        <Picture image={file.url} word={name} size={48} />
      ) : (
        <Button look="quiet" aria-label={`Écouter ${name}`} onClick={() => listen(file.url, name)}>
          <PlayIcon />
        </Button>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** The name of a file, or the end of its address if it has none. */
function nameOf({ name, url }: MediaFile): string {
  return name || url.slice(-16)
}

function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/')
}
