import type { DraftItem } from '../../../../domain/games/record-draft.ts'
import type { RecordField } from '../../../../domain/games/record-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { MediaField } from '../media/MediaField.tsx'
import { InputField } from '../ui/Field.tsx'
import styles from './games.module.css'

interface ItemFieldsProps {
  /** Position in the list, from 1. */
  number: number
  fields: readonly RecordField[]
  item: DraftItem
  onChange(item: DraftItem): void
  onRemove(): void
}

export function ItemFields({ number, fields, item, onChange, onRemove }: ItemFieldsProps) {
  const word = mainText(fields, item)
  return (
    <fieldset className={styles.item}>
      <legend className={styles.number}>
        {number}
        <span className="for-ears"> {word}</span>
      </legend>
      {fields.map((field) => {
        const value = item[field.path] ?? ''
        const set = (text: string) => onChange({ ...item, [field.path]: text })
        if (field.kind === 'picture' || field.kind === 'sound') {
          return <MediaField key={field.path} kind={field.kind} word={word} value={value} onChoose={set} />
        }
        return (
          <InputField
            key={field.path}
            label={field.label}
            inputMode={field.kind === 'number' ? 'numeric' : undefined}
            value={value}
            placeholder={field.orElse && item[field.orElse]}
            onWrite={set}
          />
        )
      })}
      <Button look="quiet" className={styles.remove} onClick={onRemove}>
        Enlever<span className="for-ears"> {word || `l'élément ${number}`}</span>
      </Button>
    </fieldset>
  )
}

/** The item's first non-empty text, which names it in labels. */
function mainText(fields: readonly RecordField[], item: DraftItem): string {
  const field = fields.find(({ path, kind }) => kind === 'text' && item[path]?.trim())
  return field ? (item[field.path] ?? '') : ''
}
