import type { OwnKind } from '../../domain/own-kinds.ts'
import { slugOf } from '../../domain/slug.ts'
import type { Grade } from '../grades.ts'
import { clientIDOf } from './page-key.ts'

/** Input for the key of a new page. */
export interface NewPage {
  kind: OwnKind
  /** Grade of its menu group; null for all grades. */
  grade: Grade | null
  /** French menu title. */
  title: string
}

/** The key of a new page, e.g. `Page_Grade4_Vocabulary_LaPlage`, with a number appended if it is taken. */
export function keyOfNewPage({ kind, grade, title }: NewPage, taken: ReadonlySet<string>): string {
  const name = slugOf(title) || 'page'
  for (let number = 1; ; number++) {
    const place = grade === null ? kind : `grade${grade}/${kind}`
    const clientID = clientIDOf(`${place}/${number === 1 ? name : `${name}-${number}`}`)
    if (!taken.has(clientID)) return clientID
  }
}
