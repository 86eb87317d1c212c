import { expect, it } from 'vitest'
import { nameFault } from '../domain/name-fault.ts'
import { gameSeeds } from './games.ts'
import { menuSeeds } from './menu.ts'
import { pageSeeds } from './pages.ts'

it('accepts all shipped titles as valid input', () => {
  const names = [
    ...pageSeeds.map(({ title }) => title),
    ...gameSeeds.map(({ description }) => description),
    ...menuSeeds(gameSeeds, pageSeeds).map(({ displayName }) => displayName),
  ]
  expect(names.filter((name) => nameFault(name) !== null)).toEqual([])
})
