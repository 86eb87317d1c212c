import { expect, type Locator } from '@playwright/test'

/** A main job of a teacher's takes at most so many presses. */
const MOST_PRESSES = 5

/** Presses and counts them: a choice of a list is one, as what is typed is. */
export function counted(most = MOST_PRESSES) {
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
    expectFew: () => expect(presses).toBeLessThanOrEqual(most),
  }
}
