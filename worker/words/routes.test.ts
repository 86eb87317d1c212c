import { and, eq, inArray, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import type { WordAnswer } from '../../domain/api/word-answers.ts'
import { missedWordsAnswer, missionAnswer } from '../../domain/api/words.ts'
import { DAY } from '../../domain/bounds.ts'
import { dealMission } from '../../domain/learning/mission-deck.ts'
import { supportBits } from '../../domain/supports.ts'
import { activities, knownWords, menuLinks, pages, users } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'
import { FARM, linkTo, openSchoolOfWords, WRITTEN, wordCalls, ZOO } from '../testing/word-calls.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchoolOfWords()
})
const { ago, answer, send, mission, words, forgetMissions, writePage } = wordCalls(() => school)

/** Adds a shipped word page with its menu row. */
async function addPage(clientID: string, index: number): Promise<void> {
  const seed = pageSeeds.find((page) => page.clientID === clientID)
  if (!seed) throw new Error(`There is no ${clientID}.`)
  await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
  await linkTo(school, clientID, index)
}

async function moveToGrade6(): Promise<void> {
  await school.call('PUT /classes/6-1', { as: 'madame', body: { teacherName: 'Mme Roy', grade: 6 } })
  await school.db.update(users).set({ classCode: '6-1' }).where(eq(users.id, alice.id))
}

