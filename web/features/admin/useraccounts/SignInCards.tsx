import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Account } from '../../../../domain/api/account.ts'
import type { Card } from '../../../../domain/api/card.ts'
import { cardAddress } from '../../../../domain/card-address.ts'
import { frenchOrder } from '../../../lib/french-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { QRCode } from '../../../ui/QRCode.tsx'
import { Loaded } from '../Loaded.tsx'
import { cardsQuery } from '../queries.ts'
import styles from './SignInCards.module.css'

/** The cards of a class, to be printed and cut out. */
export function SignInCards({ accounts }: { accounts: Account[] }) {
  const pupils = accounts.filter(({ isAdmin, isEnabled }) => !isAdmin && isEnabled)
  const classes = [...new Set(pupils.map((pupil) => pupil.classCode))].toSorted(frenchOrder)
  const [classCode, setClassCode] = useState(classes[0] ?? '')
  const cards = useQuery({ ...cardsQuery(classCode), enabled: classCode !== '' })
  const pins = new Map(accounts.map(({ id, pin }) => [id, pin]))
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
      {classCode !== '' && (
        <Loaded query={cards}>
          {(data) => (
            <>
              <Button disabled={data.length === 0} onClick={() => print()}>
                Imprimer {data.length} {data.length < 2 ? 'carte' : 'cartes'}
              </Button>
              <Sheet cards={data} pins={pins} />
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
}

/** On the page beside the site: it is what the printer gets, and the screen does not show it. */
function Sheet({ cards, pins }: SheetProps) {
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
            <p className={styles.address}>{location.host}</p>
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}

function byName(one: Card, other: Card): number {
  return frenchOrder(one.displayName, other.displayName)
}
