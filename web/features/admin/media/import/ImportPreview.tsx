import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MOST_CREDIT } from '../../../../../domain/api/recording.ts'
import { dataUrl } from '../../../../lib/recording/data-url.ts'
import { playSound } from '../../../../lib/sound/sound.ts'
import { unlockSound } from '../../../../lib/sound/sound-player.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Choice } from '../../../../ui/Choice.tsx'
import { counted } from '../../data/counted.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Field } from '../../ui/Field.tsx'
import form from '../../ui/form.module.css'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import type { VoicedWord } from '../voiced-words.ts'
import type { Brought } from './bring-files.ts'
import { nameOf } from './brought-file.ts'
import styles from './ImportDialog.module.css'
import type { ImportItem } from './import-queue.ts'
import type { NamesIn } from './match-words.ts'
import { preparedSound } from './prepared-sound.ts'
import { NOTHING_DECIDED, type RecognizedFile, recognize, takenFiles } from './recognized.ts'
import { recognizedColumns } from './recognized-columns.tsx'

interface ImportPreviewProps {
  brought: Brought
  words: readonly VoicedWord[]
  onBegin(items: readonly ImportItem[], credit: string): void
}

/** Which file says which word, to be heard, ticked and chosen; and who speaks. */
export function ImportPreview({ brought, words, onBegin }: ImportPreviewProps) {
  const [namesIn, setNamesIn] = useState<NamesIn>('both')
  const [decisions, setDecisions] = useState(NOTHING_DECIDED)
  const [credit, setCredit] = useState(brought.credit.text)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { rows, unknown } = useMemo(
    () => recognize(brought.sounds, words, namesIn),
    [brought, words, namesIn],
  )
  const taken = useMemo(() => takenFiles(rows, decisions), [rows, decisions])
  const columns = useMemo(() => recognizedColumns(decisions, taken, setDecisions), [decisions, taken])
  const hear = useMutation({
    mutationFn: async ({ file, words }: RecognizedFile) =>
      playSound(await dataUrl(await preparedSound(file)), words[0]?.word.french ?? ''),
  })
  const owned = new Set(rows.flatMap(({ words }) => words).filter(({ isOwn }) => isOwn)).size
  const left = [...unknown.map(nameOf), ...brought.tooLarge.map((name) => `${name} (plus de 2 Mo)`)]
  return (
    <div className={form.form} data-unsaved>
      <h3 ref={title} tabIndex={-1}>
        {counted(rows.length, 'fichier reconnu', 'fichiers reconnus')} sur{' '}
        {brought.sounds.length + brought.tooLarge.length}
      </h3>
      <p>
        {frenchSpaces(
          'Un nom sans article dit souvent le mot seul, « vache » et non « la vache » : écoutez quelques fichiers avant de garder.',
        )}
      </p>
      {owned > 0 && (
        <CheckField
          label={
            owned === 1
              ? 'Remplacer aussi le mot déjà enregistré'
              : `Remplacer aussi les ${owned} mots déjà enregistrés`
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
        empty="Aucun nom de fichier n'est un mot du site."
        actions={(row) => (
          <Button
            look="quiet"
            onClick={() => {
              unlockSound()
              hear.mutate(row)
            }}
          >
            Écouter<span className="for-ears"> {nameOf(row.file)}</span>
          </Button>
        )}
      >
        <Choice
          label="Noms des fichiers"
          value={namesIn}
          options={languages}
          onChoose={(chosen) => setNamesIn(languages.find(({ value }) => value === chosen)?.value ?? 'both')}
        />
      </DataTable>
      <ServerMessage error={hear.error} />
      {left.length > 0 && (
        <details>
          <summary>{counted(left.length, 'fichier ignoré', 'fichiers ignorés')}</summary>
          <ul className={form.lines}>
            {left.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same in two folders, and the list stands still.
              <li key={index}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <Field label="Auteur et licence" help={creditHelp(brought)}>
        {(control) => (
          <textarea
            {...control}
            className={styles.credit}
            rows={4}
            maxLength={MOST_CREDIT}
            value={credit}
            onChange={({ target }) => setCredit(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button
          disabled={taken.size === 0}
          onClick={() =>
            onBegin(
              [...taken].map(([word, file]) => ({ word, file })),
              credit,
            )
          }
        >
          Garder {counted(taken.size, 'enregistrement', 'enregistrements')}
        </Button>
      </div>
    </div>
  )
}

function creditHelp({ credit: { from, isCut } }: Brought): string {
  const kept =
    'Ce texte est gardé avec chaque enregistrement : qui parle, sous quelle licence, à quelle adresse.'
  if (from.length === 0) return kept
  const cut = isCut ? ' Il était trop long : en voici le début.' : ''
  return `Trouvé dans ${from.join(', ')}.${cut} ${kept}`
}

const languages: readonly { value: NamesIn; name: string }[] = [
  { value: 'both', name: 'En français ou en anglais' },
  { value: 'french', name: 'En français' },
  { value: 'english', name: 'En anglais' },
]
