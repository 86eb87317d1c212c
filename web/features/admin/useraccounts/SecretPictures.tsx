import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { ClassSignIn, PupilSecret } from '../../../../domain/api/secret-pictures.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { MAX_WRONG_PICTURES } from '../../../../domain/secret-pictures.ts'
import { call } from '../../../lib/api/api.ts'
import { chooseClass, useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { describePictureAttempts } from '../data/describe-picture-attempts.ts'
import { classesQuery, lockedPicturesQuery, secretsQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import form from '../ui/ui.module.css'
import { ClassDevices } from './ClassDevices.tsx'
import { ThreePictures } from './ThreePictures.tsx'

interface SecretPicturesProps {
  classes: readonly SchoolClass[]
  accounts: readonly Account[]
}

/** Turns secret pictures on for a class and lists those of its pupils. */
export function SecretPictures({ classes, accounts }: SecretPicturesProps) {
  const classCode = useChosenClassOf(classes.map((each) => each.classCode))
  const chosen = classes.find((each) => each.classCode === classCode)
  return (
    <div className={form.form}>
      <p>
        Après son nom, l'élève touche trois images dans l'ordre. Après {MAX_WRONG_PICTURES.withinMinutes}{' '}
        essais ratés sur un même réseau (l'école, une maison), il faut attendre {MAX_WRONG_PICTURES.minutes}{' '}
        minutes; après {MAX_WRONG_PICTURES.dayAtAddress} en un jour, jusqu'au lendemain; après{' '}
        {MAX_WRONG_PICTURES.untilTeacher} en tout, jusqu'à ce que vous rendiez les essais. La carte ouvre
        toujours sans images.
      </p>
      {chosen ? (
        <>
          <Choice
            label="Classe"
            value={classCode}
            options={classes.map(classOption)}
            onChoose={chooseClass}
          />
          <ClassPictures key={classCode} schoolClass={chosen} accounts={accounts} />
        </>
      ) : (
        <p>Il n'y a pas encore de classes.</p>
      )}
    </div>
  )
}

interface ClassPicturesProps {
  schoolClass: SchoolClass
  accounts: readonly Account[]
}

function ClassPictures({ schoolClass, accounts }: ClassPicturesProps) {
  const { classCode } = schoolClass
  const change = useAdminMutation({
    mutationFn: (body: ClassSignIn) => call('PUT classes/:classCode/sign-in', { path: { classCode }, body }),
    invalidates: [classesQuery],
  })
  const { listKey } = schoolClass
  // After restoring an older backup, a class may offer names without having a key. The switch is then off,
  // and the teacher has to turn it on again.
  const current = { usesPictures: schoolClass.usesPictures, offersNames: listKey !== null }
  const { usesPictures, offersNames } = change.isPending ? change.variables : current
  const secrets = useQuery({ ...secretsQuery(classCode), enabled: schoolClass.usesPictures })
  return (
    <>
      <Switch
        label="Demander trois images secrètes"
        hint="Tous les élèves de la classe doivent alors entrer de nouveau."
        isOn={usesPictures}
        onChange={(isOn) => change.mutate({ usesPictures: isOn, offersNames })}
      />
      <Switch
        label="Choisir son nom dans une liste"
        hint="Pour les élèves qui ne lisent pas encore. Les prénoms et les avatars se voient seulement sur les appareils qui ont ouvert l'adresse de la classe. Désactivez puis réactivez ce choix pour changer d'adresse."
        isOn={offersNames}
        onChange={(isOn) => change.mutate({ usesPictures, offersNames: isOn })}
      />
      {listKey !== null && <ClassDevices key={listKey} classCode={classCode} listKey={listKey} />}
      <ServerMessage error={change.error} />
      {schoolClass.usesPictures && (
        <Loaded query={secrets}>
          {(rows) => <SecretsTable rows={rows} accounts={accounts} classCode={classCode} />}
        </Loaded>
      )}
    </>
  )
}

interface SecretsTableProps {
  rows: readonly PupilSecret[]
  accounts: readonly Account[]
  classCode: string
}

function SecretsTable({ rows, accounts, classCode }: SecretsTableProps) {
  const renews = [secretsQuery(classCode), lockedPicturesQuery]
  const [message, setMessage] = useState('')
  const renew = useAdminMutation({
    mutationFn: ({ id }: Account) => call('POST secret-pictures/:userID', { path: { userID: id } }),
    onSuccess: (_answer, { displayName }) => setMessage(`${displayName} a de nouvelles images.`),
    invalidates: renews,
  })
  const unlock = useAdminMutation({
    mutationFn: ({ id }: Account) => call('DELETE secret-pictures/:userID/lock', { path: { userID: id } }),
    onSuccess: (_answer, { displayName }) => setMessage(`${displayName} peut essayer de nouveau.`),
    invalidates: renews,
  })
  const pupils = rows
    .flatMap((secret) => {
      const account = accounts.find(({ id }) => id === secret.userID)
      return account ? [{ account, secret }] : []
    })
    .toSorted((one, other) => frenchOrder(one.account.displayName, other.account.displayName))
  if (pupils.length === 0) return <p>Il n'y a pas encore d'élèves dans cette classe.</p>
  return (
    <>
      <p role="status">{message}</p>
      <ServerMessage error={renew.error ?? unlock.error} />
      <div className={form.lines}>
        <table>
          <thead>
            <tr>
              <th scope="col">Élève</th>
              <th scope="col">Images</th>
              <th scope="col">
                <span className="for-ears">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {pupils.map(({ account, secret }) => (
              <tr key={account.id}>
                <th scope="row">
                  <span className="stack tight">
                    {account.displayName}
                    <small>{describePictureAttempts(secret)}</small>
                  </span>
                </th>
                <td>
                  <ThreePictures secret={secret.pictures} size={40} />
                </td>
                <td>
                  {describePictureAttempts(secret) !== '' && (
                    <Button
                      look="soft"
                      aria-label={`Rendre les essais à ${account.displayName}`}
                      isOff={unlock.isPending}
                      onClick={() => unlock.mutate(account)}
                    >
                      Rendre les essais
                    </Button>
                  )}
                  <Button
                    look="quiet"
                    aria-label={`Nouvelles images pour ${account.displayName}`}
                    isOff={renew.isPending}
                    onClick={() => renew.mutate(account)}
                  >
                    Nouvelles images
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
