import bear from '../../ui/art/bear.svg'
import styles from './word-challenge.module.css'

const balloons = [
  { colour: '#e8505b', x: 48, y: 62 },
  { colour: '#4aa3df', x: 152, y: 62 },
  { colour: '#ffc94a', x: 100, y: 40 },
] as const

/** A bear with three balloons. Lost balloons fly away. */
export function Balloons({ left }: { left: number }) {
  return (
    <svg className={styles.scene} viewBox="0 0 200 250" preserveAspectRatio="xMidYMax" aria-hidden="true">
      {balloons.map(({ colour, x, y }, index) => (
        <g key={colour} className={styles.balloon} data-free={index >= left || undefined}>
          <path
            d={`M${x} ${y + 36}Q${(x + 100) / 2 + 6} 130 100 178`}
            fill="none"
            stroke="#655a7d"
            strokeWidth="2"
          />
          <path d={`M${x - 6} ${y + 44}l6-10 6 10z`} fill={colour} />
          <ellipse cx={x} cy={y} rx="32" ry="38" fill={colour} />
          <path
            d={`M${x - 14} ${y - 16}q4-10 12-11`}
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <image href={bear} x="52" y="152" width="96" height="96" />
    </svg>
  )
}
