import { useId, useRef, useState } from 'react'
import { PICTURE_SIZE, type Place, type WeekPicture } from '../../../content/week-pictures.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import styles from './album.module.css'
import { loadMoved, type MovedWords, storeMoved } from './moved-words.ts'
import { Piece } from './Piece.tsx'
import { type PlacedWord, partOf, styleAt } from './placement.ts'

interface SceneProps {
  picture: WeekPicture
  /** At most as many as the picture has places. */
  words: readonly PlacedWord[]
  hasEmptyPlaces: boolean
  /** The pupil and the week, under which moved words are stored. */
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
    playSound(sound, french)
    setChosen(word)
  }
  const move = ({ word }: PlacedWord, [x, y]: Place) => {
    setChosen(word)
    setMoved((before) => ({ ...before, [word]: [x, y] }))
  }
  const drop = ({ word, french }: PlacedWord, [x, y]: Place) => {
    const after: MovedWords = { ...moved, [word]: [x, y] }
    setMoved(after)
    storeMoved(userID, week, after)
    setNews(`${french}, ${partOf([x, y])}`)
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

/** The same picture for paper: every word has its name. */
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
