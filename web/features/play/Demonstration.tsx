import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../lib/display/calm.ts'
import handPicture from '../../ui/art/hand.svg'
import { Button } from '../../ui/Button.tsx'
import styles from './Demonstration.module.css'
import { keyframesOf, pointsOn } from './demonstration-way.ts'
import type { HandWay } from './hand.ts'

const SHOWN_MS = 3000
/** How often the board is looked at until it is there, and for how long: one that has to be fetched comes later. */
const LOOK_MS = 150
const LONGEST_LOOK_MS = 6000

interface DemonstrationProps {
  hand: HandWay
  /** What the board stands in. */
  board: RefObject<HTMLElement | null>
  /** French in the first line; what stands under it is English. */
  instructions: string
  onEnd(): void
}

/**
 * A hand over the board of a round that waits: three seconds, then the round is the player's. Any press ends it. In calm mode it
 * stands still where the first press is, until it is ended. Nothing of the board is touched.
 */
export function Demonstration({ hand, board, instructions, onEnd }: DemonstrationProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const told = useId()
  const [french, ...english] = instructions.split('\n')

  // Modal: what is under it is neither pressed nor reached, and has the focus again afterwards.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    let motion: Animation | undefined
    let looked = 0
    const looking = setInterval(() => {
      const points = pointsOn(board.current, hand)
      looked += LOOK_MS
      if (points.length > 0 && picture.current) {
        clearInterval(looking)
        motion = show(picture.current, points, () => dialog.current?.close())
      } else if (looked > LONGEST_LOOK_MS) dialog.current?.close()
    }, LOOK_MS)
    return () => {
      clearInterval(looking)
      motion?.cancel()
    }
  }, [board, hand])

  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-labelledby={told}
      onClose={onEnd}
      onPointerDown={() => dialog.current?.close()}
    >
      <div className={styles.told}>
        <p id={told}>
          <span className="for-ears">Regarde la main. </span>
          {french} <small lang="en">{english.join(' ')}</small>
        </p>
        <Button size="pupil" onClick={() => dialog.current?.close()}>
          <img src={handPicture} alt="" width={20} height={24} /> À toi! <small lang="en">Your turn!</small>
        </Button>
      </div>
      <img ref={picture} className={styles.hand} src={handPicture} alt="La main montre où toucher." />
    </dialog>
  )
}

type Points = ReturnType<typeof pointsOn>

/** @returns what moves; nothing where the hand stands still. */
function show(picture: HTMLImageElement, points: Points, onEnd: () => void): Animation | undefined {
  picture.dataset.places = String(points.length)
  if (isCalm()) {
    const { x, y } = points.find(({ presses }) => presses) ?? points[0] ?? { x: 0, y: 0 }
    picture.style.translate = `${x}px ${y}px`
    return
  }
  const motion = picture.animate(keyframesOf(points), {
    duration: SHOWN_MS,
    easing: 'ease-in-out',
    fill: 'forwards',
  })
  motion.onfinish = onEnd
  return motion
}
