import { describe, expect, it } from 'vitest'
import type { RememberedWord } from '../api/words.ts'
import { bedsOf, gardenTotals, hasGrown, isThirsty, overnight, wateringTask } from './garden.ts'
import { isPlant } from './plant.ts'

const TODAY = '2026-11-18'
const word = (french: string, more: Partial<RememberedWord> = {}): RememberedWord => ({
  word: french,
  french,
  english: '',
  image: null,
  sound: null,
  page: 'Page_Farm',
  theme: 'La ferme',
  strength: 1,
  before: 1,
  days: 1,
  due: '2026-11-30',
  firstSeen: '2026-11-01T12:00:00.000Z',
  lastSeen: '2026-11-01T12:00:00.000Z',
  right: 1,
  tries: 1,
  ...more,
})

describe('a garden', () => {
  it('has a bed for each theme, the thirstiest first', () => {
    const words = [
      word('la vache', { strength: 5 }),
      word('le lion', { page: 'Page_Zoo', theme: 'Le zoo', due: TODAY }),
      word('le singe', { page: 'Page_Zoo', theme: 'Le zoo' }),
      word('le tigre', { page: 'Page_Zoo', theme: 'Le zoo', due: '2026-11-01' }),
      word('la pluie', { page: null, theme: 'La météo' }),
    ]
    expect(bedsOf(words, TODAY)).toMatchObject([
      {
        key: 'Page_Zoo',
        thirsty: 2,
        inBloom: 0,
        words: [{ french: 'le lion' }, { french: 'le tigre' }, { french: 'le singe' }],
      },
      { key: 'Page_Farm', thirsty: 0, inBloom: 1 },
      { key: 'La météo', title: 'La météo' },
    ])
    expect(bedsOf([], TODAY)).toEqual([])
  })

  it('asks for due words with tasks that get harder as the plants grow', () => {
    expect(['2026-11-17', TODAY, '2026-11-19', null].map((due) => isThirsty({ due }, TODAY))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([0, 1, 2, 3, 5].map((strength) => wateringTask({ strength }))).toEqual([
      'recognise',
      'listen',
      'recall',
      'spell',
      'spell',
    ])
  })

  it('counts words in bloom and the changes of the week', () => {
    const words = [
      word('a', { strength: 5, before: 5 }),
      word('b', { strength: 5, before: 4 }),
      word('c', { strength: 2, before: 1 }),
      word('d'),
    ]
    expect(gardenTotals(words)).toEqual({ inBloom: 2, bloomedThisWeek: 1, grownThisWeek: 2 })
    expect(words.map(hasGrown)).toEqual([false, true, true, false])
    expect(bedsOf(words, TODAY)).toMatchObject([{ inBloom: 2, grown: 2 }])
  })

  it('grows plants for words and short expressions, but not for sentences or questions', () => {
    const isGrown = (french: string) => isPlant({ french })
    const plants = ['la vache', "aujourd'hui", 'Bonne fête!', 'le jour de la Saint-Valentin', 's’il te plaît']
    expect(plants.filter(isGrown)).toEqual(plants)
    const sentences = [
      'Il pleut.',
      'Où est le chat?',
      'Quel temps fait-il ?',
      'Le chat __ gris',
      'Viens jouer avec moi!',
    ]
    expect(sentences.filter(isGrown)).toEqual([])
    expect(isGrown('Le petit chat gris dort sur le lit')).toBe(false)
    expect(bedsOf([word('Il pleut.', { due: TODAY })], TODAY)).toEqual([])
  })

  it('keeps plants that grew today closed, and opens those that grew since the last visit', () => {
    const dayOf = (instant: string) => instant.slice(0, 10)
    const seen = (day: string) => ({ lastSeen: `${day}T15:00:00.000Z`, due: '2026-12-20' })
    const words = [
      word('grew today', seen(TODAY)),
      word('grew yesterday', seen('2026-11-17')),
      word('grew the day before', seen('2026-11-16')),
      word('was wrong yesterday', { ...seen('2026-11-17'), due: TODAY }),
      word('cannot grow further', { ...seen('2026-11-17'), strength: 3, days: 4 }),
    ]
    const [closed, opened] = [new Set(['grew today']), new Set(['grew yesterday'])]
    expect(overnight(words, { today: TODAY, shownOn: null, dayOf })).toEqual({ closed, opened })
    expect(overnight(words, { today: TODAY, shownOn: '2026-11-17', dayOf })).toEqual({ closed, opened })
    expect(overnight(words, { today: TODAY, shownOn: '2026-11-16', dayOf }).opened).toEqual(
      new Set(['grew yesterday', 'grew the day before']),
    )
    expect(overnight(words, { today: TODAY, shownOn: TODAY, dayOf }).opened).toEqual(new Set())
  })
})
