import { beforeEach, expect, it } from 'vitest'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

it("returns the server's time if no month is given", async () => {
  expect(await school.call('GET /misc/date')).toMatchObject({
    status: 200,
    body: { date: WEDNESDAY, day: WEDNESDAY.slice(0, 10) },
  })
})

it.each([
  ['this month', WEDNESDAY, 11, '2026-11-01T04:00:00.000Z'],
  ['a future month is last year’s', WEDNESDAY, 12, '2025-12-01T05:00:00.000Z'],
  ['a month of summer time', WEDNESDAY, 7, '2026-07-01T04:00:00.000Z'],
  ['a month of winter time', WEDNESDAY, 1, '2026-01-01T05:00:00.000Z'],
  ['the last instant of a year at school', '2027-01-01T04:59:59.999Z', 1, '2026-01-01T05:00:00.000Z'],
  ['the first instant of a year at school', '2027-01-01T05:00:00.000Z', 1, '2027-01-01T05:00:00.000Z'],
])("returns the school's midnight at the start of the month: %s", async (_title, now, month, date) => {
  school.clock.set(now)
  expect(await school.call(`GET /misc/date?month=${month}`)).toMatchObject({ status: 200, body: { date } })
})

it("follows the school's time zone", async () => {
  const auckland = await openSchool({ SCHOOL_TIME_ZONE: 'Pacific/Auckland' })
  auckland.clock.set('2026-10-31T11:00:00.000Z')
  expect(await auckland.call('GET /misc/date?month=11')).toMatchObject({
    body: { date: '2026-10-31T11:00:00.000Z', timeZone: 'Pacific/Auckland', day: '2026-11-01' },
  })
})

it.each(['0', '13', 'x', '1.5', '', '-1', '01', '1|2026'])('refuses the month %j', async (month) => {
  expect(await school.call(`GET /misc/date?month=${month}`)).toMatchObject({
    status: 400,
    body: { message: 'month doit être un mois de 1 à 12.' },
  })
})
