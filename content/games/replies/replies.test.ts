import { describe, expect, it } from 'vitest'
import { CORRECT_ANSWERS_PER_CHECK } from '../../../domain/economy.ts'
import { quiDitQuoi } from '../../../domain/games/qui-dit-quoi/rules.ts'
import { pagesWithDialogues } from '../../dialogues.ts'
import { grades } from '../../grades.ts'
import { conversations } from './conversations.ts'
import { misfits } from './misfits.ts'
import { replyGames } from './records.ts'

const dialogues = grades.flatMap(pagesWithDialogues).flatMap((page) => page.dialogues)
const lines = dialogues.flatMap((dialogue) => dialogue.lines.map(({ french }) => french))
const itemsOf = (id: string) =>
  quiDitQuoi.parseDeck(replyGames.find((record) => record.id === id)?.data ?? '').items

describe('wrong replies', () => {
  it('answer dialogue lines and are themselves lines of dialogues', () => {
    const texts = Object.entries(misfits).flatMap(([line, others]) => [line, ...others])
    expect(texts.filter((text) => !lines.includes(text))).toEqual([])
  })

  it('differ from the line they answer and from every line that follows it in a dialogue', () => {
    const fitting = dialogues.flatMap(({ lines }) =>
      lines.flatMap(({ french }, place) =>
        (misfits[french] ?? []).filter((other) => [french, lines[place + 1]?.french].includes(other)),
      ),
    )
    expect(fitting).toEqual([])
  })

  it('exist for at least one line of every dialogue', () => {
    const without = dialogues.filter(({ lines }) => lines.every(({ french }) => !(french in misfits)))
    expect(without.map(({ title }) => title)).toEqual([])
  })
})

it.each(replyGames.map(({ id }) => id))(
  '%s offers two to four different replies, each with a sound',
  (id) => {
    const wrong = itemsOf(id).filter(({ answers, others, choices }) => {
      const offered = new Set([...answers, ...others])
      return (
        offered.size < 2 ||
        offered.size > 4 ||
        offered.size < answers.length + others.length ||
        others.length === 0 ||
        [...offered].some((text) => !choices.find(({ word }) => word === text)?.sound)
      )
    })
    expect(wrong.map(({ word }) => word)).toEqual([])
  },
)

it("has conversations at the market, in a café, with a new pupil, at the doctor's and on the phone", () => {
  expect(conversations.map(({ picture }) => picture).toSorted()).toEqual([
    'talk-cafe',
    'talk-class',
    'talk-doctor',
    'talk-market',
    'talk-telephone',
  ])
})

describe.each(conversations.map((talk) => [talk.title, talk] as const))(
  'the conversation %s',
  (title, talk) => {
    const names = Object.keys(talk.lines)
    const nextOf = (name: string) =>
      Object.values(talk.lines[name]?.[2] ?? {}).filter((next) => next !== null)
    const items = itemsOf(replyGames.find((record) => record.title === title)?.id ?? '')

    it('reaches every line', () => {
      const reached = new Set(names.slice(0, 1))
      for (const name of reached) for (const next of nextOf(name)) reached.add(next)
      expect([...reached].toSorted()).toEqual(names.toSorted())
    })

    it('reaches an end from every line, without loops', () => {
      const ending = new Set<string>()
      for (const name of names.toReversed()) {
        const replies = Object.values(talk.lines[name]?.[2] ?? {})
        expect(replies.length).toBeGreaterThanOrEqual(2)
        expect(replies.filter((next) => next !== null && !ending.has(next))).toEqual([])
        ending.add(name)
      }
    })

    it('follows the same paths in the game as in the data', () => {
      const played = items.map(({ paths }) =>
        paths?.map(([next]) => (next === undefined ? null : names[next])),
      )
      expect(played).toEqual(names.map((name) => Object.values(talk.lines[name]?.[2] ?? {})))
    })

    it('has enough replies on its shortest path to count as an activity', () => {
      const shortest = new Map<string, number>()
      for (const name of names.toReversed()) {
        const after = nextOf(name).map((next) => shortest.get(next) ?? 0)
        shortest.set(name, 1 + (after.length > 0 ? Math.min(...after) : 0))
      }
      expect(shortest.get(names[0] ?? '')).toBeGreaterThanOrEqual(CORRECT_ANSWERS_PER_CHECK)
    })
  },
)
