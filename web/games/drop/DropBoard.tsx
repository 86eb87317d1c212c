import type Konva from 'konva'
import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { DROP_NOTICES, type DropNotice } from '../../../content/games/drop-notices.ts'
import { soundPath } from '../../../content/words/media-path.ts'
import { type DropAction, type DropState, drop, taskOf } from '../../../domain/games/drop/rules.ts'
import { itemOf } from '../../../domain/games/drop/tasks.ts'
import type { Point } from '../../../domain/games/drop/zones.ts'
import { sentencesOf } from '../../../domain/spoken-sentences.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { queueInstruction, soundState } from '../../lib/sound/sound.ts'
import { ListenButton } from '../frame/ListenButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import styles from './drop.module.css'
import { announcement, hintOf, sceneInWords, shapeNear, spotNear, trayOf } from './drop-view.ts'
import { CountButtons, PlaceForm, SpotKeys } from './PlaceForm.tsx'
import { SceneStage } from './SceneStage.tsx'
import { Tray } from './Tray.tsx'

/** Shows and speaks one sentence at a time, which the pupil acts out in the scene or with the lists next to it. */
export function DropBoard({ state, actNow }: BoardProps<DropState, DropAction>) {
  const task = taskOf(state)
  const { sound } = itemOf(task, state.scene)
  const tray = trayOf(state)
  const hint = useMemo(() => hintOf(state), [state])
  const [taken, setTaken] = useState<string | null>(null)
  const [notice, setNotice] = useState<DropNotice | ''>('')
  const board = useRef<HTMLDivElement>(null)
  const isKeyboardUsed = useKeyboardUsed(board)
  const sentence = useRef<HTMLParagraphElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const stage = useRef<Konva.Stage>(null)
  const proportion = state.scene.width / state.scene.height
  const size = useFit(place, proportion)
  // The sentence is repeated after every wrong try.
  useRoundSound(state.phase === 'asking', state.current * 100 + state.misses, sound, task.sentence)
  // Restore the focus if the element that had it was removed with the last sentence.
  useLayoutEffect(() => {
    if (state.current >= 0 && isFocusFree(null)) sentence.current?.focus({ preventScroll: true })
  }, [state.current])

  const scale = size ? size.width / state.scene.width : 1
  const pointOf = ({ x, y }: { x: number; y: number }) => {
    const corner = stage.current?.container().getBoundingClientRect()
    return corner ? { x: (x - corner.x) / scale, y: (y - corner.y) / scale } : null
  }
  const shapeAt = (point: Point) =>
    stage.current?.getIntersection({ x: point.x * scale, y: point.y * scale })?.id() ??
    shapeNear(state.scene, point)?.id
  /** Ignored while an answer is being shown, e.g. for the second tap of a double tap. */
  const notify = (said: DropNotice) => {
    if (state.phase !== 'asking') return
    setNotice(said)
    // Do not repeat a notice on every tap while it is being spoken.
    if (said === notice && soundState().playing) return
    for (const each of sentencesOf(said)) queueInstruction(soundPath(each), each)
  }
  /** @returns whether the thing stays where it was dropped */
  const put = (id: string, at: { x: number; y: number }): boolean => {
    const point = pointOf(at)
    const action = point && actionAt(state, id, point, shapeAt(point))
    if (!action) {
      notify(DROP_NOTICES[tray.kind === 'colours' ? 'dropColour' : 'dropPicture'])
      return false
    }
    return answer(action)
  }
  const answer = (action: DropAction): boolean => {
    setNotice('')
    const after = drop.step(state, action)
    if (after.phase === 'right') setTaken(null)
    actNow(action)
    return after !== state && after.phase !== 'wrong'
  }

  const onStagePointer = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || state.phase !== 'asking') return
    const point = pointOf({ x: event.clientX, y: event.clientY })
    if (!point) return
    if (task.kind === 'trail') {
      const spot = spotNear(task.trail, point)
      if (spot) answer({ type: 'touch', spot: spot.id })
    } else if (taken === null) {
      notify(DROP_NOTICES[tray.kind === 'colours' ? 'takeColour' : 'takePicture'])
    } else put(taken, { x: event.clientX, y: event.clientY })
  }
  /** Dragging across points touches them one by one. */
  const onStageMove = (event: PointerEvent) => {
    if (task.kind !== 'trail' || event.buttons !== 1 || !event.isPrimary || state.phase !== 'asking') return
    const point = pointOf({ x: event.clientX, y: event.clientY })
    const spot = point && spotNear(task.trail, point)
    if (spot && spot.id === task.trail.order[state.touched.length]) answer({ type: 'touch', spot: spot.id })
  }

  const longest = longestOf(state.tasks.map((each) => each.sentence))
  const style: CSSProperties & Record<'--proportion', number> = { '--proportion': proportion }
  return (
    <div ref={board} className={styles.board} data-keys={isKeyboardUsed || undefined}>
      <div className={styles.layout} style={style}>
        <section className={styles.order} aria-label="La phrase">
          <div className={styles.sentences}>
            <p ref={sentence} tabIndex={-1} lang="fr" aria-live="polite">
              {task.sentence}
            </p>
            <span className={styles.longest} aria-hidden="true">
              {longest}
            </span>
          </div>
          <ListenButton sound={sound} text={task.sentence} isIcon />
        </section>
        <div ref={place} className={styles.place}>
          <div
            className={styles.stage}
            data-phase={state.phase}
            role="img"
            aria-label={sceneInWords(state)}
            style={size ?? undefined}
            onPointerDown={onStagePointer}
            onPointerMove={onStageMove}
          >
            {size && <SceneStage ref={stage} state={state} hint={hint} size={size} />}
          </div>
        </div>
        <div className={styles.tools}>
          <div className={styles.newsRow}>
            <p className={styles.news} role="status" data-phase={state.phase}>
              {notice || announcement(state)}
            </p>
            {task.kind === 'count' && <CountButtons state={state} onAct={answer} onNotice={notify} />}
          </div>
          {tray.kind === 'spots' ? (
            <SpotKeys
              state={state}
              spots={tray.spots}
              isKeyboardUsed={isKeyboardUsed}
              onTouch={(spot) => answer({ type: 'touch', spot })}
            />
          ) : (
            <>
              <Tray
                tray={tray}
                taken={taken}
                shown={hint?.taken ?? null}
                scale={scale}
                onTake={setTaken}
                onDrop={put}
                onLost={() => notify(DROP_NOTICES.slipped)}
              />
              <PlaceForm
                key={tray.kind}
                state={state}
                taken={taken}
                isKeyboardUsed={isKeyboardUsed}
                onAct={answer}
                onNotice={notify}
              />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Returns the longest sentence. It reserves space for all of them, so that the scene does not move or resize
 * during the round.
 */
function longestOf(sentences: readonly string[]): string {
  return sentences.reduce((longest, each) => (each.length > longest.length ? each : longest), '')
}

/** The action for dropping the thing or colour `id` at a point; null if there is none. */
function actionAt(
  { scene }: DropState,
  id: string,
  { x, y }: { x: number; y: number },
  shape: string | undefined,
): DropAction | null {
  if (scene.colours.some((colour) => colour.id === id)) {
    return shape ? { type: 'colour', shape, colour: id } : null
  }
  const isInside = x >= 0 && x <= scene.width && y >= 0 && y <= scene.height
  return isInside ? { type: 'place', thing: id, x, y } : null
}

/** True once the keyboard has been used in the element. Stays true, so that nothing moves under a later click. */
function useKeyboardUsed(ref: RefObject<HTMLElement | null>): boolean {
  const [isKeyboardUsed, setKeyboardUsed] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onFocus = () => {
      if (element.querySelector(':focus-visible')) setKeyboardUsed(true)
    }
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [ref])
  return isKeyboardUsed
}

/** Largest size with this proportion that fits into the element, in CSS pixels; null until measured. */
function useFit(ref: RefObject<HTMLElement | null>, proportion: number) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const width = Math.floor(Math.min(element.clientWidth, element.clientHeight * proportion))
      setSize({ width, height: Math.floor(width / proportion) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, proportion])
  return size
}
