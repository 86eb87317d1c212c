import { SayIt } from '../../features/speak/SayIt.tsx'
import { Instruction } from './Instruction.tsx'
import type { MeetViewProps } from './MeetView.tsx'
import styles from './MissionRun.module.css'

/** Asks the pupil to say a word. Can be skipped, and no answer is wrong. */
export function SayView({ word, isExplained, onSaid, onNext }: MeetViewProps) {
  return (
    <div className={`panel ${styles.saying}`}>
      <Instruction french="À toi! Dis le mot." english="Your turn! Say the word." isSpoken={isExplained} />
      <SayIt
        french={word.word}
        english={word.caption}
        sound={word.sound}
        image={word.image}
        onDone={(outcome) => {
          if (outcome !== 'skipped') onSaid(outcome === 'same')
          onNext()
        }}
      />
    </div>
  )
}