describe('GET /words/:userID/mission', () => {
  it('starts with the first theme of the grade and stays the same all day', async () => {
    const first = await mission()
    expect(first).toMatchObject({ date: '2026-11-18', isDone: false })
    expect(first.words).toHaveLength(10)
    expect(new Set(first.words.map(({ page }) => page))).toEqual(new Set([FARM]))
    expect(first.words.every(({ isNew, task }) => isNew && task === 'recognise')).toBe(true)
    const [one, ...others] = first.words
    if (!one) throw new Error('The mission is empty.')
    await send([answer(one.word), answer('le-lion', { at: ago(2 * DAY) })])
    const later = await mission()
    expect(later.words.map(({ word }) => word)).toEqual(first.words.map(({ word }) => word))
    expect(later.words.filter(({ isDone }) => isDone)).toHaveLength(1)
    await send(others.map(({ word }) => answer(word, { right: false })))
    expect(await mission()).toMatchObject({ isDone: true })
    school.clock.advance(DAY)
    const next = await mission()
    expect(next).toMatchObject({ date: '2026-11-19', isDone: false })
    expect(next.words.map(({ word }) => word)).not.toEqual(first.words.map(({ word }) => word))
  })

  it('does not mark a word as done after an answer without alternatives or a self-assessment', async () => {
    const [first, second, third] = (await mission()).words
    if (!first || !second || !third) throw new Error('The mission is empty.')
    await send([
      answer(first.word, { task: 'recognise', options: 1 }),
      answer(second.word, { task: 'say' }),
      answer(third.word),
    ])
    const done = (await mission()).words.filter(({ isDone }) => isDone)
    expect(done.map(({ word }) => word)).toEqual([third.word])
  })

  it('asks for a word again on another device until it is answered right', async () => {
    const [right, wrong] = (await mission()).words
    if (!right || !wrong) throw new Error('The mission is empty.')
    await send([answer(right.word), answer(wrong.word, { right: false })])
    const onOther = await mission()
    expect(onOther.words.filter(({ isDone }) => isDone).map(({ word }) => word)).toEqual([right.word])
    const asked = dealMission(onOther.words, [], false).tasks.map(({ word }) => word.id)
    expect(asked).toHaveLength(9)
    expect(asked).toContain(wrong.word)
    await send([answer(wrong.word)])
    expect((await mission()).words.filter(({ isDone }) => isDone)).toHaveLength(2)
  })

  it('marks a word that can be neither spelt nor chosen as done after any answer', async () => {
    await school.db
      .update(menuLinks)
      .set({ isEnabled: false })
      .where(inArray(menuLinks.clientID, [FARM, ZOO]))
    const single = 'Page_Grade4_Vocabulary_Camping'
    await writePage(single, ['Ô'], null)
    await linkTo(school, single, 7)
    const [only] = (await mission()).words
    if (!only) throw new Error('The mission is empty.')
    await send([answer(only.word, { task: 'recognise', options: 1 })])
    expect(await mission()).toMatchObject({ words: [{ isDone: true }], isDone: true })
  })

  it('includes pages for all grades whatever the grade of the class', async () => {
    const forAll = 'Page_Vocabulary_LaRecre'
    const none = JSON.stringify({ form: 'cards', sections: [] })
    const made = {
      clientID: forAll,
      kind: 'vocabulary',
      title: 'La récré',
      content: none,
      updated: WRITTEN,
    } as const
    await school.db.insert(pages).values(made)
    await linkTo(school, forAll, 8)
    await writePage(forAll, ['la balançoire rouge', 'la corde rouge'], WRITTEN)
    await school.db
      .update(menuLinks)
      .set({ isEnabled: false })
      .where(inArray(menuLinks.clientID, [FARM, ZOO]))
    const read = async () => (await mission()).words.map(({ french, page }) => `${french} ${page}`)
    const both = [`la balançoire rouge ${forAll}`, `la corde rouge ${forAll}`]
    expect(await read()).toEqual(both)
    await school.call('PUT /classes/6-1', { as: 'madame', body: { teacherName: 'Mme Roy', grade: 6 } })
    await school.db.update(users).set({ classCode: '6-1' }).where(eq(users.id, alice.id))
    await forgetMissions()
    expect(await read()).toEqual(both)
  })

  it('continues with the theme that the class last played before today', async () => {
    const play = (userID: number, clientID: string, activityDate: string) =>
      school.db.insert(activities).values({
        userID,
        week: '2026-11-15',
        clientID,
        activityLogID: Date.parse(activityDate),
        description: '',
        activityDate,
      })
    await play(bruno.id, 'Page_Games_Memory_Grade4_Animals_Zoo', ago(DAY))
    await play(bruno.id, 'Page_Games_Memory_Grade4_Animals_Farm', ago(60_000))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([ZOO]))
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, alice.id))
    await forgetMissions()
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([FARM]))
  })

  it('follows a pupil into another class: memories stay, but only words of the new grade are asked for', async () => {
    await send([answer('la-vache', { right: false })])
    school.clock.advance(2 * DAY)
    await addPage('Page_Grade6_Vocabulary_Tiger', 6)
    await moveToGrade6()
    expect(await words()).toMatchObject([{ word: 'la-vache', page: FARM }])
    const dealt = (await mission()).words
    expect(new Set(dealt.map(({ page }) => page))).toEqual(new Set(['Page_Grade6_Vocabulary_Tiger']))
  })

  it('asks for the new words of the grade first, and for those of lower grades last', async () => {
    const [tiger, carnaval] = ['Page_Grade6_Vocabulary_Tiger', 'Page_Grade6_Vocabulary_Carnaval']
    await addPage('Page_Grade4_Vocabulary_Carnaval', 5)
    await addPage(carnaval, 6)
    await addPage(tiger, 7)
    await moveToGrade6()
    const isOfGrade4 = async (word: string) =>
      (
        await school.db
          .select()
          .from(knownWords)
          .where(and(eq(knownWords.word, word), like(knownWords.clientID, 'Page_Grade4%')))
      ).length > 0
    const dealt = (await mission()).words
    expect(new Set(dealt.map(({ page }) => page))).toEqual(new Set([carnaval]))
    expect(await Promise.all(dealt.map(({ word }) => isOfGrade4(word)))).not.toContain(true)
    await send(dealt.map(({ word }) => answer(word)))
    school.clock.advance(DAY)
    const next = (await mission()).words.filter(({ isNew }) => isNew)
    expect(new Set(next.map(({ page }) => page))).toEqual(new Set([tiger]))
  })

  it('continues with new words on each day of a lesson on a page of another grade', async () => {
    const tiger = 'Page_Grade6_Vocabulary_Tiger'
    await addPage(tiger, 6)
    const lesson = { title: 'Le tigre', steps: [{ clientID: tiger }], classCodes: ['4-1'] }
    const days = { firstDay: '2026-11-18', lastDay: '2026-11-20', isOpenToVisitors: false }
    await school.call('POST /lessons', { as: 'madame', body: { ...lesson, ...days } })
    const first = (await mission()).words
    expect(new Set(first.map(({ page }) => page))).toEqual(new Set([tiger]))
    await send(first.map(({ word }) => answer(word)))
    school.clock.advance(DAY)
    const isAgain = ({ word }: { word: string }) => first.some((each) => each.word === word)
    const next = (await mission()).words
    expect(next.filter(({ isNew }) => isNew)).not.toHaveLength(0)
    expect(next.filter((each) => each.isNew && isAgain(each))).toEqual([])
  })

  it('uses the grade that the teacher gave the class, whatever its name', async () => {
    const grade6 = 'Page_Grade6_Vocabulary_Tiger'
    await addPage(grade6, 6)
    const renards = encodeURIComponent('Les renards')
    await school.call(`PUT /classes/${renards}`, { as: 'madame', body: { teacherName: 'Mme Roy', grade: 6 } })
    await school.db.update(users).set({ classCode: 'Les renards' }).where(eq(users.id, alice.id))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([grade6]))
    const session = await school.call('POST /auth/login', { body: { userName: 'alice' } })
    expect(session.body).toMatchObject({ user: { classCode: 'Les renards', grade: 6 } })
  })

  it('uses the middle grade of a pupil in a class of three grades', async () => {
    const grades = { teacherName: 'Mme Roy', grade: 3, lastGrade: 5 }
    await school.call('PUT /classes/4-1', { as: 'madame', body: grades })
    await school.db.update(users).set({ grade: 4 }).where(eq(users.id, alice.id))
    const found = (await mission()).words.map(({ page }) => page)
    expect(found).not.toEqual([])
    for (const page of found) expect(page).toMatch(/^Page_Grade4_/)
  })

  it('leaves out new words of closed pages and is shorter for a small theme', async () => {
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, FARM))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([ZOO]))
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, ZOO))
    await forgetMissions()
    expect(await mission()).toMatchObject({ words: [], isDone: false })
    const small = 'Page_Grade4_Vocabulary_Camping'
    await writePage(small, ['le feu bleu', 'la tente bleue', 'le lac bleu'], null)
    await linkTo(school, small, 7)
    expect((await mission()).words.map(({ french }) => french)).toEqual([
      'le feu bleu',
      'la tente bleue',
      'le lac bleu',
    ])
  })
})

