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
import type { RecordForm } from '../../../../domain/games/record-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import form from '../ui/form.module.css'
import { ChoiceFields } from './ChoiceFields.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './games.module.css'
import { ItemFields } from './ItemFields.tsx'
import { NO_WORDS, readWordList, type WordListDraft } from './read-words.ts'
import { WordList } from './WordList.tsx'

interface ItemsFormProps {
  kind: GameKind
  grade: Grade | null
  form: RecordForm
  record: RecordDraft
  onChange(record: RecordDraft): void
}

/** Edits the items of a record, its filters, choices and settings, as the form of the kind describes them. */
export function ItemsForm({ kind, grade, form: recordForm, record, onChange }: ItemsFormProps) {
  const [words, setWords] = useState<WordListDraft | null>(null)
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
          <Button look="soft" onClick={() => setWords(NO_WORDS)}>
            Ajouter une liste de mots
          </Button>
        )}
      </div>
      <Dialog isWide isOpen={words !== null} title="Ajouter une liste de mots" onClose={() => setWords(null)}>
        {words !== null && isMadeOfWords(kind) && (
          <div className={form.form}>
            <WordList list={words} onWrite={setWords} />
            <div>
              <Button
                onClick={() => {
                  const made = readRecord(
                    recordForm,
                    recordOfWords(kind, readWordList(words.text, [], words.columns).words, grade) ?? '[]',
                  )
                  onChange({
                    ...record,
                    items: [...record.items, ...(made?.items ?? [])],
                    choices: [...record.choices, ...(made?.choices ?? [])],
                  })
                  setWords(null)
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
