import { expect, it } from 'vitest'
import { showsUserName, userNameKey } from './user.ts'

it.each([
  ['zoe', 'Zoé', true],
  ['zoel', ' Zoé L ', true],
  ['zoel', 'Zoé', false],
  ['zoe42', 'Zoé', false],
  ['', ' ', false],
])('compares the user name %j with the display name %j', (userName, displayName, expected) => {
  expect(showsUserName({ userName, displayName })).toBe(expected)
})

it.each(['O’Brien', 'o‘brien', ' OʼBRIEN ', "o' brien"])("treats %j as the name O'Brien", (typed) => {
  expect(userNameKey(typed)).toBe(userNameKey("O'Brien"))
})

it('ignores a zero-width joiner, which some keyboards lack', () => {
  expect(userNameKey('علی\u200Cرضا')).toBe(userNameKey('علیرضا'))
})
