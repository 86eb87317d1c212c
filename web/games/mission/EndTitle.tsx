import { useLayoutEffect, useRef } from 'react'
import type { OwlText } from '../../../domain/spoken-sentences.ts'
import { OwlSays } from '../../ui/OwlSays.tsx'
import styles from './MissionEnd.module.css'

interface EndTitleProps {
  text: OwlText
  /** Spoken text, if it is longer. */
  said?: OwlText
}

/** Title of the end view. Takes the focus; the owl can read it aloud. */
export function EndTitle({ text, said = text }: EndTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <OwlSays {...said} size={120} className={styles.owl} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {text.french} <small lang="en">{text.english}</small>
      </h1>
    </>
  )
}
