import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { computedText, sentencesOf } from '../../../../domain/spoken-sentences.ts'
import { isCalm } from '../../../lib/display/calm.ts'
import { isFocusFree } from '../../../lib/display/focus-free.ts'
import { sayText } from '../../../lib/sound/say-text.ts'
import { requeueSound, soundState } from '../../../lib/sound/sound.ts'
import handPicture from '../../../ui/art/hand.svg'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { HandPath } from '../round/hand.ts'
import styles from './Demonstration.module.css'

const ANIMATION_MS = 3000
/** The board may still be loading: look for it at this interval, and give up after `BOARD_TIMEOUT_MS`. */
const BOARD_POLL_MS = 150
const BOARD_TIMEOUT_MS = 6000

interface DemonstrationProps {
  hand: HandPath
  board: RefObject<HTMLElement | null>
  /** The first line is French, the rest is English. */
  instructions: string
  onEnd(): void
}

/**
 * Moves a hand over the board for three seconds while the round is paused, and speaks the first sentence of
 * the instructions. Any press ends it. In calm mode the hand stays at the first press until the demonstration
 * is dismissed. The board itself receives no events.
 */
export function Demonstration({ hand, board, instructions, onEnd }: DemonstrationProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const instructionsID = useId()
  const [french = '', ...english] = instructions.split('\n')

  // A modal dialog keeps the board from being pressed or focused, and restores the focus when it closes.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])

  // The board has already spoken its question: speak the instruction first, then the question again.
  const [task = ''] = sentencesOf(french)
  useEffect(() => {
    const { last } = soundState()
    // StrictMode runs effects twice.
    if (last?.isInstruction) return
    sayText(computedText(task, ''))
    if (last) requeueSound(last)
  }, [task])

  useEffect(() => {
    let animation: Animation | undefined
    let waitedMs = 0
    const poll = setInterval(() => {
      const points = pointsOn(board.current, hand)
      waitedMs += BOARD_POLL_MS
      if (points.length > 0 && picture.current) {
        clearInterval(poll)
        animation = animate(picture.current, points, () => dialog.current?.close())
      } else if (waitedMs > BOARD_TIMEOUT_MS) dialog.current?.close()
    }, BOARD_POLL_MS)
    return () => {
      clearInterval(poll)
      animation?.cancel()
    }
  }, [board, hand])

  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-labelledby={instructionsID}
      onClose={() => {
        // The board may have appeared behind the dialog, where it could not take the focus.
        if (isFocusFree(null)) board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        onEnd()
      }}
      onPointerDown={() => dialog.current?.close()}
    >
      <div className={styles.banner}>
        <p id={instructionsID}>
          <span className="for-ears">Regarde la main. </span>
          <Bilingual french={french} english={english.join(' ')} />
        </p>
        <Button size="pupil" onClick={() => dialog.current?.close()}>
          <img src={handPicture} alt="" width={20} height={24} />{' '}
          <Bilingual french="À toi!" english="Your turn!" />
        </Button>
      </div>
      <img ref={picture} className={styles.hand} src={handPicture} alt="La main montre où toucher." />
    </dialog>
  )
}

type Points = ReturnType<typeof pointsOn>

/** @returns the running animation; undefined if the hand does not move (calm mode) */
function animate(picture: HTMLImageElement, points: Points, onEnd: () => void): Animation | undefined {
  picture.dataset.places = String(points.length)
  if (isCalm()) {
    const { x, y } = points.find(({ presses }) => presses) ?? points[0] ?? { x: 0, y: 0 }
    picture.style.translate = `${x}px ${y}px`
    return
  }
  const animation = picture.animate(keyframesOf(points), {
    duration: ANIMATION_MS,
    easing: 'ease-in-out',
    fill: 'forwards',
  })
  animation.onfinish = onEnd
  return animation
}

/** A position of the hand, in CSS pixels of the window. */
interface HandPoint {
  x: number
  y: number
  presses: boolean
}

/** The centres of the stops that are on the board and have a size. */
function pointsOn(board: HTMLElement | null, way: HandPath): HandPoint[] {
  return way.flatMap(({ at, nth, presses }) => {
    const box = board?.querySelectorAll(at)[nth]?.getBoundingClientRect()
    if (!box || box.width === 0) return []
    return [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), presses }]
  })
}

/** The hand rests at each point. Where it presses, it shrinks and grows again. */
export function keyframesOf(points: readonly HandPoint[]): Keyframe[] {
  return points.flatMap(({ x, y, presses }) => {
    const rest = { translate: `${x}px ${y}px`, scale: '1' }
    return presses ? [rest, { ...rest, scale: '0.75' }, rest] : [rest, rest]
  })
}
