import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeText } from '../../../ui/CodeText.tsx'
import { accountsQuery, lastImportQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { UnreadLines } from '../lists/ColumnChoices.tsx'
import { appendList } from '../lists/read-table.ts'
import { Field } from '../ui/Field.tsx'
import { TableFileField } from '../ui/FileField.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { SaveCSV } from '../ui/SaveCSV.tsx'
import styles from '../ui/ui.module.css'
import { CheckedTable } from './CheckedTable.tsx'
import {
  type CheckedLine,
  checkedLines,
  countLines,
  includedLines,
  isIncluded,
  rejectionReason,
  remainingLines,
  type Ticks,
} from './checked-list.ts'
import {
  type PupilLine,
  pupilText,
  pupilTitles,
  readPupilList,
  readPupils,
  sendPupils,
} from './pupil-file.ts'
import { UndoImport } from './UndoImport.tsx'

interface ImportPupilsProps {
  classes: readonly SchoolClass[]
}

/**
 * Imports a list of pupils, pasted or from a file, after checking every line. Lines that are not imported stay in the
 * draft, even after the dialog closes, until they are imported or discarded.
 */
export function ImportPupils({ classes }: ImportPupilsProps) {
  const [draft, setDraft] = useDraft('import-list', z.string(), '')
  const [ticks, setTicks] = useState<Ticks>({})
  const preview = useMutation({
    mutationFn: async (lines: PupilLine[]) => checkedLines(lines, await sendPupils(lines, true)),
  })
  const importLines = useAdminMutation({
    mutationFn: async (lines: readonly CheckedLine[]) => {
      const included = includedLines(lines, ticks)
      const answer = await sendPupils(included)
      return { answer, remaining: remainingLines(lines, included, answer) }
    },
    onSuccess: ({ remaining }) => {
      setDraft(pupilText(remaining))
      if (remaining.length > 0) preview.mutate(remaining)
      else preview.reset()
    },
    invalidates: [lastImportQuery, accountsQuery],
  })
  const check = (lines: PupilLine[]) => {
    setTicks({})
    importLines.reset()
    preview.mutate(lines)
  }
  const discard = () => {
    setDraft('')
    preview.reset()
    importLines.reset()
  }

  const checked = preview.data
  const refusedTable = (lines: readonly CheckedLine[]) => ({
    headers: [...pupilTitles(lines), 'Raison'],
    rows: lines
      .filter((line) => !isIncluded(line, ticks))
      .map((line) => [line.line, ...line.cells, rejectionReason(line)]),
  })

  const counts = countLines(checked ?? [], ticks)
  return (
    <div className={styles.form}>
      <p>
        Une ligne par élève : nom d'utilisateur, nom affiché, classe, NIP, et s'il y en a, « Soutiens » (grand
        texte + calme) et « Année » (dans une classe à deux années). Copiez les cellules d'un tableur, ou
        choisissez un fichier Excel ou CSV.{' '}
        <CodeText
          text={frenchSpaces(
            classes.length === 0
              ? "Il n'y a pas encore de classes : faites-les d'abord dans « Les classes »."
              : `Classes connues : ${classes.map(({ classCode }) => classCode).join(', ')}.`,
          )}
        />
      </p>
      <Field label="La liste">
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={draft}
            readOnly={importLines.isPending}
            placeholder={'zoe\tZoé\t6-3\t0123'}
            onChange={({ target }) => {
              setDraft(target.value)
              // The result no longer matches the text.
              preview.reset()
            }}
          />
        )}
      </Field>
      <div className="row bottom">
        <Button
          look="soft"
          disabled={draft.trim() === ''}
          isOff={importLines.isPending}
          onClick={() => check(readPupils(draft))}
        >
          Vérifier la liste
        </Button>
        <TableFileField
          disabled={importLines.isPending}
          onChoose={(chosen, former) => {
            const list = appendList(draft, chosen, former)
            setDraft(list)
            check(readPupils(list))
          }}
        />
      </div>
      <ServerMessage error={preview.error ?? importLines.error} />
      {importLines.data && (
        <p role="status">
          {frenchSpaces(
            `C'est fait. Nouveaux : ${importLines.data.answer.created}. Modifiés : ${importLines.data.answer.updated}.${importLines.data.remaining.length > 0 ? ` Restent dans la liste : ${importLines.data.remaining.length}.` : ''}`,
          )}
        </p>
      )}
      {checked && (
        <>
          <UnreadLines lines={readPupilList(draft).unread} />
          <p role="status">
            {frenchSpaces(
              `Nouveaux : ${counts.created}. Modifiés : ${counts.updated}. Refusés : ${counts.refused}.`,
            )}
          </p>
          <CheckedTable lines={checked} ticks={ticks} onTick={setTicks} />
          <div className="row bottom">
            <Button
              isOff={importLines.isPending || counts.created + counts.updated === 0}
              onClick={() => importLines.mutateOnce(checked)}
            >
              Importer les lignes cochées
            </Button>
            {counts.refused > 0 && (
              <SaveCSV
                label="Enregistrer les lignes refusées en CSV"
                name="lignes-refusees"
                table={() => refusedTable(checked)}
              />
            )}
            <Button look="soft" isOff={importLines.isPending} onClick={discard}>
              Abandonner la liste
            </Button>
          </div>
        </>
      )}
      <UndoImport />
    </div>
  )
}
