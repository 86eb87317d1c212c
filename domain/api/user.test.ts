import { expect, it } from 'vitest'
import { showsUserName, userNameKey } from './user.ts'

it.each([
  ['zoe', 'Zoé', true],
  ['zoel', ' Zoé L ', true],
  ['zoel', 'Zoé', false],
  ['zoe42', 'Zoé', false],
  ['', ' ', false],
])('compares user name %j with display name %j', (userName, displayName, expected) => {
  expect(showsUserName({ userName, displayName })).toBe(expected)
})

it.each(['O’Brien', 'o‘brien', ' OʼBRIEN ', "o' brien"])("matches %j with the name O'Brien", (typed) => {
  expect(userNameKey(typed)).toBe(userNameKey("O'Brien"))
})

it('ignores a joiner, which not every keyboard has', () => {
  expect(userNameKey('علی\u200Cرضا')).toBe(userNameKey('علیرضا'))
})
