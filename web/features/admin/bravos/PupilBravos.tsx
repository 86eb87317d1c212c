import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Account } from '../../../../domain/api/account.ts'
import { type Bravo, MAX_REASON_LENGTH } from '../../../../domain/api/bravo.ts'
import type { SchoolMonth } from '../../../../domain/school-months.ts'
import { call } from '../../../lib/api/api.ts'
import { newKey } from '../../../lib/new-key.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { bravoQueries, pupilBravosQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './PupilBravos.module.css'

const BRAVO_SOURCE_TEXTS: Readonly<Record<Bravo['source'], string>> = {
  activity: '5 activités de la semaine',
  bonus: 'un boni gagné',
  multiplayer: 'les jeux à plusieurs',
  admin: "donné par l'enseignante",
}

/** Stored with its idempotency key, so that a retry after a lost response or a reload gives no second Bravo. */
const giftDraft = z.object({ reason: z.string(), idempotencyKey: z.string() })

export function bravoDraftKey({ id }: Pick<Account, 'id'>): string {
  return `bravo-${id}`
}

interface PupilBravosProps {
  pupil: Pick<Account, 'id' | 'displayName'>
  month: SchoolMonth
}

/** One pupil's Bravos of a month with their reasons; gives and takes back Bravos. */
export function PupilBravos({ pupil, month }: PupilBravosProps) {
  const [gift, setGift] = useDraft(bravoDraftKey(pupil), z.nullable(giftDraft), null)
  const timeOf = useSchoolTime()
  const [bravoToTakeBack, setBravoToTakeBack] = useState<Bravo | null>(null)
  const bravoText = (bravo: Bravo) => frenchSpaces(`${timeOf(bravo.dateCreated)} : ${reasonOf(bravo)}`)
  const bravos = useQuery(pupilBravosQuery(pupil.id, month))
  const give = useAdminMutation({
    mutationFn: () => call('POST bravos', { body: { userID: pupil.id, ...gift } }),
    onSuccess: () => setGift(null),
    invalidates: bravoQueries,
  })
  return (
    <div className={styles.ledger}>
      <Loaded query={bravos}>
        {({ data, takenBack }) => (
          <>
            {data.length === 0 && <p>Pas encore de Bravo ce mois-ci.</p>}
            <ul className={styles.list}>
              {data.map((bravo) => (
                <li key={bravo.bravoID}>
                  {bravoText(bravo)}
                  <Button
                    look="quiet"
                    aria-label={`Reprendre le Bravo : ${bravoText(bravo)}`}
                    onClick={() => setBravoToTakeBack(bravo)}
                  >
                    Reprendre
                  </Button>
                </li>
              ))}
              {takenBack.map((bravo) => (
                <li key={bravo.bravoID}>
                  <span>
                    <s>{bravoText(bravo)}</s> · repris : {bravo.takenBackReason}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Form className={styles.ledger} onSend={() => give.mutate()}>
        <InputField
          label="Pourquoi donner un Bravo"
          value={gift?.reason ?? ''}
          maxLength={MAX_REASON_LENGTH}
          onWrite={(reason) =>
            setGift(reason === '' ? null : { reason, idempotencyKey: gift?.idempotencyKey ?? newKey() })
          }
        />
        <ServerMessage error={give.error} />
        <Button type="submit" isOff={give.isPending || !gift?.reason.trim()}>
          Donner un Bravo
        </Button>
        {/* Names the date because the list above may show another month. */}
        <p role="status">{give.isSuccess && "C'est fait : un Bravo de plus, à la date d'aujourd'hui."}</p>
      </Form>
      {bravoToTakeBack && (
        <TakeBackDialog
          bravoID={bravoToTakeBack.bravoID}
          description={`${pupil.displayName}, ${bravoText(bravoToTakeBack)}`}
          onClose={() => setBravoToTakeBack(null)}
        />
      )}
    </div>
  )
}

function reasonOf({ source, reason }: Bravo): string {
  return source === 'admin' && reason !== ''
    ? `${BRAVO_SOURCE_TEXTS.admin} (« ${reason} »)`
    : BRAVO_SOURCE_TEXTS[source]
}

interface TakeBackDialogProps {
  bravoID: number
  /** Pupil and Bravo, e.g. "Alice, 18 novembre". */
  description: string
  onClose(): void
}

/** Asks for the reason and takes a Bravo back. */
function TakeBackDialog({ bravoID, description, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState('')
  const takeBack = useAdminMutation({
    mutationFn: () => call('DELETE bravos/:bravoID', { path: { bravoID }, query: { reason } }),
    onSuccess: onClose,
    invalidates: bravoQueries,
  })
  return (
    <Dialog isOpen onClose={onClose} title="Reprendre ce Bravo?">
      <Form className={styles.ledger} onSend={() => takeBack.mutate()}>
        <p>{description}. Il ne comptera plus; l'élève verra qu'il est repris, et pourquoi.</p>
        <InputField
          label="Pourquoi"
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          required
          onWrite={setReason}
        />
        <ServerMessage error={takeBack.error} />
        <Button type="submit" isOff={takeBack.isPending || reason.trim() === ''}>
          Reprendre le Bravo
        </Button>
      </Form>
    </Dialog>
  )
}
