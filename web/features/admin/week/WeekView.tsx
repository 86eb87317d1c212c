import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { ClassWeek, WeekPupil } from '../../../../domain/api/week.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { chooseClass, useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { bravoDraftKey } from '../bravos/PupilBravos.tsx'
import { startQuery, weekQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { GiveBravos } from '../group/GiveBravos.tsx'
import { GroupActions } from '../group/GroupActions.tsx'
import { useClassOption } from '../hooks/use-class-option.ts'
import { deleteDraft } from '../hooks/use-draft.ts'
import { useHistoryState, useSearchParam } from '../hooks/use-history-state.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { PupilWeek } from './PupilWeek.tsx'
import styles from './WeekView.module.css'
import { bravoProgress, weekColumns, weekOptions } from './week-rows.ts'

/** Activity of each pupil of a class in this week or an earlier one: `/admin/week?class=4-1`. */
export function WeekView({ title }: { title: string }) {
  const start = useQuery(startQuery)
  return (
    <SchoolPage title={title}>
      {(today) => (
        <Loaded query={start}>
          {({ classes }) =>
            classes.length === 0 ? <NoPupils /> : <ClassWeeks title={title} today={today} classes={classes} />
          }
        </Loaded>
      )}
    </SchoolPage>
  )
}

function NoPupils() {
  return useCan('editUsers') ? (
    <p>Il n'y a pas encore d'élèves : on les ajoute dans « Les comptes ».</p>
  ) : (
    <p>Il n'y a pas encore d'élèves dans vos classes.</p>
  )
}

interface ClassWeeksProps {
  title: string
  today: SchoolToday
  classes: readonly ClassWeek[]
}

function ClassWeeks({ title, today, classes }: ClassWeeksProps) {
  const classOption = useClassOption()
  const [named, setAddressClass] = useSearchParam('class')
  const codes = classes.map((each) => each.classCode)
  const isNamed = named !== null && codes.includes(named)
  const chosen = useChosenClassOf(codes)
  const classCode = isNamed ? named : chosen
  useEffect(() => {
    if (isNamed) chooseClass(named)
  }, [isNamed, named])
  const [week, setWeek] = useHistoryState('week', z.string(), today.week)
  const pupils = useQuery(weekQuery(classCode, week))
  return (
    <>
      <div className="row bottom">
        <Choice
          label="Classe"
          value={classCode}
          options={codes.map(classOption)}
          onChoose={setAddressClass}
        />
        <Choice label="Semaine" value={week} options={weekOptions(today.week)} onChoose={setWeek} />
      </div>
      <Loaded query={pupils}>
        {(data) => (
          <PupilTable
            key={`${classCode} ${week}`}
            caption={`${title} ${classCode}`}
            week={week}
            pupils={data}
            today={today}
          />
        )}
      </Loaded>
    </>
  )
}

interface PupilTableProps {
  caption: string
  week: string
  pupils: WeekPupil[]
  today: SchoolToday
}

function PupilTable({ caption, week, pupils, today }: PupilTableProps) {
  const timeOf = useSchoolTime()
  const [openPupil, setOpenPupil] = useState<WeekPupil | null>(null)
  const [bravoPupils, setBravoPupils] = useState<readonly WeekPupil[] | null>(null)
  const columns = useMemo(
    (): Column<WeekPupil>[] => [
      {
        header: 'Élève',
        value: ({ displayName }) => displayName,
        cell: (pupil) => (
          // Not a `Button`, because buttons are not printed.
          <button type="button" className={styles.name} onClick={() => setOpenPupil(pupil)}>
            {pupil.displayName}
          </button>
        ),
      },
      ...weekColumns(timeOf).map((column) => withCell(column)),
    ],
    [timeOf],
  )
  const inOrder = useMemo(
    () => pupils.toSorted((one, other) => frenchOrder(one.displayName, other.displayName)),
    [pupils],
  )
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={inOrder}
        rowID={({ id }) => id}
        fileName={`semaine-${week}-${pupils[0]?.classCode ?? ''}`}
        emptyText="Il n'y a pas d'élèves dans cette classe."
        ticks={{
          nameOf: ({ displayName }) => displayName,
          actions: (ticked) => <GroupActions pupils={ticked} />,
        }}
        actions={(pupil) => (
          <Button
            look="soft"
            aria-label={`Un Bravo pour ${pupil.displayName}`}
            onClick={() => setBravoPupils([pupil])}
          >
            Bravo
          </Button>
        )}
        renderMatchActions={() => (
          <>
            <Button isOff={pupils.length === 0} onClick={() => setBravoPupils(inOrder)}>
              Un Bravo pour toute la classe
            </Button>
            <Button look="soft" onClick={() => print()}>
              Imprimer
            </Button>
          </>
        )}
      />
      {bravoPupils && <GiveBravos pupils={bravoPupils} onClose={() => setBravoPupils(null)} />}
      <Dialog
        isWide
        isOpen={openPupil !== null}
        title={openPupil ? `${openPupil.displayName} (${openPupil.classCode})` : ''}
        onClose={() => {
          if (openPupil) deleteDraft(bravoDraftKey(openPupil))
          setOpenPupil(null)
        }}
      >
        {openPupil && <PupilWeek pupil={openPupil} week={week} today={today} />}
      </Dialog>
    </>
  )
}

/** Adds the progress towards the next Bravo, and highlights the words a pupil needs help with. */
function withCell(column: Column<WeekPupil>): Column<WeekPupil> {
  if (column.header === 'Activités')
    return {
      ...column,
      cell: ({ counted }) => (
        <>
          {counted} <span className={styles.towards}>({bravoProgress(counted)})</span>
        </>
      ),
    }
  if (column.header === "A besoin d'aide")
    return {
      ...column,
      cell: ({ helpWith }) =>
        helpWith && helpWith.length > 0 && <strong className={styles.help}>{helpWith.join(', ')}</strong>,
    }
  return column
}
