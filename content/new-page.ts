import type { OwnKind } from '../domain/own-kinds.ts'
import { slugOf } from '../domain/slug.ts'
import type { Grade } from './grades.ts'
import { clientIDOf } from './page-key.ts'

/** What the key of a new page is made of. */
export interface NewPage {
  kind: OwnKind
  /** That of the place in the menu; null where it is for all. */
  grade: Grade | null
  /** French, as the menu names it. */
  title: string
}

/** The key of a new page, with a number behind where it is taken: "La plage" of grade 4 -> `Page_Grade4_Vocabulary_LaPlage`. */
export function keyOfNewPage({ kind, grade, title }: NewPage, taken: ReadonlySet<string>): string {
  const name = slugOf(title) || 'page'
  for (let number = 1; ; number++) {
    const place = grade === null ? kind : `grade${grade}/${kind}`
    const clientID = clientIDOf(`${place}/${number === 1 ? name : `${name}-${number}`}`)
    if (!taken.has(clientID)) return clientID
  }
}
