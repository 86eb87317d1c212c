import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../../../../content/games.ts'
import { menuSeeds } from '../../../../content/menu.ts'
import { pageSeeds } from '../../../../content/pages.ts'
import { bonusChoices } from './bonus-choices.ts'

const links = menuSeeds(gameSeeds, pageSeeds).map((row, index) => ({ ...row, menuLinkID: index, ID: index }))

describe('bonusChoices', () => {
  it('gives each page a unique name', () => {
    const names = bonusChoices(links, '', '').map(({ name }) => name)
    expect(names.length).toBeGreaterThan(400)
    expect(new Set(names).size).toBe(names.length)
  })

  it('sorts pages by grade, beginning with those for all grades', () => {
    const groups = bonusChoices(links, '', '').map(({ group }) => group)
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([
      'Toutes les années',
      '1re année',
      '3e année',
      '4e année',
      '5e année',
      '6e année',
    ])
  })

  it('finds pages by kind, theme and grade, ignoring accents', () => {
    expect(bonusChoices(links, 'memoire ferme 4e', '')).toEqual([
      {
        value: 'Page_Games_Memory_Grade4_Animals_Farm',
        name: 'Mémoire – Les animaux de la ferme (4e année)',
        group: '4e année',
      },
      {
        value: 'Page_Games_SoundMemory_Grade4_Animals_Farm',
        name: 'Mémoire des sons – Les animaux de la ferme (4e année)',
        group: '4e année',
      },
    ])
  })

  it('includes the chosen page for any query', () => {
    const chosen = 'Page_Games_Memory_Grade6_Tiger'
    expect(bonusChoices(links, 'nothing such', chosen).map(({ value }) => value)).toEqual([chosen])
  })
})
