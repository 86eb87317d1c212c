import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'
import { useRecorder } from '../../../../lib/recording/use-recorder.ts'
import { playSound, useSound } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LevelMeter } from '../../../../ui/LevelMeter.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import form from '../../ui/ui.module.css'
import media from '../media.module.css'
import { SaveErrors } from '../SaveErrors.tsx'
import type { SaveQueue, Saves } from '../save-queue.ts'
import { saveVoice } from '../upload-media.ts'
import { RECORDER_ERROR_TEXTS } from './Recorder.tsx'
import styles from './RecordList.module.css'
import type { RecordOptions } from './RecordListStart.tsx'
import type { WordSequence } from './use-word-sequence.ts'

interface RecordWordProps {
  sequence: WordSequence
  word: CatalogueWord
  options: RecordOptions
  queue: SaveQueue
  saves: Saves
}

/** Records and saves the current word. Stays mounted for the whole list, so the microphone stays open. */
export function RecordWord({ sequence, word, options, queue, saves }: RecordWordProps) {
  const { french, english, image } = word.word
  const mainButton = useRef<HTMLButtonElement>(null)
  // The next recording waits until this one has been played back.
  const [isNextDue, setNextDue] = useState(false)
  const { playing } = useSound()
  const { state, start, stop } = useRecorder({
    onWord({ file, url }) {
      queue.add(word.voice, () => saveVoice(word.voice, file, `${french}.wav`))
      if (options.replays) playSound(url, french)
      setNextDue(options.chains)
      sequence.addRecording(url)
    },
  })
  const isRecording = state.step === 'recording'
  const isBusy = state.step === 'asking' || state.step === 'preparing'
  const begin = () => {
    setNextDue(false)
    mainButton.current?.focus()
    void start()
  }
  useEffect(() => mainButton.current?.focus(), [])
  useEffect(() => {
    if (!isNextDue || playing) return
    setNextDue(false)
    void start()
  })

  const canRedo = !isBusy && (isRecording || sequence.last !== null)
  const redo = () => {
    if (!canRedo) return
    if (!isRecording) sequence.goBack()
    begin()
  }
  const skip = () => {
    setNextDue(false)
    sequence.skip()
    mainButton.current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    redo()
  }
  return (
    // The shortcut only works in this section, which has no text field.
    <section
      className={form.form}
      aria-label="Le mot à dire"
      data-unsaved={isRecording || undefined}
      onKeyDown={pressKey}
    >
      <p className={media.progress}>
        <progress max={sequence.total} value={sequence.position - 1} aria-hidden="true" />
        {sequence.position} sur {sequence.total}
      </p>
      <div className={styles.word}>
        <Picture image={image} word={french} size={120} />
        <p>
          {/* Screen readers announce the word before the microphone opens. */}
          <strong role="status" className={styles.french}>
            <span className="for-ears">Dites : </span>
            {french}
          </strong>
          <span lang="en">{english}</span>
        </p>
      </div>
      <LevelMeter level={isRecording ? state.level : 0} />
      {state.step === 'ready' && state.error && <p role="alert">{RECORDER_ERROR_TEXTS[state.error]}</p>}
      <div className="row bottom">
        <Button ref={mainButton} isOff={isBusy} onClick={isRecording ? stop : begin}>
          {isRecording ? "J'ai fini" : 'Enregistrer ce mot'}
        </Button>
        <Button look="soft" isOff={!canRedo} aria-keyshortcuts="R" onClick={redo}>
          {isRecording || !sequence.last ? 'Recommencer (R)' : `Refaire « ${sequence.last.word.french} » (R)`}
        </Button>
        <Button look="soft" isOff={isRecording || isBusy} onClick={skip}>
          Passer ce mot
        </Button>
        <Button look="quiet" isOff={isRecording || isBusy} onClick={sequence.end}>
          Terminer ici
        </Button>
      </div>
      <SaveErrors queue={queue} saves={saves} />
    </section>
  )
}
