import { expect, it } from 'vitest'
import { openedText } from './opened-text.ts'

it('counts the plants that have opened, without naming a night', () => {
  expect(openedText(1)).toEqual({ french: "1 plante s'est ouverte!", english: '1 plant has opened!' })
  expect(openedText(3)).toEqual({ french: '3 plantes se sont ouvertes!', english: '3 plants have opened!' })
})
