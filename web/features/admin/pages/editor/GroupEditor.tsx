import { catalogue } from '../../../../../content/words/catalogue.ts'
import { soundName, soundPath } from '../../../../../content/words/media-path.ts'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { Button } from '../../../../ui/Button.tsx'
import { blankValue, textOf, withParts } from './content-value.ts'
import styles from './editor.module.css'
import type { FormField, GroupField, PartEditor } from './form.ts'

interface GroupEditorProps {
  field: GroupField
  Part: PartEditor
  value: unknown
  onChange(value: unknown): void
}

/** Edits parts that belong together. An optional group is added and removed as a whole. */
export function GroupEditor({ field, Part, value, onChange }: GroupEditorProps) {
  const { label, fields, isOptional } = field
  if (isOptional && value === undefined) {
    return (
      <div>
        <Button look="soft" onClick={() => onChange(blankValue(field))}>
          Ajouter : {label ?? 'un texte'}
        </Button>
      </div>
    )
  }
  const change = (parts: Readonly<Record<string, unknown>>) =>
    onChange(withParts(value, { ...parts, ...soundOfText(value, parts) }))
  const parts = Object.entries(fields).map(([name, field]) => (
    <div key={name} className={isFullWidth(field) ? styles.whole : styles.part}>
      <Part
        field={field}
        name={name}
        value={ownProperty(value, name)}
        onChange={(part) => change({ [name]: part })}
        parentValue={value}
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

function isFullWidth({ kind }: FormField): boolean {
  return kind === 'group' || kind === 'list' || kind === 'variants'
}

const spokenByMachine: ReadonlySet<string> = new Set(catalogue.map(({ voice }) => voice))

/** Path of the machine sound of a word in the word bank. Null for any other text. */
function machineSound(french: string): string | null {
  return spokenByMachine.has(soundName(french)) ? soundPath(french) : null
}

/**
 * Returns the sound that goes with a changed text. A machine sound of the old text is replaced by the word
 * bank's sound of the new one, or removed. The teacher's own sound is kept. Empty if the sound does not
 * change.
 */
export function soundOfText(
  before: unknown,
  change: Readonly<Record<string, unknown>>,
): { sound?: string | null } {
  const french = change.french
  const sound = ownProperty(before, 'sound')
  if (typeof french !== 'string' || sound === undefined || 'sound' in change) return {}
  const isMachines = sound === null || sound === soundPath(textOf(ownProperty(before, 'french')))
  return isMachines ? { sound: machineSound(french) } : {}
}
