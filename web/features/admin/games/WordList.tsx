import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import type { MissedWord } from '../../../../domain/api/words.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { pluralize } from '../data/pluralize.ts'
import { classesQuery, missedWordsQuery, ownWordsQuery } from '../data/queries.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { ColumnChoices, UnreadLines } from '../lists/ColumnChoices.tsx'
import { appendList } from '../lists/read-table.ts'
import { Field } from '../ui/Field.tsx'
import { TableFileField } from '../ui/FileField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { WordBankButton } from '../ui/WordBankButton.tsx'
import styles from './games.module.css'
import { readWordList, type WordColumn, type WordListDraft } from './read-words.ts'
import { appendWords } from './words-text.ts'

/**
 * Edits a word list: typed, pasted, read from a file or picked from the word bank. Shows what was read, with
 * pictures.
 */
export function WordList({ list, onWrite }: { list: WordListDraft; onWrite(list: WordListDraft): void }) {
  const readWords = useReadWords()
  const read = useMemo(() => readWords(list), [readWords, list])
  const { words, unread, columns } = read
  const write = (text: string) => onWrite({ text, columns: text === '' ? {} : list.columns })
  const add = (more: readonly Pick<VocabularyWord, 'french' | 'english'>[]) =>
    write(appendWords(list.text, more, read))
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
        <WordBankButton label="Choisir dans la banque de mots" onPick={add} />
        <TableFileField onChoose={(chosen, former) => write(appendList(list.text, chosen, former))} />
        <MissedWordsField onAdd={add} />
      </div>
      {columns.length > 1 && (
        <ColumnChoices
          columns={columns}
          options={WORD_COLUMN_OPTIONS}
          onChoose={(changed) => onWrite({ ...list, columns: { ...list.columns, ...changed } })}
        />
      )}
      <UnreadLines lines={unread} />
      <p role="status">{summaryOf(words)}</p>
      <ul className={styles.words}>
        {[...words.entries()].map(([place, { french, english, image, sound }]) => (
          <li key={place} className={styles.word}>
            {image === null ? (
              <span className={styles.none} />
            ) : (
              <Picture image={image} word={french} size={40} />
            )}
            <span>
              {french} {english !== '' && <small lang="en">{english}</small>}
              {sound === null && <small className={styles.lack}> sans son</small>}
              {image === null && <small className={styles.lack}> sans image</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns a function that reads a word list with the word bank and the school's own words. */
export function useReadWords() {
  const { data: ownWords } = useQuery(ownWordsQuery)
  return useCallback(({ text, columns }: WordListDraft) => readWordList(text, ownWords, columns), [ownWords])
}

const WORD_COLUMN_OPTIONS: readonly { value: WordColumn; name: string }[] = [
  { value: 'french', name: 'Français' },
  { value: 'english', name: 'Anglais' },
  { value: 'ignore', name: 'Ignorer' },
]

function summaryOf(words: readonly VocabularyWord[]): string {
  const known = words.filter(({ sound }) => sound !== null).length
  if (words.length === 0) return 'Pas encore de mots.'
  return `${pluralize(words.length, 'mot', 'mots')}, dont ${known} de la banque avec image et son.`
}

const MAX_ADDED_WORDS = 10

/** Adds the words that a class missed most often to a list. */
function MissedWordsField({ onAdd }: { onAdd(words: readonly MissedWord[]): void }) {
  const { data: classes = [] } = useQuery(classesQuery)
  const queryClient = useQueryClient()
  // A mutation calls the latest `onAdd`, which knows what was typed while the words were loading.
  const add = useMutation({
    async mutationFn(classCode: string) {
      const words = await queryClient.fetchQuery(missedWordsQuery(classCode))
      return words.filter(({ page }) => page !== null).slice(0, MAX_ADDED_WORDS)
    },
    onSuccess: onAdd,
  })
  if (classes.length === 0) return null
  return (
    <>
      <SelectField
        label="ou les mots ratés d'une classe"
        value=""
        options={[{ value: '', name: 'Choisissez…' }, ...classes.map(classOption)]}
        onChoose={(classCode) => classCode !== '' && add.mutate(classCode)}
      />
      <p role="status">
        {add.isPending && 'Ça arrive…'}
        {add.isError && 'Les mots ne sont pas arrivés. Réessayez.'}
        {add.data?.length === 0 && `La classe ${add.variables} n'a raté aucun mot depuis trente jours.`}
      </p>
    </>
  )
}
