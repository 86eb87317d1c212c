import { expect, it, vi } from 'vitest'
import { schoolTime } from './school-time.ts'

it.each([
  ['2026-11-18T14:05:07.000Z', 'America/Toronto', '2026-11-18 09:05:07'],
  ['2026-11-18T05:00:00.000Z', 'America/Toronto', '2026-11-18 00:00:00'],
  ['2026-07-01T03:59:59.999Z', 'America/Toronto', '2026-06-30 23:59:59'],
  ['2026-01-01T00:00:00.000Z', 'Europe/Paris', '2026-01-01 01:00:00'],
])('formats %s in the time zone %s as %s', (instant, timeZone, shown) => {
  expect(schoolTime(instant, timeZone)).toBe(shown)
})

it('builds the text from the parts of a time, because browsers format whole times differently', () => {
  class OldFormat extends Intl.DateTimeFormat {
    override format() {
      return '11/18/26 06:05:07'
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: OldFormat })
  expect(schoolTime('2026-11-18T14:05:07.000Z', 'Asia/Tokyo')).toBe('2026-11-18 23:05:07')
  vi.unstubAllGlobals()
})
