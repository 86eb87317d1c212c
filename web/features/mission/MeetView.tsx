import { useLayoutEffect } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { AskedWord } from '../../../domain/learning/asked-word.ts'
import { FitText } from '../../games/frame/FitText.tsx'
import { ListenButton } from '../../games/frame/ListenButton.tsx'
import { NextButton } from '../../games/frame/NextButton.tsx'
import { queueSound } from '../../lib/sound/sound.ts'
import { SpeakSlot } from '../../lib/speaking/speaking.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { SayIt } from '../speak/SayIt.tsx'
import { Instruction, useSpokenInstruction } from './Instruction.tsx'
import styles from './MissionRun.module.css'

interface MeetViewProps {
  word: AskedWord
  /** Whether the instruction is spoken before the word. */
  isExplained: boolean
  /** The pupil said the word and judged whether it sounded the same. */
  onSaid(isSame: boolean): void
  onNext(): void
}

interface MeetProps extends MeetViewProps {
  /** Asks a question that proves that the pupil already knows the word. Undefined if it was asked before. */
  onKnown?: (() => void) | undefined
}

/** Introduces a new word with picture, spelling and sound. The pupil repeats it. */
export function MeetView({ word, isExplained, onSaid, onNext, onKnown }: MeetProps) {
  const { word: french, caption, image, sound } = word
  useLayoutEffect(() => queueSound(sound, french), [sound, french])
  return (
    <div className={`panel ${styles.meeting}`}>
      <Instruction
        french="Voici un nouveau mot. Écoute et répète!"
        english="Here is a new word. Listen and repeat!"
        isSpoken={isExplained}
      />
      {image !== null && (
        <Picture image={image} word={caption} size={260} isFirst className={styles.picture} />
      )}
      <p className={styles.word} aria-live="polite">
        <FitText text={french} ratio={5} />
        {caption !== '' && (
          <span className={styles.english} lang="en" data-stays={image === null || undefined}>
            {caption}
          </span>
        )}
      </p>
      <div className="row centred">
        <ListenButton sound={sound} text={french} />
        <SpeakSlot text={{ french, english: caption, sound, image, onSaid }} />
        <NextButton english="Go on" onNext={onNext}>
          Continuer
        </NextButton>
        {onKnown && (
          <Button look="soft" onClick={onKnown}>
            <SignIcon shape="done" /> Je le sais déjà <small lang="en">I know it already</small>
          </Button>
        )}
      </div>
    </div>
  )
}

const SAY_WORD_TEXT: OwlText = { french: 'À toi! Dis le mot.', english: 'Your turn! Say the word.' }

/** Asks the pupil to say a word. Can be skipped, and no answer is wrong. */
export function SayView({ word, isExplained, onSaid, onNext }: MeetViewProps) {
  useSpokenInstruction(SAY_WORD_TEXT.french, isExplained)
  return (
    <div className={`panel ${styles.saying}`}>
      <SayIt
        french={word.word}
        english={word.caption}
        sound={word.sound}
        image={word.image}
        said={SAY_WORD_TEXT}
        onDone={(outcome) => {
          if (outcome !== 'skipped') onSaid(outcome === 'same')
          onNext()
        }}
      />
    </div>
  )
}
