import type { Account } from '../../../domain/api/account.ts'
import { Choice } from '../../ui/Choice.tsx'

export const ALL_CLASSES = ''

interface ClassChoiceProps {
  accounts: readonly Account[]
  value: string
  onChoose(classCode: string): void
}

/** One of the classes that have pupils, or all of them. */
export function ClassChoice({ accounts, value, onChoose }: ClassChoiceProps) {
  const codes = [...new Set(accounts.map(({ classCode }) => classCode))].filter((code) => code !== '').sort()
  const options = [
    { value: ALL_CLASSES, name: 'Toutes' },
    ...codes.map((classCode) => ({ value: classCode, name: classCode })),
  ]
  return <Choice label="Classe" value={value} options={options} onChoose={onChoose} />
}
