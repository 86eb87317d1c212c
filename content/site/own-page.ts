import { type OwnKind, ownKinds } from '../../domain/own-kinds.ts'
import { type Grade, linkGrade } from '../grades.ts'

/** A page made by a teacher. Everything but its content follows from its key. */
export interface OwnPage {
  clientID: string
  path: string
  kind: OwnKind
  /** Last part of the key. The title as typed is in the page's record and menu row. */
  title: string
  grade: Grade | null
  access: 'everyone'
  isOwn: true
}

/** Path prefix of teachers' pages. No shipped page uses it. */
export const OWN_PAGES_PATH = '/pages'

const OWN_KEY = /^Page_((?:Grade\d_)?([A-Z][a-z]+)_([A-Z\d][A-Za-z\d]*))$/

/** `Page_Grade4_Vocabulary_LaPlage` → the page at `/pages/Grade4_Vocabulary_LaPlage`; undefined for other keys. */
export function ownPageOf(clientID: string): OwnPage | undefined {
  const [, rest = '', section = '', title = ''] = OWN_KEY.exec(clientID) ?? []
  const kind = ownKinds.find((each) => each === section.toLowerCase())
  if (!kind) return undefined
  const path = `${OWN_PAGES_PATH}/${rest}`
  return { clientID, path, kind, title, grade: linkGrade(clientID), access: 'everyone', isOwn: true }
}