describe('PUT /words/:userID/mission', () => {
  const choose = (isLightning: boolean, as: 'alice' | 'bruno' | 'madame' = 'alice') =>
    school.call(`PUT /words/${alice.id}/mission`, { as, body: { isLightning } })
  const known = 'la-vache'

  beforeEach(async () => {
    for (let day = 0; day < 3; day++) {
      await send([answer(known, { task: 'spell', options: null })])
      school.clock.advance(DAY)
    }
    school.clock.advance(120 * DAY)
  })

  it('skips words known on three days, and redeals a mission that has not begun', async () => {
    expect((await mission()).words[0]).toMatchObject({ word: known })
    const { status, body } = await choose(true)
    expect(status).toBe(200)
    const { data } = z.parse(missionAnswer, body)
    expect(data.isLightning).toBe(true)
    expect(data.words).toHaveLength(10)
    expect(data.words.map(({ word }) => word)).not.toContain(known)
    expect(await mission()).toEqual(data)
    await choose(false)
    expect((await mission()).words[0]).toMatchObject({ word: known })
  })

  it('does not change a mission that has begun, and applies from the next day', async () => {
    const { words: dealt } = await mission()
    await send([answer(dealt[1]?.word ?? '')])
    await choose(true)
    const wordsOf = async () => (await mission()).words.map(({ word }) => word)
    expect(await wordsOf()).toEqual(dealt.map(({ word }) => word))
    school.clock.advance(DAY)
    expect(await wordsOf()).not.toContain(known)
  })

  it('keeps other supports, and allows only the pupil, in grades 4 to 6', async () => {
    await school.db
      .update(users)
      .set({ supports: supportBits(['calm']) })
      .where(eq(users.id, alice.id))
    const bits = async () => (await school.db.select().from(users).where(eq(users.id, alice.id)))[0]?.supports
    await choose(true)
    expect(await bits()).toBe(supportBits(['calm', 'lightning']))
    await choose(false)
    expect(await bits()).toBe(supportBits(['calm']))
    for (const other of ['bruno', 'madame'] as const) expect((await choose(true, other)).status).toBe(403)
    await school.call('PUT /classes/4-1', { as: 'madame', body: { teacherName: 'Mme Roy', grade: 3 } })
    expect((await choose(true)).status).toBe(403)
  })
})

