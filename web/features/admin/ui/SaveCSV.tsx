import { useState } from 'react'
import { browserStorage } from '../../../lib/storage/browser-storage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { type Separator, saveCSV, separator, separatorFor, type Table } from '../data/csv.ts'
import { SelectField } from './SelectField.tsx'

const SEPARATOR_KEY = 'mme:csv'

interface SaveCSVProps {
  label?: string
  /** File name without extension. */
  name: string
  isOff?: boolean
  table(): Table
}

/**
 * A button that downloads a table as CSV. Its dialog asks for the separator; the default fits the browser's
 * language.
 */
export function SaveCSV({ label = 'Enregistrer en CSV', name, isOff, table }: SaveCSVProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useState(storedSeparator)
  const save = () => {
    browserStorage.setItem(SEPARATOR_KEY, chosen)
    saveCSV(name, table(), chosen)
    setOpen(false)
  }
  return (
    <>
      <Button look="soft" isOff={isOff} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isBrief isOpen={isOpen} title={label} onClose={() => setOpen(false)}>
        <div className="stack left">
          <SelectField
            label="Séparateur"
            help="Si le tableur met tout dans une seule colonne, choisissez l'autre séparateur."
            value={chosen}
            options={SEPARATORS}
            onChoose={(value) => choose(separator.parse(value))}
          />
          <Button onClick={save}>Enregistrer</Button>
        </div>
      </Dialog>
    </>
  )
}

const SEPARATORS = [
  { value: ',', name: 'La virgule : Excel en anglais, Google Sheets' },
  { value: ';', name: 'Le point-virgule : Excel en français' },
]

function storedSeparator(): Separator {
  const stored = separator.safeParse(browserStorage.getItem(SEPARATOR_KEY))
  return stored.data ?? separatorFor(navigator.language)
}
