import styles from './Menu.module.css'

export function NewStar() {
  return (
    <span className={styles.star}>
      <span aria-hidden="true">★</span>
      <span className="for-ears"> (nouveau)</span>
    </span>
  )
}
