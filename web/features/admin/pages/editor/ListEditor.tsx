import { useRef, useState } from 'react'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { textKey } from '../../../../../domain/games/plain-text.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { EMPTY_WORD_LIST } from '../../games/read-words.ts'
import { useReadWords, WordList } from '../../games/WordList.tsx'
import { checkWords } from '../../games/words-text.ts'
import { SortableList } from '../../ui/SortableList.tsx'
import form from '../../ui/ui.module.css'
import { WordBankButton } from '../../ui/WordBankButton.tsx'
import { moveItem } from '../menu-place.ts'
import { itemName, itemsOf, newItem } from './content-value.ts'
import styles from './editor.module.css'
import type { ListField, PartEditor } from './form.ts'
import { ListItem } from './ListItem.tsx'

interface ListEditorProps {
  field: ListField
  Part: PartEditor
  value: unknown
  onChange(value: unknown): void
}

/** Edits a list of a page: adds, reorders and removes items. The item removed last can be restored. */
export function ListEditor({ field, Part, value, onChange }: ListEditorProps) {
  const { label, adds, fromBank } = field
  const items = itemsOf(value)
  const keys = useItemKeys(items.length)
  const [open, setOpen] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ item: unknown; place: number } | null>(null)
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
    // The focused button is removed with its row.
    end.current?.querySelector('button')?.focus()
  }
  const restore = ({ item, place }: { item: unknown; place: number }) => {
    setRemoved(null)
    keys.insert(place, 1)
    onChange(items.toSpliced(place, 0, item))
  }
  const existing = new Set(items.map(itemName))
  const addWords = (words: readonly VocabularyWord[]) => {
    if (fromBank) add(words.filter(({ french }) => !existing.has(french)).map(fromBank))
  }

  return (
    <section className="stack" aria-label={label}>
      <h2 className={styles.label}>
        {label} <small>({items.length})</small>
      </h2>
      <SortableList
        items={items.map((item, place) => ({
          id: keys.all[place] ?? '',
          name: itemName(item) || `n° ${place + 1}`,
          item,
          place,
        }))}
        rowClass={styles.item}
        onMove={(from, to) => {
          keys.move(from, to)
          onChange(moveItem(items, from, to))
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
          <Button look="main" onClick={() => restore(removed)}>
            Remettre {itemName(removed.item) ? `« ${itemName(removed.item)} »` : 'ce qui a été retiré'}
          </Button>
        )}
        {fromBank && <WordBankButton label="Ajouter des mots de la banque" onPick={addWords} />}
        {fromBank && <PasteWords existing={existing} onAdd={addWords} />}
        {adds.map((each) => (
          <Button key={each.label} look="soft" onClick={() => add([newItem(field, each, items)])}>
            {each.label}
          </Button>
        ))}
      </div>
    </section>
  )
}

let keyCount = 0

/** React keys for list items without ids. A moved item keeps its key, so that it stays open and focused. */
function useItemKeys(count: number) {
  const [all, setAll] = useState(() => newKeys(count))
  // The whole list was replaced, e.g. by a restored version.
  if (all.length !== count) setAll([...all.slice(0, count), ...newKeys(count - all.length)])
  return {
    all,
    insert(place: number, number: number): string[] {
      const added = newKeys(number)
      setAll((now) => now.toSpliced(place, 0, ...added))
      return added
    },
    remove(place: number) {
      setAll((now) => now.toSpliced(place, 1))
    },
    move(from: number, to: number) {
      setAll((now) => moveItem(now, from, to))
    },
  }
}

function newKeys(number: number): string[] {
  return Array.from({ length: Math.max(number, 0) }, newKey)
}

function newKey(): string {
  keyCount += 1
  return `item-${keyCount}`
}

interface PasteWordsProps {
  /** French texts of the words already on the page. */
  existing: ReadonlySet<string>
  onAdd(words: readonly VocabularyWord[]): void
}

/** Adds several words to a page, pasted or from a file. The dialog keeps its text when closed. */
function PasteWords({ existing, onAdd }: PasteWordsProps) {
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState(EMPTY_WORD_LIST)
  const { words } = useReadWords()(list)
  const keys = words.map(({ french }) => textKey(french))
  const onPage = new Set([...existing].map(textKey))
  const isNew = ({ french }: VocabularyWord, index: number) =>
    !onPage.has(textKey(french)) && keys.indexOf(textKey(french)) === index
  const newWords = words.filter(isNew)
  const known = words.filter((word, index) => !isNew(word, index))
  const { faults } = checkWords(newWords)
  return (
    <>
      <Button look="soft" onClick={() => setOpen(true)}>
        Coller une liste de mots
      </Button>
      <Dialog isWide isOpen={isOpen} title="Coller une liste de mots" onClose={() => setOpen(false)}>
        <div className={form.form}>
          <WordList list={list} onWrite={setList} />
          {known.length > 0 && (
            <p>
              {frenchSpaces(
                `Déjà sur la page ou plus haut : ${known.map(({ french }) => french).join(', ')}.`,
              )}
            </p>
          )}
          {newWords.length > 0 && faults.map((fault) => <p key={fault}>{frenchSpaces(fault)}</p>)}
          <div>
            <Button
              isOff={faults.length > 0}
              onClick={() => {
                setList(EMPTY_WORD_LIST)
                setOpen(false)
                onAdd(newWords)
              }}
            >
              Ajouter {pluralize(newWords.length, 'mot', 'mots')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
