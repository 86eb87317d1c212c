import { useId } from 'react'
import { Bar, CartesianGrid, BarChart as Chart, Tooltip, XAxis, YAxis } from 'recharts'
import { shortDateInWords } from '../../../../domain/day-in-words.ts'
import styles from './ui.module.css'

interface DayChartProps {
  title: string
  /** In chronological order; `day` is `YYYY-MM-DD`. */
  days: readonly { day: string; count: number }[]
}

/** Sized by CSS, so that the chart shrinks immediately in print and when the viewport changes. */
const SIZE = { width: '100%', height: 220 }

/** A bar chart of counts by day. Hidden from screen readers, which get the same numbers as a list. */
export function DayChart({ title, days }: DayChartProps) {
  const titleID = useId()
  if (days.length === 0) return null
  return (
    <section className={styles.chart} aria-labelledby={titleID}>
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      <div aria-hidden="true">
        <Chart responsive style={SIZE} data={[...days]} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="day" tick={TICK} tickFormatter={shortDateInWords} />
          <YAxis allowDecimals={false} width={40} tick={TICK} />
          <Tooltip
            cursor={CURSOR}
            labelFormatter={(day) => shortDateInWords(String(day))}
            formatter={(count) => [count, 'Total']}
          />
          <Bar dataKey="count" fill="var(--accent)" isAnimationActive={false} maxBarSize={48} />
        </Chart>
      </div>
      <details>
        <summary className={styles.summary}>Les mêmes nombres en mots</summary>
        <ul>
          {days.map(({ day, count }) => (
            <li key={day}>
              {shortDateInWords(day)} : {count}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const TICK = { fill: 'var(--ink-soft)', fontSize: 14 }
const CURSOR = { fill: 'var(--paper-deep)' }
