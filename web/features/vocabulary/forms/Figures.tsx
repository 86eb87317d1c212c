import type { CSSProperties } from 'react'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { useSpeech } from '../../../lib/sound/use-speech.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { HiddenFrench } from '../Cover.tsx'
import { useStudied } from '../study.ts'
import styles from './Figures.module.css'
import type { FormProps } from './form-props.ts'
import { type PlacedLabel, placeLabels } from './place-labels.ts'

const WIDTH = 560

/** Pictures with labelled parts. Each label speaks its name. */
export function Figures({ content, children }: FormProps<'figure'>) {
  // The words of the spots are in the sections, with their sounds.
  const words = new Map(
    content.sections.flatMap((section) => section.words).map((word) => [word.french, word]),
  )
  return (
    <>
      {content.figures.map((figure, index) => (
        <FigureView key={figure.title} figure={figure} words={words} isFirst={index === 0} />
      ))}
      {children}
    </>
  )
}

interface FigureViewProps {
  figure: FormProps<'figure'>['content']['figures'][number]
  words: ReadonlyMap<string, VocabularyWord>
  isFirst: boolean
}

function FigureView({ figure, words, isFirst }: FigureViewProps) {
  const { height, labels } = placeLabels(figure.spots, figure.ratio)
  const stage: CSSProperties & Record<'--height', number> = { '--height': height }
  return (
    <section className={styles.figure}>
      <h2 className={styles.title}>{figure.title}</h2>
      <div className={styles.picture} style={stage}>
        <Picture
          className={styles.body}
          image={figure.image}
          word={figure.title}
          size={WIDTH}
          height={Math.round(WIDTH / figure.ratio)}
          isFirst
          fetchPriority={isFirst ? 'high' : undefined}
        />
        <Threads labels={labels} />
        {labels.map((label) => (
          <Label key={label.french} label={label} word={words.get(label.french)} />
        ))}
      </div>
    </section>
  )
}

/** Lines from the labels to their spots. The picture covers the middle half of the width, from 25 to 75. */
function Threads({ labels }: { labels: PlacedLabel[] }) {
  return (
    <svg className={styles.threads} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {labels.map(({ french, side, x, y, labelY }) => (
        <line key={french} x1={side === 'left' ? 20 : 80} y1={labelY} x2={25 + x / 2} y2={y} />
      ))}
    </svg>
  )
}

function Label({ label, word }: { label: PlacedLabel; word: VocabularyWord | undefined }) {
  const { french, side, labelY } = label
  const { english = '', sound = null } = word ?? {}
  const { isSpeaking, isMute, speak } = useSpeech({ french, sound })
  const { isFrenchHidden, reveal } = useStudied({ french, english }, true)
  const touch = () => {
    if (isFrenchHidden) reveal()
    speak()
  }
  return (
    <button
      type="button"
      className={styles.label}
      data-side={side}
      data-speaking={isSpeaking || undefined}
      data-mute={isMute || undefined}
      style={{ top: `${labelY}%` }}
      onClick={touch}
    >
      {isFrenchHidden ? <HiddenFrench english={english} /> : french}
    </button>
  )
}
