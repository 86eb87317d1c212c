import { useMutation } from '@tanstack/react-query'
import { PartNotLoaded } from '../../../lib/loading/load-part.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { readTableFile } from '../lists/read-table-file.ts'
import { FileField } from './FileField.tsx'
import { ServerMessage } from './ServerMessage.tsx'

/** Gives the text of a file in the place of what is pasted. */
export function TableFileField({ onChoose }: { onChoose(text: string): void }) {
  const read = useMutation({
    mutationFn: readTableFile,
    onSuccess: ({ text }) => onChoose(text),
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
