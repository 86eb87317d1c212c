import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { WeekPicture } from '../../../content/week-pictures.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './album.module.css'
import type { PlacedWord } from './placement.ts'
import { PaperScene } from './Scene.tsx'
import { weekTitle } from './week-title.ts'

interface PrintButtonProps {
  week: string
  picture: WeekPicture
  words: readonly PlacedWord[]
  userID: number
}

/** Prints a week's picture on one page, instead of the page around it. */
export function PrintButton({ week, picture, words, userID }: PrintButtonProps) {
  const paper = useRef<HTMLDivElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    window.addEventListener('afterprint', stop)
    const images = [...(paper.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(images.map((image) => image.decode())).then(() => print())
    return () => window.removeEventListener('afterprint', stop)
  }, [isPrinting])
  return (
    <>
      <Button look="soft" onClick={() => setPrinting(true)}>
        Imprimer <small lang="en">Print</small>
      </Button>
      {isPrinting &&
        createPortal(
          <div ref={paper} className={`for-paper ${styles.paper}`}>
            <h2>{picture.title}</h2>
            <p>{weekTitle(week)}</p>
            <PaperScene picture={picture} words={words} owner={{ userID, week }} />
            <p>Mes mots : {words.map(({ french }) => french).join(', ')}.</p>
          </div>,
          document.body,
        )}
    </>
  )
}
