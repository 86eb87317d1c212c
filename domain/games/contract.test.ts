import { gameKinds } from './kinds.ts'

/** Runs the contract tests of every kind with the sample of its folder. */
for (const kind of gameKinds) {
  const { runContractTests }: { runContractTests(): void } = await import(`./${kind}/testing/contract.ts`)
  runContractTests()
}
