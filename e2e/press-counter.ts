import { expect, type Locator } from '@playwright/test'

/** Maximum presses for a teacher's main tasks. */
const MAX_PRESSES = 5

/** Presses controls and counts the presses. Choosing from a list and typing a text count as one. */
export function pressCounter(maximum = MAX_PRESSES) {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses++
      await target.click()
    },
    tick: async (target: Locator) => {
      presses++
      await target.check()
    },
    choose: async (target: Locator, value: string) => {
      presses++
      await target.selectOption(value)
    },
    expectFew: () => expect(presses).toBeLessThanOrEqual(maximum),
  }
}
