import type { Account } from '../../../../domain/api/account.ts'
import { NameChoice } from './NameChoice.tsx'

interface ClassChoiceProps {
  accounts: readonly Account[]
  value: string
  onChoose(classCode: string): void
}

/** One of the classes that have pupils, or all of them. */
export function ClassChoice({ accounts, value, onChoose }: ClassChoiceProps) {
  const codes = accounts.map(({ classCode }) => classCode)
  return <NameChoice label="Classe" all="Toutes" names={codes} value={value} onChoose={onChoose} />
}
