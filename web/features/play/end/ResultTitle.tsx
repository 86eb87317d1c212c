import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { OwlText } from '../../../../content/owl-texts.ts'
import { soundPath } from '../../../../content/words/media-path.ts'
import { sentencesOf } from '../../../../domain/spoken-sentences.ts'
import { queueInstruction } from '../../../lib/sound/sound.ts'
import { LazyOwl } from '../../../ui/lazy-owl.ts'
import styles from './result.module.css'

const MAX_STARS = 3

interface ResultTitleProps {
  level: 'h1' | 'h2'
  title: ReactNode
  /** 0 to 3, by the result. Undefined if it is not known. */
  stars?: number | undefined
  /** Text that the owl speaks when pressed. With stars, its first sentence is also spoken automatically. */
  said: OwlText
  /** More about the result. */
  children?: ReactNode
}

/**
 * The celebration at the end of a game or mission: owl, stars and title, which takes the focus. The owl
 * cheers only for stars.
 */
export function ResultTitle({ level: Heading, title, stars, said, children }: ResultTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const [praise] = sentencesOf(said.french)
  useEffect(() => {
    if (stars && praise) queueInstruction(soundPath(praise), praise)
  }, [stars, praise])
  return (
    <div className={styles.result}>
      <LazyOwl className={styles.owl} size={176} pose={stars ? 'cheering' : 'waving'} {...said} />
      <div className={styles.words}>
        {stars !== undefined && stars > 0 && (
          <p className={styles.stars}>
            {Array.from({ length: MAX_STARS }, (_none, place) => place).map((place) => (
              <span key={place} aria-hidden="true" data-full={place < stars || undefined}>
                {place < stars ? '★' : '☆'}
              </span>
            ))}
            <span className="for-ears">{`${stars} ${stars < 2 ? 'étoile' : 'étoiles'} sur ${MAX_STARS}`}</span>
          </p>
        )}
        <Heading ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
