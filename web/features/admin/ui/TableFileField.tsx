import { FileField } from './FileField.tsx'

/** In the place of what is pasted: a file, whose bytes `readTable` understands. */
export function TableFileField({ onChoose }: { onChoose(bytes: ArrayBuffer): void }) {
  return (
    <FileField
      isNamed
      label="ou un fichier CSV"
      accept=".csv,.txt,text/csv,text/plain"
      onChoose={async ([file]) => onChoose(await file.arrayBuffer())}
    />
  )
}
