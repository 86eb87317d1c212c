import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { RecorderState } from '../../lib/recording/use-recorder.ts'
import { listen, stopSound, turnSoundOn } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { useReadAloud } from '../../lib/sound/use-read-aloud.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { SoundOffButton } from '../../ui/SoundOffButton.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { Ear, useOwnVoice } from './Ear.tsx'
import styles from './speak.module.css'
import { type SpeakPrompt, speakPrompt } from './speak-prompt.ts'

interface StageProps {
  dialogue: VocabularyDialogue
  /** The speaker played by the pupil. */
  role: string
  onOtherRole(): void
  onClose(): void
}

/**
 * Plays a dialogue line by line: other roles are spoken, and each line of the pupil waits until it has been
 * said. The microphone opens on the first press and then listens on every turn of the pupil. At the end the
 * whole dialogue is played with both voices.
 */
export function Stage({ dialogue: { lines }, role, onOtherRole, onClose }: StageProps) {
  const [at, setAt] = useState(0)
  const [own, setOwn] = useState<ReadonlyMap<number, string>>(new Map())
  const [isHidden, setHidden] = useState(false)
  const main = useRef<HTMLButtonElement>(null)
  const { isOn } = useSoundSettings()
  const line = lines[at]
  const isMine = line?.speaker === role
  const goOn = () => setAt((place) => place + 1)

  const { state, start, stop, close, canRecord } = useOwnVoice({
    onWord({ url }) {
      setOwn(new Map(own).set(at, url))
      goOn()
    },
  })
  const other = useReadAloud(line ? [line] : [], (how) => how === 'ended' && goOn())
  const whole = useReadAloud(lines.map((each, place) => ({ ...each, sound: own.get(place) ?? each.sound })))

  const begin = useEffectEvent(() => {
    main.current?.focus()
    main.current?.scrollIntoView({ block: 'nearest' })
    if (!line) close()
    else if (!isMine) other.read()
    else if (own.size > 0) void start()
  })
  useEffect(() => {
    if (at >= 0) begin()
  }, [at])
  useEffect(() => stopSound, [])

  const press = () => {
    if (!line) {
      if (whole.reading !== null) return whole.stop()
      turnSoundOn()
      whole.read()
    } else if (!isMine) {
      other.stop()
      goOn()
    } else if (state.step === 'recording') stop()
    else if (canRecord) void start()
    else goOn()
  }
  const { instruction, button } = stagePrompt({ line, isMine, state, isPlaying: whole.reading !== null })
  return (
    <div className="stack centred">
      <ol className={styles.lines}>
        {[...lines.entries()].slice(0, at + 1).map(([place, each]) => (
          <StageLine
            key={place}
            line={each}
            isMine={each.speaker === role}
            isNow={place === (whole.reading ?? at)}
            isHidden={isHidden && each.speaker === role && place === at}
          />
        ))}
      </ol>
      <p role="status" className={styles.listen}>
        <Bilingual {...instruction} />
      </p>
      {state.step === 'recording' && <Ear level={state.level} />}
      <div className="row centred">
        {!isOn && <SoundOffButton size="pupil" />}
        {isMine && state.step !== 'recording' && (
          <Button size="pupil" look="soft" onClick={() => listen(line.sound, line.french)}>
            <SignIcon shape="listen" /> <Bilingual french="Écouter" english="Listen" />
          </Button>
        )}
        <Button
          ref={main}
          size="pupil"
          isOff={isMine && (state.step === 'asking' || state.step === 'preparing')}
          onClick={press}
        >
          <SignIcon shape={button.icon} /> <Bilingual {...button} />
        </Button>
        {isMine && state.step === 'ready' && state.error === 'nothing-heard' && (
          <Button size="pupil" look="soft" onClick={goOn}>
            <Bilingual french="Passer" english="Skip" />
          </Button>
        )}
      </div>
      <div className="row centred">
        {line ? (
          <button
            type="button"
            className={styles.hide}
            aria-pressed={isHidden}
            onClick={() => setHidden(!isHidden)}
          >
            <Bilingual french="Cacher mes phrases" english="Hide my lines" />
          </button>
        ) : (
          <>
            <Button look="soft" onClick={onOtherRole}>
              <Bilingual french="Un autre rôle" english="Another part" />
            </Button>
            <Button look="soft" onClick={onClose}>
              <Bilingual french="C'est fini" english="I am done" />
            </Button>
          </>
        )}
      </div>
      <SoundNotice />
    </div>
  )
}

interface StageLineProps {
  line: VocabularyDialogue['lines'][number]
  isMine: boolean
  /** True if the line is due or being played. */
  isNow: boolean
  /** Hides the French, to be said from memory. */
  isHidden: boolean
}

function StageLine({ line, isMine, isNow, isHidden }: StageLineProps) {
  const { speaker, image, french, english } = line
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNow) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNow])
  return (
    <li ref={place} className={styles.line} data-mine={isMine || undefined} data-now={isNow || undefined}>
      <span className={styles.speaker}>
        {image !== null && <Picture image={image} word={speaker} size={48} isFirst />}
        <b>{speaker}</b>
      </span>
      <span className={styles.bubble}>
        {isHidden ? <span aria-hidden="true">?</span> : frenchSpaces(french)}
        {english !== '' && (
          <span lang="en" className={styles.english}>
            {english}
          </span>
        )}
      </span>
    </li>
  )
}

interface Scene {
  /** The current line; undefined after the last. */
  line: object | undefined
  isMine: boolean
  state: RecorderState
  /** True while the whole dialogue is played. */
  isPlaying: boolean
}

/** Instruction and main button for the state of the stage. */
function stagePrompt({ line, isMine, state, isPlaying }: Scene): SpeakPrompt {
  if (!line)
    return {
      instruction: { french: 'Bravo! Écoute ton dialogue.', english: 'Well done! Listen to your dialogue.' },
      button: isPlaying
        ? { icon: 'done', french: 'Arrêter', english: 'Stop' }
        : { icon: 'listen', french: 'Écouter le dialogue', english: 'Hear the dialogue' },
    }
  if (!isMine)
    return {
      instruction: { french: 'Écoute…', english: 'Listen…' },
      button: { icon: 'next', french: 'Continuer', english: 'Go on' },
    }
  const own = speakPrompt(state, false, false)
  const isSilent = state.step === 'ready' && !state.error
  return isSilent
    ? { ...own, instruction: { french: 'À toi! Dis ta phrase.', english: 'Your turn! Say your line.' } }
    : own
}
