import { expect, it } from 'vitest'
import { showsUserName, userNameKey } from './user.ts'

it.each([
  ['zoe', 'Zoé', true],
  ['zoel', ' Zoé L ', true],
  ['zoel', 'Zoé', false],
  ['zoe42', 'Zoé', false],
  ['', ' ', false],
])('a name that is shown gives the user name away: %j, %j', (userName, displayName, expected) => {
  expect(showsUserName({ userName, displayName })).toBe(expected)
})

it.each(['O’Brien', 'o‘brien', ' OʼBRIEN ', "o' brien"])("%j is typed by who is called O'Brien", (typed) => {
  expect(userNameKey(typed)).toBe(userNameKey("O'Brien"))
})

it('a joiner, which not every keyboard has, makes no other name', () => {
  expect(userNameKey('علی\u200Cرضا')).toBe(userNameKey('علیرضا'))
})
