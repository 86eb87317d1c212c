import { expect, it } from 'vitest'
import { keySet } from './key-set.ts'

it('adds each of many similar texts once', () => {
  const keys = keySet()
  const texts = Array.from({ length: 200_000 }, (_none, index) =>
    JSON.stringify([index % 450, `Page_${index}`]),
  )
  expect(texts.filter((text) => keys.add(text))).toHaveLength(200_000)
  expect(texts.filter((text) => keys.add(text))).toHaveLength(0)
  expect(keys.size).toBe(200_000)
})

it('distinguishes the empty text and single characters', () => {
  const keys = keySet()
  const texts = ['', '0', '\0', '\0\0', 'a', 'é', 'ab', 'ba']
  for (const text of texts) expect(keys.add(text), text).toBe(true)
  for (const text of texts) expect(keys.add(text), text).toBe(false)
})
