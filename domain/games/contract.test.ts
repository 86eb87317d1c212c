import { gameKinds } from './kinds.ts'

/** Every kind is played by the sample of its folder. */
for (const kind of gameKinds) {
  const { keepsContract }: { keepsContract(): void } = await import(`./${kind}/testing/contract.ts`)
  keepsContract()
}
