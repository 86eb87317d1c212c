import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { PartNotLoaded } from '../../../lib/loading/load-part.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { readTableFile } from '../lists/read-table-file.ts'
import { Field } from './Field.tsx'
import { ServerMessage } from './Form.tsx'

interface FileFieldProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'ref' | 'disabled'> {
  label: string
  help?: string
  /** Keeps the chosen file's name visible in the field. */
  isNamed?: boolean
  onChoose(files: [File, ...File[]]): void
}

/** Chooses files of this device. The same file can be chosen again, e.g. after it was corrected. */
export function FileField({ label, help, isNamed, onChoose, ...input }: FileFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = target.files ?? []
    if (!isNamed) target.value = ''
    if (first) onChoose([first, ...others])
  }
  return (
    <Field label={label} help={help}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={choose}
        />
      )}
    </Field>
  )
}

interface TableFileFieldProps {
  disabled?: boolean
  /** @param former the text of the file chosen before in this field */
  onChoose(text: string, former: string | undefined): void
}

/** Chooses an Excel or CSV file and reads its list as text. */
export function TableFileField({ disabled, onChoose }: TableFileFieldProps) {
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
        disabled={disabled}
        label="ou un fichier Excel ou CSV"
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
        onChoose={([file]) => read.mutate(file)}
      />
      <ServerMessage error={read.error} />
      {read.data?.note && <p role="status">{frenchSpaces(read.data.note)}</p>}
    </div>
  )
}
