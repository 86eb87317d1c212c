import { type OwnKind, ownKinds } from '../domain/own-kinds.ts'
import { type Grade, linkGrade } from './grades.ts'

/** A page that a teacher made: everything but its content is told by its key. */
export interface OwnPage {
  clientID: string
  path: string
  kind: OwnKind
  /** The key's last part: the page's record and its menu row know the name as it was typed. */
  title: string
  grade: Grade | null
  access: 'everyone'
  isOwn: true
}

/** Where the addresses of teachers' pages begin: no page of the site lies there. */
export const OWN_PAGES = '/pages'

const OWN_KEY = /^Page_((?:Grade\d_)?([A-Z][a-z]+)_([A-Z\d][A-Za-z\d]*))$/

/** `Page_Grade4_Vocabulary_LaPlage` -> the page at `/pages/Grade4_Vocabulary_LaPlage`; undefined for any other key. */
export function ownPageOf(clientID: string): OwnPage | undefined {
  const [, rest = '', section = '', title = ''] = OWN_KEY.exec(clientID) ?? []
  const kind = ownKinds.find((each) => each === section.toLowerCase())
  if (!kind) return undefined
  const path = `${OWN_PAGES}/${rest}`
  return { clientID, path, kind, title, grade: linkGrade(clientID), access: 'everyone', isOwn: true }
}
