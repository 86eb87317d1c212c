import type { ReactNode } from 'react'
import yard from '../../ui/art/yard.svg'
import styles from './Yard.module.css'

interface YardProps {
  className: string | undefined
  children: ReactNode
}

/** The school yard, as wide as the screen, behind the top of the home page. */
export function Yard({ className, children }: YardProps) {
  return (
    <div className={`${styles.yard} ${className}`}>
      <img className={styles.scene} src={yard} alt="" fetchPriority="high" />
      {children}
    </div>
  )
}
