import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { WordCard } from '../WordCard.tsx'
import styles from './FoodMenu.module.css'

interface FoodMenuProps {
  restaurant: string
  /** `price` in cents. */
  courses: { title: string; dishes: (VocabularyWord & { price: number })[] }[]
}

/** A restaurant's menu. Each dish speaks its name. */
export function FoodMenu({ restaurant, courses }: FoodMenuProps) {
  return (
    <section className={styles.menu}>
      <h2 className={styles.restaurant}>{restaurant}</h2>
      {courses.map((course) => (
        <section key={course.title}>
          <h3 className={styles.course}>{course.title}</h3>
          <ul className={styles.dishes}>
            {course.dishes.map((dish) => (
              <li key={dish.french}>
                <WordCard word={dish} />
                <p className={styles.price}>{inDollars(dish.price)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** Canadian French format, e.g. "4,50 $". */
function inDollars(cents: number): string {
  return new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100)
}
