import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { knownWords, pages } from '../../db/schema.ts'
import type { School } from '../../testing/school.ts'
import { FARM, linkTo, openSchoolOfWords, WRITTEN, wordCalls } from '../../testing/word-calls.ts'
import { refreshKnownWords } from './refresh-known-words.ts'

let school: School
beforeEach(async () => {
  school = await openSchoolOfWords()
})
const { answer, saved, words, mission, writePage } = wordCalls(() => school)

describe('refreshKnownWords', () => {
  const OWN = 'Page_Grade6_Vocabulary_Festival_Play'
  const french = async () => (await words()).map((word) => word.french)

  it('adds the words of a saved page, and keeps the memory of a word that is removed', async () => {
    const first = await writePage(OWN, ['le dragon vert'], null)
    expect(await saved([answer('le-dragon-vert')])).toMatchObject({ data: { accepted: 1 } })
    expect(await words()).toMatchObject([{ french: 'le dragon vert', page: OWN, theme: 'Mes mots' }])
    const second = await writePage(OWN, ['le dragon bleu'], first)
    expect(await french()).toEqual([])
    expect(await saved([answer('le-dragon-vert')])).toMatchObject({ data: { ignored: 1 } })
    await writePage(OWN, ['le dragon vert'], second)
    expect(await words()).toMatchObject([{ french: 'le dragon vert', tries: 1 }])
  })

  it('reads a page with 5,000 words', async () => {
    const all = Array.from({ length: 5000 }, (_none, index) => `le mot ${index}`)
    const content = {
      form: 'cards',
      sections: [
        { title: '', words: all.map((each) => ({ french: each, english: '', image: null, sound: null })) },
      ],
    }
    const clientID = 'Page_Grade4_Vocabulary_Own'
    await school.db.insert(pages).values({
      clientID,
      kind: 'vocabulary',
      title: 'X',
      content: JSON.stringify(content),
      updated: WRITTEN,
    })
    await linkTo(school, clientID, 5)
    expect(await saved([answer('le-mot-4999')])).toMatchObject({ data: { accepted: 1 } })
    expect(await school.db.$count(knownWords, eq(knownWords.clientID, clientID))).toBe(5000)
    expect((await mission()).words).toHaveLength(10)
  })

  it('removes the words of a deleted page', async () => {
    await refreshKnownWords(school.db)
    const before = await school.db.$count(knownWords)
    await school.db.delete(pages).where(eq(pages.clientID, FARM))
    await refreshKnownWords(school.db)
    expect(await school.db.$count(knownWords)).toBeLessThan(before)
    expect(await saved([answer('la-poule')])).toMatchObject({ data: { ignored: 1 } })
  })
})
