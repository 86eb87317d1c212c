import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedPupil } from '../../../domain/api/secret-pictures.ts'
import { frenchOrder } from '../../../domain/french-order.ts'
import { call } from '../../lib/api/api.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { LateOwl } from '../../ui/late-owl.ts'
import styles from './ClassList.module.css'
import { SecretPictures } from './SecretPictures.tsx'
import { StepPrompt } from './StepPrompt.tsx'

interface ClassListProps {
  /** The classes that list their pupils. A single one is preselected. */
  classCodes: readonly string[]
  onDone(): void
  onBack(): void
}

/** Sign-in without typing: choose the class, the name, then the secret pictures. */
export function ClassList({ classCodes, onDone, onBack }: ClassListProps) {
  const [only, another] = classCodes
  const first = another === undefined ? (only ?? null) : null
  const [classCode, setClassCode] = useState(first)
  const [pupil, setPupil] = useState<ListedPupil | null>(null)

  if (pupil !== null) {
    return (
      <>
        <p className={styles.who}>
          <span className={styles.face}>
            <Avatar person={pupil} size={48} />
          </span>
          {pupil.displayName}
        </p>
        <SecretPictures who={{ userID: pupil.id }} onDone={onDone} onBack={() => setPupil(null)} />
      </>
    )
  }
  if (classCode !== null) {
    return (
      <Names
        classCode={classCode}
        onChoose={setPupil}
        onBack={first === null ? () => setClassCode(null) : onBack}
      />
    )
  }
  return (
    <div className="stack left">
      <StepPrompt
        french="Quelle est ta classe?"
        english="Which is your class?"
        owl={<LateOwl french="Quelle est ta classe? Touche-la." english="Which is your class? Tap it." />}
      />
      <ul className={styles.tiles}>
        {classCodes.map((each) => (
          <li key={each}>
            <button type="button" className={styles.tile} onClick={() => setClassCode(each)}>
              <span className={styles.code}>{each}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onBack}>
        Retour <small lang="en">Back</small>
      </Button>
    </div>
  )
}

interface NamesProps {
  classCode: string
  onChoose(pupil: ListedPupil): void
  onBack(): void
}

function Names({ classCode, onChoose, onBack }: NamesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-in', classCode],
    queryFn: async () => (await call('GET auth/classes/:classCode', { path: { classCode } })).data,
  })
  return (
    <div className="stack left">
      <StepPrompt
        french="Qui es-tu?"
        english="Who are you?"
        owl={<LateOwl french="Qui es-tu? Touche ton nom." english="Who are you? Tap your name." />}
      />
      {data ? (
        <ul className={styles.tiles}>
          {data
            .toSorted((one, other) => frenchOrder(one.displayName, other.displayName))
            .map((pupil) => (
              <li key={pupil.id}>
                <button type="button" className={styles.tile} onClick={() => onChoose(pupil)}>
                  <Avatar person={pupil} size={64} />
                  {pupil.displayName}
                </button>
              </li>
            ))}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <Button look="quiet" onClick={onBack}>
        Retour <small lang="en">Back</small>
      </Button>
    </div>
  )
}
