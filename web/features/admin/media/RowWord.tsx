import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { useRecorder } from '../../../lib/recording/use-recorder.ts'
import { playSound, useSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { LevelMeter } from '../../../ui/LevelMeter.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import form from '../ui/form.module.css'
import { keepVoice } from './keep-voice.ts'
import styles from './RecordRow.module.css'
import type { RowWishes } from './RowStart.tsx'
import { RECORDER_TROUBLE } from './recorder-trouble.ts'
import { SaveTrouble } from './SaveTrouble.tsx'
import type { SaveQueue, Saves } from './save-queue.ts'
import type { Row } from './use-row.ts'

interface RowWordProps {
  row: Row
  word: CatalogueWord
  wishes: RowWishes
  queue: SaveQueue
  saves: Saves
}

/** One word after the other is said and kept. It stays for the whole row, and the microphone with it. */
export function RowWord({ row, word, wishes, queue, saves }: RowWordProps) {
  const { french, english, image } = word.word
  const mainButton = useRef<HTMLButtonElement>(null)
  // The next word waits until this one has been played back.
  const [isNextDue, setNextDue] = useState(false)
  const { playing } = useSound()
  const { state, start, stop } = useRecorder({
    onWord({ file, url }) {
      queue.add(word.voice, () => keepVoice(word.voice, file, `${french}.wav`))
      if (wishes.replays) playSound(url, french)
      setNextDue(wishes.chains)
      row.take(url)
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

  const canRedo = !isBusy && (isRecording || row.last !== null)
  const redo = () => {
    if (!canRedo) return
    if (!isRecording) row.again()
    begin()
  }
  const skip = () => {
    setNextDue(false)
    row.skip()
    mainButton.current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    redo()
  }
  return (
    // The key is heard here alone, where there is no field to write in.
    <section
      className={form.form}
      aria-label="Le mot à dire"
      data-unsaved={isRecording || undefined}
      onKeyDown={pressKey}
    >
      <p className={styles.progress}>
        <progress max={row.total} value={row.position - 1} aria-hidden="true" />
        {row.position} sur {row.total}
      </p>
      <div className={styles.word}>
        <Picture image={image} word={french} size={120} />
        <p>
          {/* Said before the microphone listens, and not meanwhile. */}
          <strong role="status" className={styles.french}>
            <span className="for-ears">Dites : </span>
            {french}
          </strong>
          <span lang="en">{english}</span>
        </p>
      </div>
      <LevelMeter level={isRecording ? state.level : 0} />
      {state.step === 'ready' && state.trouble && <p role="alert">{RECORDER_TROUBLE[state.trouble]}</p>}
      <div className="row bottom">
        <Button ref={mainButton} isOff={isBusy} onClick={isRecording ? stop : begin}>
          {isRecording ? "J'ai fini" : 'Enregistrer ce mot'}
        </Button>
        <Button look="soft" isOff={!canRedo} aria-keyshortcuts="R" onClick={redo}>
          {isRecording || !row.last ? 'Recommencer (R)' : `Refaire « ${row.last.word.french} » (R)`}
        </Button>
        <Button look="soft" isOff={isRecording || isBusy} onClick={skip}>
          Passer ce mot
        </Button>
        <Button look="quiet" isOff={isRecording || isBusy} onClick={row.end}>
          Terminer ici
        </Button>
      </div>
      <SaveTrouble queue={queue} saves={saves} />
    </section>
  )
}
