import type { RememberedWord } from '../../../domain/api/words.ts'
import styles from './garden.module.css'
import { goodbyeText } from './goodbye.ts'

interface PlantNameProps {
  word: RememberedWord
  today: string
  isGrown: boolean
  isClosed: boolean
  isThirsty: boolean
}

/** A plant's word and state. The stage is read out only, since sighted pupils see the plant. */
export function PlantName({ word, today, isGrown, isClosed, isThirsty }: PlantNameProps) {
  return (
    <>
      <span className={styles.plantWord}>{word.french}</span>
      <span className="for-ears">, {word.strength} sur 5</span>
      {isClosed && <State text={goodbyeText(today).french.toLowerCase()} look="closed" />}
      {isGrown && !isClosed && !isThirsty && <State text="a grandi" look="grown" />}
      {isThirsty && <State text="a soif" look="thirsty" />}
    </>
  )
}

function State({ text, look }: { text: string; look: string }) {
  return (
    <>
      <span className="for-ears">, </span>
      <span className={styles.state} data-look={look}>
        {text}
      </span>
    </>
  )
}
