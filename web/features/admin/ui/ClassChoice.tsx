import type { Account } from '../../../../domain/api/account.ts'
import { chooseClass, chosenClass } from '../../../lib/session/chosen-class.ts'
import { NameChoice } from './NameChoice.tsx'

/** Chooses one of the classes that have pupils, or all of them, for every page. */
export function ClassChoice({ accounts }: { accounts: readonly Account[] }) {
  const codes = accounts.map(({ classCode }) => classCode)
  return (
    <NameChoice label="Classe" all="Toutes" names={codes} value={chosenClass.use()} onChoose={chooseClass} />
  )
}
