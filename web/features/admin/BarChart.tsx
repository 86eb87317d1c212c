import { useId } from 'react'
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import styles from './BarChart.module.css'

interface BarChartProps {
  title: string
  bars: readonly { name: string; count: number }[]
}

const HEIGHT = 220

/** Counts as bars. The same numbers stand in a table for those who do not see it. */
export function BarChart({ title, bars }: BarChartProps) {
  const titleID = useId()
  if (bars.length === 0) return null
  return (
    <section className={styles.chart} aria-labelledby={titleID}>
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <Chart data={[...bars]} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="name" tick={TICK} />
            <YAxis allowDecimals={false} width={40} tick={TICK} />
            <Tooltip cursor={CURSOR} formatter={(count) => [count, 'Total']} />
            <Bar dataKey="count" fill="var(--accent)" isAnimationActive={false} maxBarSize={48} />
          </Chart>
        </ResponsiveContainer>
      </div>
      <details>
        <summary className={styles.summary}>Les mêmes nombres en mots</summary>
        <ul>
          {bars.map(({ name, count }) => (
            <li key={name}>
              {name} : {count}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const TICK = { fill: 'var(--ink-soft)', fontSize: 14 }
const CURSOR = { fill: 'var(--paper-deep)' }
