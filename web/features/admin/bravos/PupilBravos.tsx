import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '../../../../domain/api/account.ts'
import type { Bravo, GiveBravoAnswer } from '../../../../domain/api/bravo.ts'
import type { SchoolMonth } from '../../../../domain/school-months.ts'
import { apiPost } from '../../../lib/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../Loaded.tsx'
import { pupilBravosQuery } from '../queries.ts'
import { schoolTime } from '../school-time.ts'
import styles from './PupilBravos.module.css'

const REASONS: Readonly<Record<Bravo['source'], string>> = {
  activity: '5 activités de la semaine',
  bonus: 'un boni gagné',
  multiplayer: 'les jeux à plusieurs',
  admin: "donné par l'enseignante",
}

interface PupilBravosProps {
  pupil: Account
  month: SchoolMonth
  timeZone: string
}

/** One pupil's Bravos of a month, with what each was given for. */
export function PupilBravos({ pupil, month, timeZone }: PupilBravosProps) {
  const queryClient = useQueryClient()
  const bravos = useQuery(pupilBravosQuery(pupil.id, month))
  const give = useMutation({
    mutationFn: () => apiPost<GiveBravoAnswer>('bravos', { userID: pupil.id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'bravos'] }),
  })
  return (
    <div className={styles.ledger}>
      <Loaded query={bravos}>
        {(rows) =>
          rows.length === 0 ? (
            <p>Pas encore de Bravo ce mois-ci.</p>
          ) : (
            <ul className={styles.list}>
              {rows.map(({ bravoID, dateCreated, source }) => (
                <li key={bravoID}>
                  {schoolTime(dateCreated, timeZone)} : {REASONS[source]}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {give.error && <p role="alert">{give.error.message}</p>}
      <Button disabled={give.isPending} onClick={() => give.mutate()}>
        Donner un Bravo
      </Button>
    </div>
  )
}
