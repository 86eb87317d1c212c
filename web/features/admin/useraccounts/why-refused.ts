import type { Account } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { userNameKey } from '../../../../domain/api/user.ts'
import type { CheckedLine } from './checked-list.ts'

/** A list that is looked at, and what it is held against. */
export interface CheckedList {
  /** The columns in the order of `PUPIL_COLUMNS`. */
  rows: readonly string[][]
  accounts: readonly Account[]
  classes: readonly SchoolClass[]
}

/** Why a line is not taken, as the teacher is told. */
export function reasonOf({ cells, fault, namesake }: CheckedLine, list: CheckedList): string {
  if (namesake) {
    const { displayName, classCode } = namesake
    return `« ${cells[0]} » est déjà le nom de ${displayName} (${classCode}) : cochez « même élève », ou donnez un autre nom d'utilisateur.`
  }
  return fault ? (whyRefused(cells, list) ?? fault.message) : 'décochée.'
}

/**
 * Why the API refused a row, and what to do about it, in the words of the table; null where its own sentence has to do.
 * @param row a refused one of the list's
 */
export function whyRefused(row: readonly string[], { rows, accounts, classes }: CheckedList): string | null {
  const [userName = '', , classCode = '', pin = ''] = row
  const key = userNameKey(userName)
  if (userName === '') return "il manque le nom d'utilisateur."
  if (classCode === '') return 'il manque la classe.'
  if (!/^(\d{4})?$/.test(pin))
    return 'le NIP a 4 chiffres, ou rien : le tableur a peut-être enlevé des zéros.'
  if (!classes.some((known) => known.classCode === classCode))
    return DATE.test(classCode)
      ? `« ${classCode} » : le tableur en a peut-être fait une date. Mettez la colonne au format Texte et retapez les classes.`
      : `« ${classCode} » n'est pas une classe de l'école : corrigez-la, ou ajoutez-la dans « Les classes ».`
  if (rows.filter(([name = '']) => userNameKey(name) === key).length > 1)
    return `« ${userName} » est déjà plus haut : donnez-lui un autre nom d'utilisateur.`
  if (accounts.some((account) => account.isAdmin && userNameKey(account.userName) === key))
    return `« ${userName} » est un administrateur.`
  return null
}

/** What a spreadsheet makes of 4-1: "04-janv.", "1-Apr" or "2026-01-04". */
const DATE = /^(\d{1,2}[- ]\p{L}{3,}\.?|\d{4}-\d{2}-\d{2})$/u