describe('GET /words/missed', () => {
  const missed = async (query = '') => {
    const { status, body } = await school.call(`GET /words/missed${query}`, { as: 'madame' })
    expect(status).toBe(200)
    return z.parse(missedWordsAnswer, body).data.map(({ word, tries, wrong }) => `${word} ${wrong}/${tries}`)
  }
  const wrong = (word: string, more: Partial<WordAnswer> = {}) => answer(word, { right: false, ...more })

  beforeEach(async () => {
    await send([wrong('le-coq', { task: 'listen' }), wrong('la-vache'), answer('le-cochon')])
    await send([
      wrong('le-coq', { task: 'recognise' }),
      wrong('la-chevre', { options: 1 }),
      wrong('la-vache', { task: 'say' }),
    ])
    const brunos = [wrong('le-coq'), answer('la-vache'), wrong('le-mouton', { task: 'listen' })]
    await school.call('POST /answers', { as: 'bruno', body: { userID: bruno.id, answers: brunos } })
  })

  it('lists the words of all pupils, most missed first, ignoring answers without a choice', async () => {
    expect(await missed()).toEqual(['le-coq 3/3', 'le-mouton 1/1', 'la-vache 1/2'])
    const { body } = await school.call('GET /words/missed', { as: 'madame' })
    expect(z.parse(missedWordsAnswer, body).data[0]).toMatchObject({ french: 'le coq', page: FARM, by: [] })
    const ofClass = await school.call('GET /words/missed?classCode=4-1', { as: 'madame' })
    expect(z.parse(missedWordsAnswer, ofClass.body).data[0]?.by.toSorted()).toEqual([alice.id, bruno.id])
  })

  it('filters by class, task and number of days', async () => {
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, bruno.id))
    expect(await missed('?classCode=4-1')).toEqual(['le-coq 2/2', 'la-vache 1/1'])
    const archived = { classCode: '4-1', isEnabled: false }
    await school.db.update(users).set(archived).where(eq(users.id, bruno.id))
    expect(await missed('?classCode=4-1')).toEqual(['le-coq 2/2', 'la-vache 1/1'])
    expect(await missed('?task=listen')).toEqual(['le-coq 1/1', 'le-mouton 1/1'])
    school.clock.advance(2 * DAY)
    await send([wrong('le-cochon')])
    expect(await missed('?days=1')).toEqual(['le-cochon 1/1'])
  })

  it('leaves out unknown words and answers of administrators', async () => {
    await school.call('POST /answers', {
      as: 'madame',
      body: { userID: people.madame.id, answers: [wrong('le-cochon')] },
    })
    await school.db.delete(knownWords).where(eq(knownWords.word, 'le-coq'))
    expect(await missed()).toEqual(['le-mouton 1/1', 'la-vache 1/2'])
  })

  it.each(['?days=61', '?days=0', '?task=guess', '?classCode='])('refuses the query %s', async (query) => {
    expect(await school.call(`GET /words/missed${query}`, { as: 'madame' })).toMatchObject({ status: 400 })
  })

  it('allows only administrators', async () => {
    expect(await school.call('GET /words/missed', { as: 'alice' })).toMatchObject({ status: 403 })
    expect(await school.call('GET /words/missed')).toMatchObject({ status: 401 })
  })
})
