import { createContext, type ReactNode, useContext } from 'react'
import type { PaperChoices } from '../../../domain/paper/address.ts'
import { fitText } from '../../../domain/paper/fit-text.ts'
import type { PaperItem } from '../../../domain/paper/kinds.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { EncodedQRCode, type encodeText } from '../../ui/QRCode.tsx'
import styles from './paper.module.css'

interface FootTexts {
  /** Name of the list. Empty for sheets without words. */
  title: string
  /** QR code of the words on the site; null for sheets without words. */
  code: ReturnType<typeof encodeText> | null
  /** How many words the code leads to; null for all. */
  count: number | null
  /** Reproduces the sheet. */
  number: number
}

/** Texts in the footer of every page. */
export const PaperFoot = createContext<FootTexts>({ title: '', code: null, count: null, number: 0 })

interface PaperPageProps {
  /** Omit for cards to cut out, which fill the page. */
  title?: string
  /** The instruction, in French and English. */
  french?: string
  english?: string
  /** A pupil's name, or null for a line to write it on. Omit for pages of the teacher. */
  name?: string | null
  /** True for the backs of cards. */
  hasNoFoot?: boolean
  children: ReactNode
}

/** One printed page. Its size in millimetres fits Letter and A4 with the margins of school printers. */
export function PaperPage({ title, french, english, name, hasNoFoot = false, children }: PaperPageProps) {
  return (
    <section className={styles.page}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {name !== undefined && <Name name={name} />}
          {french && (
            <p>
              {french}{' '}
              <span lang="en" data-stays>
                {english}
              </span>
            </p>
          )}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {!hasNoFoot && <Foot />}
    </section>
  )
}

export function Name({ name }: { name: string | null }) {
  return (
    <p className={styles.name}>Nom : {name === null ? <span className={styles.blank} /> : <b>{name}</b>}</p>
  )
}

function Foot() {
  const { title, code, count, number } = useContext(PaperFoot)
  return (
    <div className={styles.foot}>
      {code && <EncodedQRCode code={code} label="Code QR : ces mots sur le site" />}
      <p>
        <b>{title}</b>
        {title !== '' && <br />}
        {code ? (
          <>
            Pratique {count === null ? 'ces mots' : `${count} de ces mots`}
            {'\u00a0'}:{' '}
            <span lang="en" data-stays>
              practise {count === null ? 'these words' : `${count} of these words`}
            </span>{' '}
            ({location.host})
          </>
        ) : (
          location.host
        )}
      </p>
      <p className={styles.number}>Feuille nº {number}</p>
    </div>
  )
}

interface BoxProps {
  /** In millimetres. */
  width: number
  height: number
  /** The largest text, in points. */
  most?: number
}

/** A text as large as its box allows. */
export function FitText({
  text: written,
  lang,
  ...box
}: BoxProps & { text: string; lang?: 'en' | 'fr' | undefined }) {
  const text = lang === 'en' ? written : frenchSpaces(written)
  return (
    <span
      className={styles.text}
      style={{ fontSize: `${fitText(text, { max: 24, ...box })}pt` }}
      lang={lang}
      data-stays
    >
      {text}
    </span>
  )
}

interface FaceProps extends BoxProps {
  item: PaperItem
  look: PaperChoices['aspect']
  /** The language of the text. */
  text: 'french' | 'english'
}

/**
 * A word as a picture, a text or both. A missing picture becomes the English text. `text="english"` never shows the
 * French, which may be the answer.
 */
export function Face({ item, look, text, width, height, most }: FaceProps) {
  const hasEnglish = item.english !== ''
  const image = look === 'mot' && (text === 'french' || hasEnglish) ? null : item.image
  const isEnglish = hasEnglish && (text === 'english' || look === 'image')
  const isPictureEnough = look === 'image' || (text === 'english' && !hasEnglish)
  const french = text === 'french' ? item.french : ''
  const shown = image && isPictureEnough ? null : isEnglish ? item.english : french
  const textHeight = image ? height * 0.32 : height
  return (
    <span className={styles.face}>
      {image && (
        <img
          src={mediaUrl(image)}
          alt={shown === null ? item.english : ''}
          style={{ width: '100%', height: `${shown === null ? height : height - textHeight}mm` }}
        />
      )}
      {shown !== null && (
        <FitText
          text={shown}
          lang={isEnglish ? 'en' : undefined}
          width={width}
          height={textHeight}
          {...(most !== undefined && { most })}
        />
      )}
    </span>
  )
}

interface GridProps {
  columns: number
  rows: number
  /** The height of a row in millimetres. */
  height: number
  className?: string | undefined
  children: ReactNode
}

/** Cells of equal size. Empty places at the end stay empty. */
export function Grid({ columns, rows, height, className, children }: GridProps) {
  return (
    <div
      className={[styles.grid, className].filter(Boolean).join(' ')}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, ${height}mm)`,
      }}
    >
      {children}
    </div>
  )
}
