import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Account } from '../../../../domain/api/account.ts'
import type { Card } from '../../../../domain/api/card.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { PupilSecret, Secret } from '../../../../domain/api/secret-pictures.ts'
import { cardAddress } from '../../../../domain/card-address.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { QRCode } from '../../../ui/QRCode.tsx'
import { cardsQuery, secretsQuery } from '../data/queries.ts'
import { CheckField } from '../ui/CheckField.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './SignInCards.module.css'
import { ThreePictures } from './ThreePictures.tsx'

interface SignInCardsProps {
  accounts: readonly Account[]
  classes: readonly SchoolClass[]
}

/** The cards of a class, to be printed and cut out. */
export function SignInCards({ accounts, classes: known }: SignInCardsProps) {
  const pupils = accounts.filter(({ isAdmin, isEnabled }) => !isAdmin && isEnabled)
  const classes = [...new Set(pupils.map((pupil) => pupil.classCode))].toSorted(frenchOrder)
  const [classCode, setClassCode] = useState(classes[0] ?? '')
  const cards = useQuery({ ...cardsQuery(classCode), enabled: classCode !== '' })
  const pins = new Map(accounts.map(({ id, pin }) => [id, pin]))
  const [isWithPictures, setWithPictures] = useState(false)
  const usesPictures = known.some((each) => each.classCode === classCode && each.usesPictures)
  const arePicturesWanted = usesPictures && isWithPictures
  const secrets = useQuery({ ...secretsQuery(classCode), enabled: arePicturesWanted })
  return (
    <div className={styles.choice}>
      <p>Qui a la carte entre sans rien taper : gardez-les comme des clés.</p>
      {classes.length === 0 ? (
        <p>Il n'y a pas encore d'élèves.</p>
      ) : (
        <Choice
          label="Classe"
          value={classCode}
          options={classes.map((each) => ({ value: each, name: each }))}
          onChoose={setClassCode}
        />
      )}
      {usesPictures && (
        <CheckField
          label="Imprimer aussi les images secrètes"
          isChecked={isWithPictures}
          onCheck={setWithPictures}
        />
      )}
      {arePicturesWanted && !secrets.data && <Loaded query={secrets}>{() => null}</Loaded>}
      {classCode !== '' && (
        <Loaded query={cards}>
          {(data) => (
            <>
              <Button
                disabled={data.length === 0 || (arePicturesWanted && !secrets.data)}
                onClick={() => print()}
              >
                Imprimer {data.length} {data.length < 2 ? 'carte' : 'cartes'}
              </Button>
              <Sheet cards={data} pins={pins} secrets={arePicturesWanted ? (secrets.data ?? []) : []} />
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

interface SheetProps {
  cards: Card[]
  pins: ReadonlyMap<number, string | null>
  /** Those that are to be printed. */
  secrets: readonly PupilSecret[]
}

/** On the page beside the site: it is what the printer gets, and the screen does not show it. */
function Sheet({ cards, pins, secrets }: SheetProps) {
  const pictures = new Map(secrets.map((row) => [row.userID, row.pictures]))
  return createPortal(
    <div className={`for-paper ${styles.sheet}`}>
      {cards.toSorted(byName).map(({ userID, userName, displayName, classCode, card }) => (
        <section key={userID} className={styles.card}>
          <QRCode text={cardAddress(location.origin, card)} label={`Carte de ${displayName}`} />
          <div>
            <p className={styles.school}>Mme Bravo</p>
            <p className={styles.name}>{displayName}</p>
            <p>
              Je tape : <b>{userName}</b>
            </p>
            <p>
              Classe {classCode}
              {pins.get(userID) && ` · NIP ${pins.get(userID)}`}
            </p>
            <Pictures secret={pictures.get(userID)} />
            <p className={styles.address}>{location.host}</p>
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}

function Pictures({ secret }: { secret: Secret | undefined }) {
  if (!secret) return null
  return (
    <p>
      Mes images : <ThreePictures secret={secret} size={32} />
    </p>
  )
}

function byName(one: Card, other: Card): number {
  return frenchOrder(one.displayName, other.displayName)
}
