import { useMemo, useState } from 'react'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { counted } from '../data/counted.ts'
import { Field } from '../ui/Field.tsx'
import { TableFileField } from '../ui/TableFileField.tsx'
import { WordPicker } from '../ui/WordPicker.tsx'
import { ClassMissed } from './ClassMissed.tsx'
import { useReadWords } from './use-read-words.ts'
import own from './WordList.module.css'
import { textOfWords } from './words-text.ts'

interface WordListProps {
  text: string
  onWrite(text: string): void
}

/** Words that are typed, pasted, read from a file or chosen from the bank; and what of them the bank knows. */
export function WordList({ text, onWrite }: WordListProps) {
  const [isPicking, setPicking] = useState(false)
  const readWords = useReadWords()
  const words = useMemo(() => readWords(text), [readWords, text])
  const add = (more: readonly Pick<VocabularyWord, 'french' | 'english'>[]) =>
    onWrite(textOfWords([...words, ...more]))
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
            value={text}
            placeholder={'la vache\nle cheval\nla trottinette = scooter'}
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
      </Field>
      <div className="row bottom">
        <Button look="soft" onClick={() => setPicking(true)}>
          Choisir dans la banque de mots
        </Button>
        <TableFileField onChoose={(bytes) => add(readWords(bytes))} />
        <ClassMissed onAdd={add} />
      </div>
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

function summaryOf(words: readonly VocabularyWord[]): string {
  const known = words.filter(({ sound }) => sound !== null).length
  if (words.length === 0) return 'Pas encore de mots.'
  return `${counted(words.length, 'mot', 'mots')}, dont ${known} de la banque avec image et son.`
}
