import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { accountsQuery, lastImportQuery } from '../data/queries.ts'
import { useChange } from '../data/use-change.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { joinLists } from '../lists/read-table.ts'
import { UnreadLines } from '../lists/UnreadLines.tsx'
import { Field } from '../ui/Field.tsx'
import styles from '../ui/form.module.css'
import { SaveCSV } from '../ui/SaveCSV.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { TableFileField } from '../ui/TableFileField.tsx'
import { CheckedTable } from './CheckedTable.tsx'
import {
  type CheckedLine,
  checkedLines,
  countLines,
  isTaken,
  leftLines,
  reasonOf,
  type Ticks,
  takenLines,
} from './checked-list.ts'
import { PUPIL_TITLES, type PupilLine, pupilText, readPupilList, readPupils } from './pupil-file.ts'
import { sendPupils } from './send-pupils.ts'
import { UndoImport } from './UndoImport.tsx'

interface ImportPupilsProps {
  classes: readonly SchoolClass[]
}

/**
 * A list of pupils, pasted or from a file: every line is looked at before any is taken. What is not taken stays, also
 * when the window is closed, until it is sent or dropped.
 */
export function ImportPupils({ classes }: ImportPupilsProps) {
  const [draft, write] = useDraft('import-list', z.string(), '')
  const [ticks, setTicks] = useState<Ticks>({})
  const preview = useMutation({
    mutationFn: async (lines: PupilLine[]) => checkedLines(lines, await sendPupils(lines, true)),
  })
  const take = useChange({
    mutationFn: async (lines: readonly CheckedLine[]) => {
      const taken = takenLines(lines, ticks)
      const answer = await sendPupils(taken)
      return { answer, left: leftLines(lines, taken, answer) }
    },
    onSuccess: ({ left }) => {
      write(pupilText(left))
      if (left.length > 0) preview.mutate(left)
      else preview.reset()
    },
    renews: [lastImportQuery, accountsQuery],
  })
  const look = (lines: PupilLine[]) => {
    setTicks({})
    take.reset()
    preview.mutate(lines)
  }
  const drop = () => {
    write('')
    preview.reset()
    take.reset()
  }

  const checked = preview.data
  const refusedTable = (lines: readonly CheckedLine[]) => ({
    headers: [...PUPIL_TITLES, 'Raison'],
    rows: lines
      .filter((line) => !isTaken(line, ticks))
      .map((line) => [line.line, ...line.cells, reasonOf(line)]),
  })

  const counts = countLines(checked ?? [], ticks)
  return (
    <div className={styles.form}>
      <p>
        Une ligne par élève : nom d'utilisateur, nom affiché, classe, NIP. Copiez les cellules d'un tableur,
        ou choisissez un fichier Excel ou CSV.{' '}
        {frenchSpaces(
          classes.length === 0
            ? "Il n'y a pas encore de classes : faites-les d'abord dans « Les classes »."
            : `Classes connues : ${classes.map(({ classCode }) => classCode).join(', ')}.`,
        )}
      </p>
      <Field label="La liste">
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={draft}
            placeholder={'zoe\tZoé\t6-3\t0123'}
            onChange={({ target }) => {
              write(target.value)
              // What was checked is no longer what stands there.
              preview.reset()
            }}
          />
        )}
      </Field>
      <div className="row bottom">
        <Button look="soft" disabled={draft.trim() === ''} onClick={() => look(readPupils(draft))}>
          Vérifier la liste
        </Button>
        <TableFileField
          onChoose={(chosen, former) => {
            const list = joinLists(draft, chosen, former)
            write(list)
            look(readPupils(list))
          }}
        />
      </div>
      <ServerMessage error={preview.error ?? take.error} />
      {take.data && (
        <p role="status">
          {frenchSpaces(
            `C'est fait. Nouveaux : ${take.data.answer.created}. Modifiés : ${take.data.answer.updated}.${take.data.left.length > 0 ? ` Restent dans la liste : ${take.data.left.length}.` : ''}`,
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
              isOff={take.isPending || counts.created + counts.updated === 0}
              onClick={() => take.mutateOnce(checked)}
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
            <Button look="soft" onClick={drop}>
              Abandonner la liste
            </Button>
          </div>
        </>
      )}
      <UndoImport />
    </div>
  )
}
