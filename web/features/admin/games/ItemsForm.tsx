import { useEffect, useRef, useState } from 'react'
import { isMadeOfWords, recordOfWords } from '../../../../content/games/new-game.ts'
import type { Grade } from '../../../../content/grades.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import {
  type DraftItem,
  emptyItem,
  type RecordDraft,
  readRecord,
} from '../../../../domain/games/record-draft.ts'
import { choiceFields, type RecordForm } from '../../../../domain/games/record-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckField, InputField } from '../ui/Field.tsx'
import form from '../ui/ui.module.css'
import styles from './games.module.css'
import { ItemFields } from './ItemFields.tsx'
import { EMPTY_WORD_LIST } from './read-words.ts'
import { useReadWords, WordList } from './WordList.tsx'

interface ItemsFormProps {
  kind: GameKind
  grade: Grade | null
  form: RecordForm
  record: RecordDraft
  onChange(record: RecordDraft): void
}

/** Edits the items of a record, its filters, choices and settings, as the form of the kind describes them. */
export function ItemsForm({ kind, grade, form: recordForm, record, onChange }: ItemsFormProps) {
  const [words, setWords] = useState(EMPTY_WORD_LIST)
  const [isAdding, setAdding] = useState(false)
  const readWords = useReadWords()
  const { list, focusLast } = useFocusOnLast()
  const fields = recordForm.fields.filter(({ isOfFilters }) => !isOfFilters || record.filters.length > 0)
  const setItems = (items: DraftItem[]) => onChange({ ...record, items })
  return (
    <div className="stack loose">
      {recordForm.hasFilters && (
        <FilterFields filters={record.filters} onChange={(filters) => onChange({ ...record, filters })} />
      )}
      {recordForm.hasChoices && (
        <ChoiceFields choices={record.choices} onChange={(choices) => onChange({ ...record, choices })} />
      )}
      {recordForm.settings?.map(({ name, label }) => (
        <CheckField
          key={name}
          label={label}
          isChecked={record.settings.includes(name)}
          onCheck={(isSet) => {
            const others = record.settings.filter((each) => each !== name)
            onChange({ ...record, settings: isSet ? [...others, name] : others })
          }}
        />
      ))}
      <ol ref={list} className={styles.itemList}>
        {[...record.items.entries()].map(([place, item]) => (
          <li key={place}>
            <ItemFields
              number={place + 1}
              fields={fields}
              item={item}
              onChange={(next) => setItems(record.items.with(place, next))}
              onRemove={() => setItems(record.items.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      <div className="row bottom">
        <Button
          look="soft"
          onClick={() => {
            focusLast()
            setItems([...record.items, emptyItem(recordForm.fields)])
          }}
        >
          Ajouter un élément
        </Button>
        {isMadeOfWords(kind) && (
          <Button look="soft" onClick={() => setAdding(true)}>
            Ajouter une liste de mots
          </Button>
        )}
      </div>
      {/* The list stays when the dialog is closed. */}
      <Dialog isWide isOpen={isAdding} title="Ajouter une liste de mots" onClose={() => setAdding(false)}>
        {isMadeOfWords(kind) && (
          <div className={form.form}>
            <WordList list={words} onWrite={setWords} />
            <div>
              <Button
                onClick={() => {
                  const made = readRecord(
                    recordForm,
                    recordOfWords(kind, readWords(words).words, grade) ?? '[]',
                  )
                  onChange({
                    ...record,
                    items: [...record.items, ...(made?.items ?? [])],
                    choices: [...record.choices, ...(made?.choices ?? [])],
                  })
                  setWords(EMPTY_WORD_LIST)
                  setAdding(false)
                }}
              >
                Ajouter ces mots
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </div>
  )
}

/** Call `focusLast` before adding an item: its first field is focused after the next render. */
function useFocusOnLast() {
  const list = useRef<HTMLOListElement>(null)
  const isRequested = useRef(false)
  useEffect(() => {
    if (!isRequested.current) return
    isRequested.current = false
    list.current?.lastElementChild?.querySelector('input')?.focus()
  })
  return {
    list,
    focusLast() {
      isRequested.current = true
    },
  }
}

interface ChoiceFieldsProps {
  choices: readonly DraftItem[]
  onChange(choices: DraftItem[]): void
}

/** Edits the pictures and sounds of the answers, for pupils who cannot read yet. */
function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
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

type Filters = RecordDraft['filters']

/** Edits the levels a pupil can choose before the game starts. Words up to the chosen level are played. */
function FilterFields({ filters, onChange }: { filters: Filters; onChange(filters: Filters): void }) {
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
