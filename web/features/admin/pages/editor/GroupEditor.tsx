import { partOf } from '../../../../../domain/part-of.ts'
import { Button } from '../../../../ui/Button.tsx'
import { blankOf } from './blank-of.ts'
import { withParts } from './content-value.ts'
import styles from './Editor.module.css'
import type { PartEditor } from './editor-props.ts'
import type { FormField, GroupField } from './form.ts'
import { soundOfText } from './sound-of-text.ts'

interface GroupEditorProps {
  field: GroupField
  Part: PartEditor
  value: unknown
  onChange(value: unknown): void
}

/** Writes parts that belong together; one that may be missing is added and taken away whole. */
export function GroupEditor({ field, Part, value, onChange }: GroupEditorProps) {
  const { label, fields, isOptional } = field
  if (isOptional && value === undefined) {
    return (
      <div>
        <Button look="soft" onClick={() => onChange(blankOf(field))}>
          Ajouter : {label ?? 'un texte'}
        </Button>
      </div>
    )
  }
  const change = (parts: Readonly<Record<string, unknown>>) =>
    onChange(withParts(value, { ...parts, ...soundOfText(value, parts) }))
  const parts = Object.entries(fields).map(([name, field]) => (
    <div key={name} className={isWhole(field) ? styles.whole : styles.part}>
      <Part
        field={field}
        name={name}
        value={partOf(value, name)}
        onChange={(part) => change({ [name]: part })}
        beside={value}
        onPartsChange={change}
      />
    </div>
  ))
  if (label === undefined) return <div className={styles.group}>{parts}</div>
  return (
    <fieldset className={`${styles.group} ${styles.framed}`}>
      <legend>{label}</legend>
      {parts}
      {isOptional && (
        <div className={styles.whole}>
          <Button look="quiet" onClick={() => onChange(undefined)}>
            Retirer : {label}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Whether it takes the whole width. */
function isWhole({ kind }: FormField): boolean {
  return kind === 'group' || kind === 'list' || kind === 'variants'
}
