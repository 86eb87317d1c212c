import { useMemo, useState } from 'react'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { counted } from '../data/counted.ts'
import { ColumnChoices } from '../lists/ColumnChoices.tsx'
import { joinLists } from '../lists/read-table.ts'
import { UnreadLines } from '../lists/UnreadLines.tsx'
import { Field } from '../ui/Field.tsx'
import { TableFileField } from '../ui/TableFileField.tsx'
import { WordPicker } from '../ui/WordPicker.tsx'
import { ClassMissed } from './ClassMissed.tsx'
import type { WordColumn, WordListDraft } from './read-words.ts'
import { useReadWords } from './use-read-words.ts'
import own from './WordList.module.css'
import { addWords } from './words-text.ts'

interface WordListProps {
  list: WordListDraft
  onWrite(list: WordListDraft): void
}

/** Words that are typed, pasted, read from a file or chosen from the bank; and what of them the bank knows. */
export function WordList({ list, onWrite }: WordListProps) {
  const [isPicking, setPicking] = useState(false)
  const readWords = useReadWords()
  const read = useMemo(() => readWords(list), [readWords, list])
  const { words, unread, columns } = read
  const write = (text: string) => onWrite({ text, columns: text === '' ? {} : list.columns })
  const add = (more: readonly Pick<VocabularyWord, 'french' | 'english'>[]) =>
    write(addWords(list.text, more, read))
  return (
    <>
      <Field
        label="Les mots"
        help="Un par ligne, avec l'anglais après un = si vous voulez; ou des cellules d'un tableur."
      >
        {(control) => (
          <textarea
            {...control}
            rows={8}
            value={list.text}
            placeholder={'la vache\nle cheval\nla trottinette = scooter'}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <div className="row bottom">
        <Button look="soft" onClick={() => setPicking(true)}>
          Choisir dans la banque de mots
        </Button>
        <TableFileField onChoose={(chosen, former) => write(joinLists(list.text, chosen, former))} />
        <ClassMissed onAdd={add} />
      </div>
      {columns.length > 1 && (
        <ColumnChoices
          columns={columns}
          options={COLUMNS}
          onChoose={(changed) => onWrite({ ...list, columns: { ...list.columns, ...changed } })}
        />
      )}
      <UnreadLines lines={unread} />
      <p role="status">{summaryOf(words)}</p>
      <ul className={own.words}>
        {words
          .map((word, place) => ({ word, place }))
          .map(({ word: { french, english, image, sound }, place }) => (
            <li key={place} className={own.word}>
              {image === null ? (
                <span className={own.none} />
              ) : (
                <Picture image={image} word={french} size={40} />
              )}
              <span>
                {french} {english !== '' && <small lang="en">{english}</small>}
                {sound === null && <small className={own.lack}> sans son</small>}
                {image === null && <small className={own.lack}> sans image</small>}
              </span>
            </li>
          ))}
      </ul>
      <Dialog isWide isOpen={isPicking} title="La banque de mots" onClose={() => setPicking(false)}>
        <WordPicker
          onPick={(picked) => {
            add(picked)
            setPicking(false)
          }}
        />
      </Dialog>
    </>
  )
}

const COLUMNS: readonly { value: WordColumn; name: string }[] = [
  { value: 'french', name: 'Français' },
  { value: 'english', name: 'Anglais' },
  { value: 'ignore', name: 'Ignorer' },
]

function summaryOf(words: readonly VocabularyWord[]): string {
  const known = words.filter(({ sound }) => sound !== null).length
  if (words.length === 0) return 'Pas encore de mots.'
  return `${counted(words.length, 'mot', 'mots')}, dont ${known} de la banque avec image et son.`
}
