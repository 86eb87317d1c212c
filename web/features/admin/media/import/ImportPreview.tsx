import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { MAX_CREDIT_LENGTH } from '../../../../../domain/api/recording.ts'
import { toDataURL } from '../../../../lib/recording/prepare-recording.ts'
import { listen } from '../../../../lib/sound/sound.ts'
import { unlockSound } from '../../../../lib/sound/sound-player.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Choice } from '../../../../ui/Choice.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { CheckField, Field } from '../../ui/Field.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import form from '../../ui/ui.module.css'
import type { VoicedWord } from '../voiced-words.ts'
import styles from './ImportDialog.module.css'
import { type ImportItem, prepareSound } from './import-queue.ts'
import type { LoadedFiles } from './load-files.ts'
import type { NamesIn } from './match-words.ts'
import {
  chooseWord,
  type Decisions,
  NO_DECISIONS,
  type RecognizedFile,
  recognize,
  selectedFiles,
  selectFile,
  wordOf,
} from './recognized.ts'
import { nameOf, type SourceFile } from './source-file.ts'

interface ImportPreviewProps {
  loaded: LoadedFiles
  words: readonly VoicedWord[]
  onStart(items: readonly ImportItem[], credit: string): void
}

/** Shows which file matches which word; the teacher listens, selects and enters the credit. */
export function ImportPreview({ loaded, words, onStart }: ImportPreviewProps) {
  const [namesIn, setNamesIn] = useState<NamesIn>('both')
  const [decisions, setDecisions] = useState(NO_DECISIONS)
  const [credit, setCredit] = useState(loaded.credit.text)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { rows, unknown } = useMemo(() => recognize(loaded.sounds, words, namesIn), [loaded, words, namesIn])
  const selected = useMemo(() => selectedFiles(rows, decisions), [rows, decisions])
  const columns = useMemo(() => recognizedColumns(decisions, selected, setDecisions), [decisions, selected])
  const play = useMutation({
    mutationFn: async ({ file, words }: RecognizedFile) =>
      listen(await toDataURL(await prepareSound(file)), words[0]?.word.french ?? ''),
  })
  const recordedCount = new Set(rows.flatMap(({ words }) => words).filter(({ isOwn }) => isOwn)).size
  const ignored = [...unknown.map(nameOf), ...loaded.tooLarge.map((name) => `${name} (plus de 2 Mo)`)]
  return (
    <div className={form.form} data-unsaved>
      <h3 ref={title} tabIndex={-1}>
        {pluralize(rows.length, 'fichier reconnu', 'fichiers reconnus')} sur{' '}
        {loaded.sounds.length + loaded.tooLarge.length}
      </h3>
      <p>
        {frenchSpaces(
          'Un nom sans article dit souvent le mot seul, « vache » et non « la vache » : écoutez quelques fichiers avant de garder.',
        )}
      </p>
      {recordedCount > 0 && (
        <CheckField
          label={
            recordedCount === 1
              ? 'Remplacer aussi le mot déjà enregistré'
              : `Remplacer aussi les ${recordedCount} mots déjà enregistrés`
          }
          isChecked={decisions.withOwn}
          onCheck={(withOwn) => setDecisions({ ...decisions, withOwn })}
        />
      )}
      <DataTable
        caption="Ce qui est reconnu"
        columns={columns}
        rows={rows}
        rowID={({ file }) => file.path}
        emptyText="Aucun nom de fichier n'est un mot du site."
        actions={(row) => (
          <Button
            look="quiet"
            onClick={() => {
              unlockSound()
              play.mutate(row)
            }}
          >
            Écouter<span className="for-ears"> {nameOf(row.file)}</span>
          </Button>
        )}
      >
        <Choice
          label="Noms des fichiers"
          value={namesIn}
          options={LANGUAGES}
          onChoose={(chosen) => setNamesIn(LANGUAGES.find(({ value }) => value === chosen)?.value ?? 'both')}
        />
      </DataTable>
      <ServerMessage error={play.error} />
      {ignored.length > 0 && (
        <details>
          <summary>{pluralize(ignored.length, 'fichier ignoré', 'fichiers ignorés')}</summary>
          <ul className={form.lines}>
            {ignored.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and the list does not change.
              <li key={index}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <Field label="Auteur et licence" help={creditHelp(loaded)}>
        {(control) => (
          <textarea
            {...control}
            className={styles.credit}
            rows={4}
            maxLength={MAX_CREDIT_LENGTH}
            value={credit}
            onChange={({ target }) => setCredit(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button
          disabled={selected.size === 0}
          onClick={() =>
            onStart(
              [...selected].map(([word, file]) => ({ word, file })),
              credit,
            )
          }
        >
          Garder {pluralize(selected.size, 'enregistrement', 'enregistrements')}
        </Button>
      </div>
    </div>
  )
}

function creditHelp({ credit: { from, isCut } }: LoadedFiles): string {
  const kept =
    'Ce texte est gardé avec chaque enregistrement : qui parle, sous quelle licence, à quelle adresse.'
  if (from.length === 0) return kept
  const cut = isCut ? ' Il était trop long : en voici le début.' : ''
  return `Trouvé dans ${from.join(', ')}.${cut} ${kept}`
}

const LANGUAGES: readonly { value: NamesIn; name: string }[] = [
  { value: 'both', name: 'En français ou en anglais' },
  { value: 'french', name: 'En français' },
  { value: 'english', name: 'En anglais' },
]

/** Columns for a file, its word and whether it is selected. */
function recognizedColumns(
  decisions: Decisions,
  selected: ReadonlyMap<VoicedWord, SourceFile>,
  onDecide: (decisions: Decisions) => void,
): Column<RecognizedFile>[] {
  const isSelected = (row: RecognizedFile) => {
    const word = wordOf(row, decisions)
    return word !== undefined && selected.get(word) === row.file
  }
  return [
    {
      header: 'Mot',
      value: ({ words }) => words.map(({ word }) => word.french).join(' ou '),
      cell: (row) =>
        row.words.length === 1 ? (
          <label className={styles.word}>
            <input
              type="checkbox"
              checked={isSelected(row)}
              onChange={({ target }) => onDecide(selectFile(decisions, row, target.checked))}
            />
            {row.words.map(({ voice, word }) => (
              <WordLabel key={voice} word={word} />
            ))}
            <span className="for-ears"> de {nameOf(row.file)}</span>
          </label>
        ) : (
          <div className={styles.word}>
            {isSelected(row) && (
              <Picture image={wordOf(row, decisions)?.word.image ?? null} word="" size={40} />
            )}
            <select
              aria-label={`Le mot de ${nameOf(row.file)}`}
              value={isSelected(row) ? wordOf(row, decisions)?.voice : ''}
              onChange={({ target }) => onDecide(chooseWord(decisions, row, target.value))}
            >
              <option value="">Quel mot?</option>
              {row.words.map(({ voice, word }) => (
                <option key={voice} value={voice}>
                  {word.french} ({word.english})
                </option>
              ))}
            </select>
          </div>
        ),
    },
    { header: 'Fichier', value: ({ file }) => nameOf(file) },
    {
      header: 'Voix',
      value: (row) => {
        const word = wordOf(row, decisions)
        if (!word) return ''
        return word.isOwn ? 'déjà enregistré' : 'machine'
      },
    },
  ]
}

function WordLabel({ word: { french, english, image } }: { word: VocabularyWord }) {
  return (
    <>
      {image !== null && <Picture image={image} word={french} size={40} />}
      <span>
        {french} <small lang="en">{english}</small>
      </span>
    </>
  )
}
