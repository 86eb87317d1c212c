import { expect, it } from 'vitest'
import { type OwnCount, unconfirmedCount } from './own-count.ts'

const hands = (right: number, of = 20) => ({ right, of })
const own = (right: number | null, sent: OwnCount['sent'] = { right, of: 20 }): OwnCount => ({
  shown: { right, of: 20 },
  sent,
})

it('keeps a count until the game confirms it, so that earlier counts do not replace it', () => {
  expect(unconfirmedCount(own(3), null)).toEqual(own(3))
  expect(unconfirmedCount(own(3), hands(1))).toEqual(own(3))
  expect(unconfirmedCount(own(3), hands(3))).toBe(null)
})

it('lets the last count win on two devices that count at the same time', () => {
  let devices: (OwnCount | null)[] = [own(5), own(7)]
  for (const right of [5, 7]) devices = devices.map((each) => unconfirmedCount(each, hands(right)))
  expect(devices).toEqual([null, null])
})

it('keeps a count while a number is typed', () => {
  expect(unconfirmedCount(own(10, hands(2, 2)), hands(10))).not.toBe(null)
  expect(unconfirmedCount(own(10, hands(2, 2)), hands(2, 2))).not.toBe(null)
})

it("shows another device's count if this one has counted no right hands", () => {
  expect(unconfirmedCount(own(null), null)).toEqual(own(null))
  expect(unconfirmedCount(own(null), hands(4))).toBe(null)
})
