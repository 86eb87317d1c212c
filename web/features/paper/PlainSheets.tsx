import { evenParts } from '../../../domain/even-parts.ts'
import { numberInWords } from '../../../domain/number-words.ts'
import { monthWeeks } from '../../../domain/paper/sheets.ts'
import owl from '../../ui/art/owl.svg'
import { FitText, Grid, PaperPage } from './PaperPage.tsx'
import styles from './paper.module.css'
import { joinKey, type SheetProps } from './sheet-props.ts'

/** Sheets that need no words. */

const DAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

export function CalendarSheet({ copies, choices: { mois } }: SheetProps) {
  const weeks = monthWeeks(mois)
  const title = monthInWords(mois)
  return copies.map(({ name }, copy) => (
    <PaperPage key={joinKey('copy', copy)} title={title} name={name}>
      <Grid columns={7} rows={1} height={9} className={styles.days}>
        {DAYS.map((day) => (
          <div key={day}>{day}</div>
        ))}
      </Grid>
      <Grid columns={7} rows={weeks.length} height={200 / weeks.length} className={styles.calendar}>
        {weeks.flat().map((day, place) => (
          <div key={joinKey('day', place)}>{day}</div>
        ))}
      </Grid>
    </PaperPage>
  ))
}

/** "novembre 2026" @param month `2026-11` */
export function monthInWords(month: string): string {
  const day = new Date(`${month}-01T12:00:00Z`)
  return day.toLocaleDateString('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Numbers per strip of the number line. More would leave too little room for the longest number in words. */
const PER_STRIP = 7

/** Strips to glue end to end, with each number in words. */
export function NumberLine({ copies, choices: { fin } }: SheetProps) {
  const numbers = Array.from({ length: fin + 1 }, (_, value) => value)
  const strips = evenParts(numbers, PER_STRIP)
  const longest = Math.max(...strips.map((strip) => strip.length))
  return copies.flatMap(({ name }, copy) =>
    evenParts(strips, 6).map((part, page) => (
      <PaperPage
        key={joinKey(copy, page)}
        title="La ligne des nombres"
        name={name}
        french="Découpe les bandes et colle-les bout à bout."
        english="Cut out the strips and glue them end to end."
      >
        <div className={styles.numbers}>
          {part.map((strip) => (
            // The distance between numbers is the same on all strips.
            <div key={strip[0]} style={{ width: `${(strip.length / longest) * 100}%` }}>
              <Grid columns={strip.length} rows={1} height={30} className={styles.cells}>
                {strip.map((value) => (
                  <div key={value}>
                    <b>{value}</b>
                    <FitText text={numberInWords(value)} width={186 / longest - 3} height={14} most={10} />
                  </div>
                ))}
              </Grid>
            </div>
          ))}
        </div>
      </PaperPage>
    )),
  )
}

/** Two certificates per page. */
export function Certificates({ copies }: SheetProps) {
  return evenParts(copies, 2).map((part, page) => (
    <PaperPage key={joinKey('page', page)}>
      {part.map(({ name }, place) => (
        <div key={joinKey(name, place)} className={styles.certificate}>
          <img src={owl} alt="" />
          <h2>Bravo!</h2>
          {name === null ? (
            <span className={styles.blank} />
          ) : (
            <FitText text={name} width={110} height={16} most={34} />
          )}
          <p>
            a gagné un Bravo en français.{' '}
            <span lang="en" data-stays>
              has earned a Bravo in French.
            </span>
          </p>
          <p className={styles.signed}>
            <span>
              Date : <span className={styles.blank} />
            </span>
            <span>
              Signature : <span className={styles.blank} />
            </span>
          </p>
        </div>
      ))}
    </PaperPage>
  ))
}
