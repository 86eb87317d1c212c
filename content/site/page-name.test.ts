import { describe, expect, it } from 'vitest'
import { kinds } from '../../domain/games/kinds.ts'
import { groupBy } from '../../domain/group-by.ts'
import { gameSeeds } from '../games.ts'
import { menuSeeds } from '../menu.ts'
import { pageSeeds } from '../pages.ts'
import { pageName } from './page-name.ts'

const links = menuSeeds(gameSeeds, pageSeeds).filter(({ clientID }) => clientID !== '')

describe('pageName', () => {
  it('returns different names for all shipped pages and games', () => {
    const names = links.map(pageName)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each([
    [
      'Page_Games_Memory_Grade3_Farm',
      'Les animaux de la ferme (3e année)',
      'Mémoire – Les animaux de la ferme (3e année)',
    ],
    [
      'Page_Grade1_Games_Memory_Pets',
      'Mémoire : Les animaux (1re année)',
      'Mémoire – Les animaux (1re année)',
    ],
    ['Page_Grade1_Games_Canvas_Numbers', 'Les nombres', 'Écoute et place – Les nombres (1re année)'],
    ['Page_Games_Canvas_Pizza', 'La pizza', 'Écoute et place – La pizza'],
    ['Page_Games_Memory_LeCirque', 'Le cirque', 'Mémoire – Le cirque'],
    [
      'Page_Grade3_Vocabulary_Farm',
      'Les animaux de la ferme',
      'Vocabulaire – Les animaux de la ferme (3e année)',
    ],
    ['Page_Grade1_Music', 'La musique de la 1re année', 'La musique de la 1re année'],
    ['Page_Music', 'La musique', 'La musique'],
    ['Page_From_Another_Version', 'La plage', 'La plage'],
  ])('returns for %s with the menu title "%s" the name "%s"', (clientID, displayName, name) => {
    expect(pageName({ clientID, displayName })).toBe(name)
  })

  it('is shown with a different picture for every kind of game', () => {
    const byIcon = groupBy(Object.values(kinds), ({ look }) => look.icon)
    const names = [...byIcon.values()].map((each) => [...new Set(each.map(({ look }) => look.name))])
    expect(names.filter((shared) => shared.length > 1)).toEqual([])
  })
})
