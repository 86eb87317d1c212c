import type { ChangeEvent } from 'react'
import { Field } from './Field.tsx'

/** In the place of what is pasted: a file, whose bytes `readTable` understands. */
export function TableFileField({ onChoose }: { onChoose(bytes: ArrayBuffer): void }) {
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onChoose(await file.arrayBuffer())
  }
  return (
    <Field label="ou un fichier CSV">
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          // The same file may be chosen again, once it is mended.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={(event) => void choose(event)}
        />
      )}
    </Field>
  )
}
