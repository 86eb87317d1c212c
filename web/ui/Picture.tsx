import { useState } from 'react'
import { reportProblem } from '../lib/api/report-problem.ts'
import { mediaUrl } from '../lib/file-urls.ts'
import styles from './ui.module.css'

interface PictureProps {
  /** Path under the media base, or null. */
  image: string | null
  /** Shown instead if the picture is missing. */
  word: string
  /** Default: empty, since the word is usually next to the picture. */
  alt?: string
  /** Language of `alt`, if it is not French. */
  lang?: 'en' | undefined
  /** Width and height in CSS pixels, reserved in the layout. Styles may shrink the picture. */
  size: number
  /** Set if the picture is not square. */
  height?: number
  /** Visible when the page opens, so loaded eagerly. */
  isFirst?: boolean
  /** For the largest drawing that is visible when the page opens; the build inlines it (scripts/build/inlined.ts). */
  fetchPriority?: 'high' | undefined
  className?: string
}

/** A picture with reserved space. A missing one shows its word and is reported to the teacher's log. */
export function Picture({
  image,
  word,
  alt = '',
  lang,
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
      // An error before hydration fires no event here: check the element's state.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) report()
      }}
      className={look}
      src={mediaUrl(image)}
      alt={alt}
      lang={lang}
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
