import type { Account } from '../../../../domain/api/account.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { chooseClass, useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { useClassOption } from '../hooks/use-class-option.ts'
import { PupilCards } from './PupilCards.tsx'

/** Prints the cards of a class. */
export function SignInCards({ accounts }: { accounts: readonly Account[] }) {
  const pupils = accounts.filter(({ isAdmin, isEnabled }) => !isAdmin && isEnabled)
  const classOption = useClassOption()
  const classes = [...new Set(pupils.map((pupil) => pupil.classCode))].toSorted(frenchOrder)
  const classCode = useChosenClassOf(classes)
  if (classes.length === 0) return <p>Il n'y a pas encore d'élèves.</p>
  return (
    <div className="stack loose left">
      <Choice label="Classe" value={classCode} options={classes.map(classOption)} onChoose={chooseClass} />
      <PupilCards key={classCode} pupils={pupils.filter((pupil) => pupil.classCode === classCode)} />
    </div>
  )
}
