import { wordsGrown } from '../../../content/owl-counts.ts'
import { Plant } from '../../ui/Plant.tsx'
import styles from './MissionEnd.module.css'
import type { Grown } from './use-grown.ts'

interface GrownPlant extends Grown {
  word: string
  french: string
}

/** The words whose plants have grown by the answers. */
export function grownOf(
  words: readonly Pick<GrownPlant, 'word' | 'french'>[],
  plants: ReadonlyMap<string, Grown>,
): GrownPlant[] {
  return words.flatMap(({ word, french }) => {
    const plant = plants.get(word)
    return plant && plant.strength > plant.before ? [{ word, french, ...plant }] : []
  })
}

/** The plants that have grown, as they were and as they are. */
export function GrownPlants({ grown }: { grown: readonly GrownPlant[] }) {
  const { french, english } = wordsGrown.text(grown.length)
  return (
    <div className={styles.grown}>
      <p role="status">
        {grown.length > 0 && (
          <>
            {french} <small lang="en">{english}</small>
          </>
        )}
      </p>
      <ul className="row centred">
        {grown.map(({ word, french: name, before, strength }) => (
          <li key={word}>
            <span className={styles.plants}>
              <Plant strength={before} className={styles.before} />
              <span aria-hidden="true">➜</span>
              <Plant strength={strength} className={styles.now} />
            </span>
            {name}
            <span className="for-ears">
              {' '}
              : {strength} sur 5, avant {before}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
