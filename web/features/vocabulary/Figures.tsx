import type { VocabularyWord } from '../../../domain/api/page.ts'
import { mediaUrl } from '../../lib/media-url.ts'
import styles from './Figures.module.css'
import { useSpeech } from './use-speech.ts'

interface Figure {
  title: string
  image: string
  ratio: number
  spots: { french: string; x: number; y: number }[]
}

interface FiguresProps {
  figures: Figure[]
  /** The words of the spots are in the sections, with their sounds. */
  sections: { words: VocabularyWord[] }[]
}

const WIDTH = 560

/** Pictures whose named spots speak. */
export function Figures({ figures, sections }: FiguresProps) {
  const words = new Map(sections.flatMap((section) => section.words).map((word) => [word.french, word]))
  return figures.map((figure) => (
    <section key={figure.title} className={styles.figure}>
      <h2 className={styles.title}>{figure.title}</h2>
      <div className={styles.picture}>
        <img
          src={mediaUrl(figure.image)}
          alt=""
          width={WIDTH}
          height={Math.round(WIDTH / figure.ratio)}
          decoding="async"
        />
        {figure.spots.map((spot) => (
          <Spot key={spot.french} {...spot} sound={words.get(spot.french)?.sound ?? null} />
        ))}
      </div>
    </section>
  ))
}

function Spot({ french, sound, x, y }: { french: string; sound: string | null; x: number; y: number }) {
  const { isSpeaking, speak } = useSpeech({ french, sound })
  return (
    <button
      type="button"
      className={styles.spot}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-speaking={isSpeaking || undefined}
      onClick={speak}
    >
      {french}
    </button>
  )
}
