import type { RecordDraft } from '../../../../domain/games/record-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../ui/form.module.css'
import { InputField } from '../ui/InputField.tsx'

type Filters = RecordDraft['filters']

/** Edits the levels a pupil can choose before the game starts. Words up to the chosen level are played. */
export function FilterFields({ filters, onChange }: { filters: Filters; onChange(filters: Filters): void }) {
  return (
    <details open={filters.length > 0}>
      <summary>Niveaux au choix avant le départ ({filters.length})</summary>
      <div className={form.form}>
        {[...filters.entries()].map(([place, filter]) => {
          const set = (change: Partial<Filters[number]>) =>
            onChange(filters.with(place, { ...filter, ...change }))
          return (
            <div key={place} className="row bottom">
              <InputField
                label="Jusqu'au niveau"
                inputMode="numeric"
                value={filter.value}
                onWrite={(text) => set({ value: text })}
              />
              <InputField
                label="Ce que l'élève lit"
                value={filter.description}
                onWrite={(text) => set({ description: text })}
              />
              <Button look="quiet" onClick={() => onChange(filters.toSpliced(place, 1))}>
                Enlever<span className="for-ears"> le niveau {filter.value}</span>
              </Button>
            </div>
          )
        })}
        <div>
          <Button look="soft" onClick={() => onChange([...filters, { value: '', description: '' }])}>
            Ajouter un niveau
          </Button>
        </div>
      </div>
    </details>
  )
}
