import type { RecordDraft } from '../../../../domain/games/record-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../Field.tsx'
import form from '../form.module.css'

type Filters = RecordDraft['filters']

/** The choices before the start of a game: up to which level the words are played. */
export function FilterFields({ filters, onChange }: { filters: Filters; onChange(filters: Filters): void }) {
  return (
    <details open={filters.length > 0}>
      <summary>Niveaux au choix avant le départ ({filters.length})</summary>
      <div className={form.form}>
        {filters
          .map((filter, place) => ({ filter, place }))
          .map(({ filter, place }) => {
            const set = (change: Partial<Filters[number]>) =>
              onChange(filters.with(place, { ...filter, ...change }))
            return (
              <div key={place} className={form.row}>
                <Field label="Jusqu'au niveau">
                  {(control) => (
                    <input
                      {...control}
                      inputMode="numeric"
                      value={filter.value}
                      onChange={({ target }) => set({ value: target.value })}
                    />
                  )}
                </Field>
                <Field label="Ce que l'élève lit">
                  {(control) => (
                    <input
                      {...control}
                      value={filter.description}
                      onChange={({ target }) => set({ description: target.value })}
                    />
                  )}
                </Field>
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
