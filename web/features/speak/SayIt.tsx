import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { listen, playSound, queueSound, stopSound, turnSoundOn, useSound } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Owl } from '../../ui/Owl.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { SoundOffButton } from '../../ui/SoundOffButton.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { Ear, useOwnVoice } from './Ear.tsx'
import { listenFor } from './local-recognition.ts'
import styles from './speak.module.css'
import { type SpeakPrompt, speakPrompt } from './speak-prompt.ts'

/** The pupil's first self-assessment; `skipped` if there was none. */
export type SayOutcome = 'same' | 'again' | 'skipped'

interface SayItProps extends Sayable {
  /** The first instruction, which the owl can read aloud. */
  said?: OwlText
  /** The pupil continues. Called once. */
  onDone(outcome: SayOutcome): void
}

/**
 * Exercise for one text: the pupil listens, records it, hears the owl repeat it, compares both voices and
 * judges whether they are the same. The recording stays in memory and is discarded afterwards. Works without
 * a microphone, unrecorded.
 */
export function SayIt({ french, english, sound, image = null, said, onDone }: SayItProps) {
  const { state, start, stop, canRecord } = useOwnVoice()
  const [isSaid, setSaid] = useState(false)
  const judged = useRef<'same' | 'again' | null>(null)
  const isDone = useRef(false)
  const main = useRef<HTMLButtonElement>(null)
  const { isOn } = useSoundSettings()
  const { playing } = useSound()
  const isUnderstood = useUnderstood(french, state.step === 'recording' ? state.track : undefined)
  const own = state.step === 'recorded' ? state.url : null
  const isToJudge = own !== null || isSaid

  const hear = () => playSound(sound, french)
  const hearBoth = () => {
    turnSoundOn()
    if (own === null) return hear()
    playSound(own, french)
    // Play the model last, so that it is what the pupil remembers.
    queueSound(sound, french)
  }
  // Plays after the current speech. Stopped before the next exercise starts.
  useLayoutEffect(() => {
    queueSound(sound, french)
    return stopSound
  }, [sound, french])
  // Not a layout effect, so that it runs after a surrounding dialog has opened.
  useEffect(() => main.current?.focus(), [])
  // "Écouter" is removed, because the main button plays the model too.
  useEffect(() => {
    if (isToJudge && isFocusFree(null)) main.current?.focus()
  }, [isToJudge])
  useEffect(() => {
    if (own === null) return
    playSound(own, french)
    queueSound(sound, french)
  }, [own, sound, french])

  const say = () => {
    if (state.step === 'recording') stop()
    else if (isToJudge) hearBoth()
    else if (canRecord) void start()
    else {
      setSaid(true)
      hear()
    }
  }
  // Once, even if the button is tapped twice before the next exercise is rendered.
  const finish = (outcome: SayOutcome) => {
    if (isDone.current) return
    isDone.current = true
    onDone(outcome)
  }
  const judge = (judgement: 'same' | 'again') => {
    judged.current ??= judgement
    if (judgement === 'same') {
      finish(judged.current)
      return
    }
    // The judgement buttons are removed.
    main.current?.focus()
    setSaid(false)
    if (canRecord) void start()
    else hear()
  }
  const { instruction, button }: SpeakPrompt = speakPrompt(state, isSaid, isUnderstood, said)
  const pose = playing ? 'speaking' : 'idle'

  return (
    <div className={styles.exercise}>
      <div className={styles.asked}>
        {image !== null && (
          <Picture className={styles.picture} image={image} word={french} size={144} isFirst />
        )}
        <p className={styles.text}>
          <b>{frenchSpaces(french)}</b> {english !== '' && <span lang="en">{english}</span>}
        </p>
      </div>
      <div className={styles.turn}>
        <p role="status" className={styles.instruction} data-good={isUnderstood || undefined}>
          <Bilingual {...instruction} />
        </p>
        {state.step === 'recording' ? (
          <Ear level={state.level} />
        ) : said ? (
          <OwlSays {...said} size={80} pose={pose} className={styles.owl} />
        ) : (
          <Owl pose={pose} className={styles.owl} />
        )}
      </div>
      <div className="row centred plain">
        {!isOn && <SoundOffButton size="pupil" />}
        {!isToJudge && (
          <Button
            size="pupil"
            look="soft"
            isOff={state.step === 'recording'}
            onClick={() => listen(sound, french)}
          >
            <SignIcon shape="listen" /> <Bilingual french="Écouter" english="Listen" />
          </Button>
        )}
        <Button
          ref={main}
          size="pupil"
          look={isToJudge ? 'soft' : 'main'}
          isOff={state.step === 'asking' || state.step === 'preparing'}
          onClick={say}
        >
          <SignIcon shape={button.icon} /> <Bilingual {...button} />
        </Button>
      </div>
      {isToJudge && (
        <fieldset className="row centred plain">
          <legend className="for-ears">C'est pareil?</legend>
          <Button size="pupil" onClick={() => judge('same')}>
            <SignIcon shape="same" /> <Bilingual french="Pareil" english="Same" />
          </Button>
          <Button size="pupil" look="soft" onClick={() => judge('again')}>
            <SignIcon shape="again" /> <Bilingual french="Encore" english="Again" />
          </Button>
        </fieldset>
      )}
      <Button look="quiet" onClick={() => finish(judged.current ?? 'skipped')}>
        <SignIcon shape="next" /> <Bilingual french="Passer" english="Skip" />
      </Button>
      <SoundNotice />
    </div>
  )
}

/** Whether the device has recognised the text in the latest recording. */
function useUnderstood(text: string, track: MediaStreamTrack | undefined): boolean {
  const [isUnderstood, setUnderstood] = useState(false)
  useEffect(() => {
    if (!track) return
    setUnderstood(false)
    return listenFor(text, track, () => setUnderstood(true))
  }, [text, track])
  return isUnderstood
}
