import type { ReactNode } from 'react'
import styles from './Plant.module.css'

interface PlantProps {
  /** 0 (seed) to 5 (bloom). */
  strength: number
  /** The word is due: the plant droops and shows a drop. */
  isThirsty?: boolean
  className?: string | undefined
}

/** The plant of a word. Decorative: state its meaning in words next to it. `--petal` is the colour of its flower. */
export function Plant({ strength, isThirsty = false, className }: PlantProps) {
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
      <path className={styles.earth} d="M6 74q4-12 26-12t26 12q0 4-26 4T6 74z" />
      <path className={styles.crumbs} d="M18 72h4M30 75h5M42 71h4" />
      <g className={styles.growth}>{stages[stage]}</g>
      {isThirsty && <path className={styles.drop} d="M52 8q9 12 9 18a9 9 0 0 1-18 0q0-6 9-18z" />}
    </svg>
  )
}

const LEFT = 'M32 54q-18 2-20-12 16-2 20 12z'
const RIGHT = 'M32 50q16 2 20-12-16-2-20 12z'
const UPPER_LEFT = 'M32 38q-14 0-16-10 13-1 16 10z'
const UPPER_RIGHT = 'M32 34q13 0 15-10-12-1-15 10z'
const ANGLES = [0, 72, 144, 216, 288]

const stages: readonly ReactNode[] = [
  <path key="seed" className={styles.seed} d="M25 66q0-8 7-9 7 1 7 9-7 5-14 0z" />,
  <g key="sprout">
    <path className={styles.stem} d="M32 66V52" />
    <path className={styles.leaf} d="M32 54q-11 1-13-8 11-1 13 8zM32 53q10 0 12-8-10-1-12 8z" />
  </g>,
  <g key="leaves">
    <path className={styles.stem} d="M32 66V40" />
    <path className={styles.leaf} d={`${LEFT}${RIGHT}`} />
  </g>,
  <g key="tall">
    <path className={styles.stem} d="M32 66V24" />
    <path className={styles.leaf} d={`${LEFT}${RIGHT}${UPPER_LEFT}${UPPER_RIGHT}`} />
  </g>,
  <g key="bud">
    <path className={styles.stem} d="M32 66V22" />
    <path className={styles.leaf} d={`${LEFT}${RIGHT}${UPPER_LEFT}${UPPER_RIGHT}`} />
    <path className={styles.petal} d="M32 24q-11-6-6-18 3 3 6-3 3 6 6 3 5 12-6 18z" />
    <path className={styles.leaf} d="M32 26q-9 0-10-9 8 0 10 6 2-6 10-6-1 9-10 9z" />
  </g>,
  <g key="bloom">
    <path className={styles.stem} d="M32 66V20" />
    <path className={styles.leaf} d={`${LEFT}${RIGHT}`} />
    <g className={styles.petal}>
      {ANGLES.map((angle) => (
        <ellipse key={angle} cx={32} cy={8.5} rx={7} ry={8} transform={`rotate(${angle} 32 20)`} />
      ))}
    </g>
    <circle className={styles.heart} cx={32} cy={20} r={6.5} />
  </g>,
]
