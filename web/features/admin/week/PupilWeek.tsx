import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Activity } from '../../../../domain/api/activity.ts'
import type { WeekPupil } from '../../../../domain/api/week.ts'
import type { RememberedWord } from '../../../../domain/api/words.ts'
import { addDays } from '../../../../domain/calendar.ts'
import { monthOf } from '../../../../domain/school-months.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { Button } from '../../../ui/Button.tsx'
import { PupilBravos } from '../bravos/PupilBravos.tsx'
import { pupilWeekQuery, pupilWordsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'

/** One pupil's counted activities of the week, Bravos of the month, and words. */
export function PupilWeek({ pupil, week, today }: { pupil: WeekPupil; week: string; today: SchoolToday }) {
  const [part, setPart] = useState('Activités')
  // If a week spans two months, use the month of its last day.
  const month = week === today.week ? today.month : monthOf(addDays(week, 6))
  const parts: Readonly<Record<string, ReactNode>> = {
    Activités: <Activities pupil={pupil} week={week} />,
    Bravos: <PupilBravos pupil={pupil} month={month} />,
    Mots: <Words pupil={pupil} />,
  }
  return (
    <>
      <div className="row tight">
        {Object.keys(parts).map((name) => (
          <Button
            key={name}
            look={name === part ? 'main' : 'soft'}
            aria-pressed={name === part}
            onClick={() => setPart(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      {parts[part]}
    </>
  )
}

/** Caption with the pupil's name. It also keys the table's state, so that searches are separate per pupil. */
function captionFor(what: string, { displayName, classCode }: WeekPupil): string {
  return `${what} : ${displayName} (${classCode})`
}

function Activities({ pupil, week }: { pupil: WeekPupil; week: string }) {
  const timeOf = useSchoolTime()
  const activities = useQuery(pupilWeekQuery(pupil.id, week))
  const columns: Column<Activity>[] = [
    { header: 'Date', value: ({ activityDate }) => timeOf(activityDate) },
    { header: 'Page', value: ({ description }) => description },
  ]
  return (
    <Loaded query={activities}>
      {(data) => (
        <DataTable
          caption={captionFor('Activités comptées de la semaine', pupil)}
          columns={columns}
          rows={data}
          rowID={({ activityLogID }) => activityLogID}
          emptyText="Rien n'a compté cette semaine."
        />
      )}
    </Loaded>
  )
}

function Words({ pupil }: { pupil: WeekPupil }) {
  const words = useQuery(pupilWordsQuery(pupil.id))
  return (
    <Loaded query={words}>
      {(data) => (
        <DataTable
          caption={captionFor('Mots rencontrés', pupil)}
          columns={WORD_COLUMNS}
          rows={data}
          rowID={({ word }) => word}
          fileName={`mots-${pupil.id}`}
          emptyText="Pas encore de mots : ils viennent avec les jeux et les missions."
        />
      )}
    </Loaded>
  )
}

const WORD_COLUMNS: Column<RememberedWord>[] = [
  { header: 'Mot', value: ({ french }) => french },
  { header: 'Thème', value: ({ theme }) => theme },
  { header: 'Jours réussis', value: ({ days }) => days },
  { header: 'Bonnes réponses', value: ({ right }) => right },
  { header: 'Essais', value: ({ tries }) => tries },
]
