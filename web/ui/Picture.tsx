import { useState } from 'react'
import { reportProblem } from '../lib/api/report-problem.ts'
import { mediaUrl } from '../lib/file-urls.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** Path under the media base; null where there is none. */
  image: string | null
  /** What the picture shows: stands in its place where it is missing. */
  word: string
  /** Empty (the default) where the word stands beside the picture anyway. */
  alt?: string
  /** Width and height in CSS pixels that are kept free for it; the style may make it smaller. */
  size: number
  /** Of one that is no square. */
  height?: number
  /** In sight when the page opens: loaded at once. */
  isFirst?: boolean
  /** Of a drawing that is the largest thing in sight when the page opens: it stands in the page itself (scripts/build/inlined.ts). */
  fetchPriority?: 'high' | undefined
  className?: string
}

/** A picture, square unless its height is another. One that is missing or does not load is told to the teacher's log. */
export function Picture({
  image,
  word,
  alt = '',
  size,
  height = size,
  isFirst = false,
  fetchPriority,
  className,
}: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const look = [styles.picture, className].filter(Boolean).join(' ')

  const report = () => {
    setMissing(image)
    reportProblem(`Missing picture: ${image} (${word})`)
  }

  if (image === null || missing === image) {
    return (
      <span className={`${look} ${styles.missing}`} aria-hidden={alt === '' || undefined}>
        {word}
      </span>
    )
  }
  return (
    <img
      // An error before the page came to life is not announced again: it is seen on the element.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) report()
      }}
      className={look}
      src={mediaUrl(image)}
      alt={alt}
      width={size}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
      draggable={false}
      onError={report}
    />
  )
}
