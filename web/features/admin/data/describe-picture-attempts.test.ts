import { expect, it } from 'vitest'
import { describePictureAttempts } from './describe-picture-attempts.ts'

const at = (hours: number, minutes: number) => new Date(2026, 10, 18, hours, minutes).toISOString()

it.each([
  [{ wrongToday: 0, lock: null }, ''],
  [{ wrongToday: 1, lock: null }, "1 essai raté aujourd'hui"],
  [
    { wrongToday: 5, lock: { until: at(10, 15), isEverywhere: false } },
    "bloqué sur un réseau jusqu'à 10 h 15, 5 essais ratés aujourd'hui",
  ],
  [
    { wrongToday: 20, lock: { until: at(0, 0), isEverywhere: true } },
    "bloqué jusqu'à minuit, 20 essais ratés aujourd'hui",
  ],
  [
    { wrongToday: 0, lock: { until: null, isEverywhere: true } },
    "bloqué jusqu'à ce que vous rendiez les essais",
  ],
])('tells where and until when a pupil is locked: %j', (tries, words) => {
  expect(describePictureAttempts(tries).replaceAll('\u00a0', ' ')).toBe(words)
})
