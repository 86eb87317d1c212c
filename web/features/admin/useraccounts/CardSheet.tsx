import { createPortal } from 'react-dom'
import type { Card } from '../../../../domain/api/card.ts'
import type { PupilSecret, Secret } from '../../../../domain/api/secret-pictures.ts'
import { cardAddress } from '../../../../domain/card-address.ts'
import { deName } from '../../../../domain/french.ts'
import { nameOrder } from '../../../../domain/french-order.ts'
import { QRCode } from '../../../ui/QRCode.tsx'
import styles from './cards.module.css'
import { ThreePictures } from './ThreePictures.tsx'

interface CardSheetProps {
  cards: readonly Card[]
  pins: ReadonlyMap<number, string | null>
  /** Secret pictures to print on the cards. */
  secrets: readonly PupilSecret[]
}

/** Print-only sheet of sign-in cards, rendered outside the app's root. */
export function CardSheet({ cards, pins, secrets }: CardSheetProps) {
  const pictures = new Map(secrets.map((row) => [row.userID, row.pictures]))
  return createPortal(
    <div className={`for-paper ${styles.sheet}`}>
      {cards.toSorted(nameOrder).map(({ userID, userName, displayName, classCode, card }) => (
        <section key={userID} className={styles.card}>
          <QRCode text={cardAddress(location.origin, card)} label={`Carte ${deName(displayName)}`} />
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
