import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { PartNotLoaded } from '../../../lib/loading/load-part.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { readTableFile } from '../lists/read-table-file.ts'
import { FileField } from './FileField.tsx'
import { ServerMessage } from './Form.tsx'

interface TableFileFieldProps {
  /** @param former the text of the file chosen before in this field */
  onChoose(text: string, former: string | undefined): void
}

/** Chooses an Excel or CSV file and reads its list as text. */
export function TableFileField({ onChoose }: TableFileFieldProps) {
  const former = useRef<string>(undefined)
  const read = useMutation({
    mutationFn: readTableFile,
    onSuccess({ text }) {
      onChoose(text, former.current)
      former.current = text
    },
    throwOnError: (error) => error instanceof PartNotLoaded,
  })
  return (
    <div className="stack">
      <FileField
        isNamed
        label="ou un fichier Excel ou CSV"
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
        onChoose={([file]) => read.mutate(file)}
      />
      <ServerMessage error={read.error} />
      {read.data?.note && <p role="status">{frenchSpaces(read.data.note)}</p>}
    </div>
  )
}
