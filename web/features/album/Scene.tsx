import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { PICTURE_SIZE, type Point, type WeekPicture } from '../../../content/week-pictures.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { listen } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './album.module.css'
import {
  clampToPicture,
  loadMoved,
  type MovedWords,
  type PlacedWord,
  positionText,
  sideOf,
  storeMoved,
  styleAt,
} from './placement.ts'

interface SceneProps {
  picture: WeekPicture
  /** At most as many as the picture has places. */
  words: readonly PlacedWord[]
  hasEmptyPlaces: boolean
  /** Moved words are stored per pupil and week. */
  owner: { userID: number; week: string }
}

/** A week's background with its words, which speak and can be moved. */
export function Scene({ picture, words, hasEmptyPlaces, owner: { userID, week } }: SceneProps) {
  const helpID = useId()
  const scene = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<MovedWords>(() => loadMoved(userID, week))
  const [chosen, setChosen] = useState<string | null>(null)
  const [news, setNews] = useState('')

  const say = ({ word, sound, french }: PlacedWord) => {
    unlockSound()
    listen(sound, french)
    setChosen(word)
  }
  const move = ({ word }: PlacedWord, [x, y]: Point) => {
    setChosen(word)
    setMoved((before) => ({ ...before, [word]: [x, y] }))
  }
  const drop = ({ word, french }: PlacedWord, [x, y]: Point) => {
    const after: MovedWords = { ...moved, [word]: [x, y] }
    setMoved(after)
    storeMoved(userID, week, after)
    setNews(`${french}, ${positionText([x, y])}`)
  }

  return (
    <div ref={scene} className={styles.scene}>
      <Background picture={picture} />
      {hasEmptyPlaces &&
        picture.places
          .slice(words.length)
          .map((place) => (
            <span
              key={place.join()}
              className={styles.sceneEmpty}
              style={styleAt(place)}
              aria-hidden="true"
            />
          ))}
      <ul className={styles.words} aria-label="Les mots de mon image" aria-describedby={helpID}>
        {words.map((word, index) => (
          <Piece
            key={word.word}
            word={word}
            at={moved[word.word] ?? picture.places[index] ?? [50, 50]}
            scene={scene}
            isChosen={chosen === word.word}
            onSay={() => say(word)}
            onMove={(at) => move(word, at)}
            onDrop={(at) => drop(word, at)}
          />
        ))}
      </ul>
      <p id={helpID} className="for-ears">
        Entrée dit le mot. Les flèches le déplacent.
      </p>
      <p role="status" className="for-ears">
        {news}
      </p>
    </div>
  )
}

/** The same picture for printing, with the name of every word. */
export function PaperScene({ picture, words, owner: { userID, week } }: Omit<SceneProps, 'hasEmptyPlaces'>) {
  const moved = loadMoved(userID, week)
  return (
    <div className={styles.scene}>
      <Background picture={picture} />
      {words.map(({ word, french, image }, index) => (
        <span
          key={word}
          className={styles.piece}
          style={styleAt(moved[word] ?? picture.places[index] ?? [50, 50])}
        >
          <img className={styles.picture} src={mediaUrl(image ?? '')} alt="" />
          <span className={styles.sceneName}>{french}</span>
        </span>
      ))}
    </div>
  )
}

function Background({ picture: { background } }: Pick<SceneProps, 'picture'>) {
  return (
    <img
      className={styles.background}
      src={mediaUrl(background)}
      alt=""
      draggable={false}
      {...PICTURE_SIZE}
    />
  )
}

/** In CSS pixels. A pointer that moves less presses the word instead of dragging it. */
const MIN_DRAG = 8
/** Distance of an arrow key, in percent of the picture. */
const ARROW_STEP_PERCENT = 3
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-ARROW_STEP_PERCENT, 0],
  ArrowRight: [ARROW_STEP_PERCENT, 0],
  ArrowUp: [0, -ARROW_STEP_PERCENT],
  ArrowDown: [0, ARROW_STEP_PERCENT],
}

interface PieceProps {
  word: PlacedWord
  at: Point
  /** The picture that the word stays in. */
  scene: RefObject<HTMLElement | null>
  isChosen: boolean
  onSay(): void
  onMove(at: Point): void
  /** Called with the position at which the word was dropped. */
  onDrop(at: Point): void
}

/** A word in the picture: a press speaks it, a drag with one finger or an arrow key moves it. */
function Piece({ word, at, scene, isChosen, onSay, onMove, onDrop }: PieceProps) {
  const drag = useRef<{ pointer: number; from: Point; start: Point; at: Point | null } | null>(null)
  const wasDragged = useRef(false)

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    wasDragged.current = false
    if (drag.current || !event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { pointerId: pointer, clientX, clientY } = event
    drag.current = { pointer, from: [clientX, clientY], start: at, at: null }
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const { current } = drag
    if (current?.pointer !== pointerId || !scene.current) return
    const [x, y] = [clientX - current.from[0], clientY - current.from[1]]
    if (!current.at && Math.hypot(x, y) < MIN_DRAG) return
    const { clientWidth, clientHeight } = scene.current
    current.at = clampToPicture([
      current.start[0] + (100 * x) / clientWidth,
      current.start[1] + (100 * y) / clientHeight,
    ])
    onMove(current.at)
  }
  const end = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointer !== pointerId) return
    const dropped = drag.current.at
    drag.current = null
    wasDragged.current = dropped !== null
    if (dropped) onDrop(dropped)
  }
  const press = ({ detail }: MouseEvent) => {
    // `detail` is 0 for keyboard clicks.
    if (detail === 0 || !wasDragged.current) onSay()
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    onDrop(clampToPicture([at[0] + step[0], at[1] + step[1]]))
  }

  return (
    <li
      className={styles.piece}
      style={styleAt(at)}
      data-chosen={isChosen || undefined}
      data-side={sideOf(at)}
    >
      <button
        type="button"
        className={styles.button}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onLostPointerCapture={end}
        // A long press is a slow drag.
        onContextMenu={(event) => event.preventDefault()}
        onClick={press}
        onKeyDown={pressKey}
      >
        <Picture image={word.image} word={word.french} size={132} className={styles.picture ?? ''} />
        <span className={styles.sceneName}>{word.french}</span>
      </button>
    </li>
  )
}
