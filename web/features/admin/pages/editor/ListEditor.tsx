import { useRef, useState } from 'react'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SortableList } from '../../ui/SortableList.tsx'
import { WordPicker } from '../../ui/WordPicker.tsx'
import { moved } from '../menu-place.ts'
import { newItem } from './blank-of.ts'
import { itemsOf } from './content-value.ts'
import styles from './Editor.module.css'
import type { PartEditor } from './editor-props.ts'
import type { ListField } from './form.ts'
import { ListItem } from './ListItem.tsx'
import { nameOf } from './name-of.ts'
import { PasteWords } from './PasteWords.tsx'
import { useItemKeys } from './use-item-keys.ts'

interface ListEditorProps {
  field: ListField
  Part: PartEditor
  value: unknown
  onChange(value: unknown): void
}

/** A list of a page: its order, what is added and what is taken away. What was taken away last can be put back. */
export function ListEditor({ field, Part, value, onChange }: ListEditorProps) {
  const { label, adds, fromBank } = field
  const items = itemsOf(value)
  const keys = useItemKeys(items.length)
  const [open, setOpen] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ item: unknown; place: number } | null>(null)
  const [isPicking, setPicking] = useState(false)
  const end = useRef<HTMLDivElement>(null)

  const add = (added: readonly unknown[]) => {
    const [first] = keys.insert(items.length, added.length)
    onChange([...items, ...added])
    if (added.length === 1) setOpen(first ?? null)
  }
  const remove = (place: number) => {
    setRemoved({ item: items[place], place })
    keys.remove(place)
    onChange(items.toSpliced(place, 1))
    // The button that had the focus goes with its row.
    end.current?.querySelector('button')?.focus()
  }
  const putBack = ({ item, place }: { item: unknown; place: number }) => {
    setRemoved(null)
    keys.insert(place, 1)
    onChange(items.toSpliced(place, 0, item))
  }
  const there = new Set(items.map(nameOf))
  const addWords = (words: readonly VocabularyWord[]) => {
    setPicking(false)
    if (fromBank) add(words.filter(({ french }) => !there.has(french)).map(fromBank))
  }

  return (
    <section className="stack" aria-label={label}>
      <h2 className={styles.label}>
        {label} <small>({items.length})</small>
      </h2>
      <SortableList
        items={items.map((item, place) => ({
          id: keys.all[place] ?? '',
          name: nameOf(item) || `n° ${place + 1}`,
          item,
          place,
        }))}
        rowClass={styles.item}
        onMove={(from, to) => {
          keys.move(from, to)
          onChange(moved(items, from, to))
        }}
      >
        {({ id, name, item, place }, handle) => (
          <ListItem
            field={field}
            Part={Part}
            name={name}
            value={item}
            handle={handle}
            isOpen={field.isFlat === true || open === id}
            onToggle={() => setOpen(open === id ? null : id)}
            onChange={(next) => onChange(items.with(place, next))}
            onRemove={() => remove(place)}
          />
        )}
      </SortableList>
      <div ref={end} className="row tight middle">
        {removed && (
          <Button look="main" onClick={() => putBack(removed)}>
            Remettre {nameOf(removed.item) ? `« ${nameOf(removed.item)} »` : 'ce qui a été retiré'}
          </Button>
        )}
        {fromBank && (
          <Button look="soft" onClick={() => setPicking(true)}>
            Ajouter des mots de la banque
          </Button>
        )}
        {fromBank && <PasteWords there={there} onAdd={addWords} />}
        {adds.map((each) => (
          <Button key={each.label} look="soft" onClick={() => add([newItem(field, each, items)])}>
            {each.label}
          </Button>
        ))}
      </div>
      <Dialog isWide isOpen={isPicking} title="La banque de mots" onClose={() => setPicking(false)}>
        <WordPicker onPick={addWords} />
      </Dialog>
    </section>
  )
}
