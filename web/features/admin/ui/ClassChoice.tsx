import type { Account } from '../../../../domain/api/account.ts'
import { chooseClass, chosenClass } from '../../../lib/session/chosen-class.ts'
import { useClassOption } from '../hooks/use-class-option.ts'
import { NameChoice } from './NameChoice.tsx'

/** Chooses one class that has pupils, or all. The choice is shared by all pages. */
export function ClassChoice({ accounts }: { accounts: readonly Account[] }) {
  const classOption = useClassOption()
  return (
    <NameChoice
      label="Classe"
      allLabel="Toutes"
      names={accounts.map(({ classCode }) => classCode)}
      formatName={(classCode) => classOption(classCode).name}
      value={chosenClass.use()}
      onChoose={chooseClass}
    />
  )
}
