import type { ReactNode } from 'react'
import styles from './Plant.module.css'

interface PlantProps {
  /** 0 (seed) to 5 (bloom). */
  strength: number
  /** The word is due: the plant droops and shows a drop. */
  isThirsty?: boolean
  /** The plant has grown and opens overnight: a bud closes its tip. */
  isClosed?: boolean
  className?: string | undefined
}

/** The plant of a word. Decorative: state its meaning in words next to it. `--petal` is the colour of its flower. */
export function Plant({ strength, isThirsty = false, isClosed = false, className }: PlantProps) {
  const stage = Math.min(Math.max(Math.round(strength), 0), stages.length - 1)
  return (
    <svg
      className={[styles.plant, className].filter(Boolean).join(' ')}
      viewBox="0 0 64 80"
      width={64}
      height={80}
      aria-hidden="true"
      data-strength={stage}
      data-thirsty={isThirsty || undefined}
    >
      <path className={styles.earth} d="M4 76q4-13 28-13t28 13q0 4-28 4T4 76z" />
      <g className={styles.growth}>
        {stages[stage]}
        {isClosed && <g transform={`translate(0 ${tips[stage]})`}>{bud}</g>}
      </g>
      {isThirsty && <path className={styles.drop} d="M54 4q8 10 8 16a8 8 0 0 1-16 0q0-6 8-16z" />}
    </svg>
  )
}

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]
/** Distance of each stage's tip below the position of the full bud. */
const tips = [36, 27, 16, 6, 0, 0]

const bud = (
  <>
    <path className={styles.petal} d="M32 24q-12-6-7-20 4 3 7-4 3 7 7 4 5 14-7 20z" />
    <path className={styles.shade} d="M32 24q7-10 1-23l6 3q5 14-7 20z" />
    <path className={styles.leaf} d="M32 26q-10 0-11-11 9 1 11 7 2-6 11-7-1 11-11 11z" />
  </>
)
const stem = (top: number) => <path className={styles.stem} d={`M32 67V${top}`} />
const lowerLeaves = (
  <>
    <path className={styles.leaf} d="M32 60q-20 2-22-14 18-2 22 14z" />
    <path className={styles.dark} d="M32 57q18 2 22-14-18-2-22 14z" />
  </>
)
const upperLeaves = (
  <>
    <path className={styles.leaf} d="M32 42q-16 0-18-12 15 0 18 12z" />
    <path className={styles.dark} d="M32 38q15 0 17-12-14 0-17 12z" />
  </>
)

const stages: readonly ReactNode[] = [
  <path key="seed" className={styles.seed} d="M23 66q0-11 9-12 9 1 9 12-9 5-18 0z" />,
  <g key="sprout">
    {stem(52)}
    <path className={styles.leaf} d="M32 54q-15 1-17-10 15 0 17 10z" />
    <path className={styles.dark} d="M32 53q13 0 15-10-13 0-15 10z" />
  </g>,
  <g key="leaves">
    {stem(38)}
    {lowerLeaves}
  </g>,
  <g key="tall">
    {stem(22)}
    {lowerLeaves}
    {upperLeaves}
  </g>,
  <g key="bud">
    {stem(22)}
    {lowerLeaves}
    {upperLeaves}
    {bud}
  </g>,
  <g key="bloom">
    {stem(40)}
    {lowerLeaves}
    <g className={styles.petal}>
      {PETALS.map((angle) => (
        <ellipse key={angle} cx={32} cy={8.5} rx={8} ry={8.5} transform={`rotate(${angle} 32 27)`} />
      ))}
    </g>
    <circle className={styles.heart} cx={32} cy={27} r={16} />
  </g>,
]
