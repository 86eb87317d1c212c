import { useId } from 'react'
import { Bar, CartesianGrid, BarChart as Chart, Tooltip, XAxis, YAxis } from 'recharts'
import styles from './DayChart.module.css'

interface DayChartProps {
  title: string
  /** In their order, each day as `YYYY-MM-DD`. */
  days: readonly { day: string; count: number }[]
}

/** As wide as its card by CSS alone: on paper, and until a change of the screen is measured, its drawing shrinks. */
const SIZE = { width: '100%', height: 220 }

/** Counts of days as bars. The same numbers stand in a table for those who do not see it. */
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
          <XAxis dataKey="day" tick={TICK} tickFormatter={shortDay} />
          <YAxis allowDecimals={false} width={40} tick={TICK} />
          <Tooltip
            cursor={CURSOR}
            labelFormatter={(day) => shortDay(String(day))}
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
              {shortDay(day)} : {count}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const shortDate = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "18 nov." */
function shortDay(day: string): string {
  return shortDate.format(new Date(`${day}T00:00:00Z`))
}

const TICK = { fill: 'var(--ink-soft)', fontSize: 14 }
const CURSOR = { fill: 'var(--paper-deep)' }
