import { type DraftItem, emptyItem } from '../../../../domain/games/record-draft.ts'
import { choiceFields } from '../../../../domain/games/record-form.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../ui/form.module.css'
import { ItemFields } from './ItemFields.tsx'

interface ChoiceFieldsProps {
  choices: readonly DraftItem[]
  onChange(choices: DraftItem[]): void
}

/** Edits the pictures and sounds of the answers, for pupils who cannot read yet. */
export function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  return (
    <details>
      <summary>Images et sons des réponses ({choices.length})</summary>
      <div className={form.form}>
        {[...choices.entries()].map(([place, choice]) => (
          <ItemFields
            key={place}
            number={place + 1}
            fields={choiceFields}
            item={choice}
            onChange={(next) => onChange(choices.with(place, next))}
            onRemove={() => onChange(choices.toSpliced(place, 1))}
          />
        ))}
        <div>
          <Button look="soft" onClick={() => onChange([...choices, emptyItem(choiceFields)])}>
            Ajouter une réponse
          </Button>
        </div>
      </div>
    </details>
  )
}
