import { pagesWithDialogues } from '../../dialogues.ts'
import { type Grade, grades } from '../../grades.ts'
import { picturePath, soundPath } from '../../words/media-path.ts'
import type { GameSeed } from '../game-seed.ts'
import type { NamedTheme } from '../theme.ts'
import { themeRecord } from '../theme-record.ts'
import { type Conversation, conversations } from './conversations.ts'
import { misfits } from './misfits.ts'

interface Row {
  question: string
  english: string
  answers: readonly string[]
  next?: readonly string[]
  others: readonly string[]
  image: string | null
}

/** The reply games: one per grade for its dialogues, and one per conversation with the owl. */
export const replyGames: readonly GameSeed[] = [
  ...grades.map(dialogueGame),
  ...conversations.map((conversation) => {
    const wordsPage = `Page_Grade${conversation.grade}_Vocabulary_${conversation.page ?? conversation.name}`
    return recordOf({ ...conversation, wordsPage }, conversationRows(conversation))
  }),
]

/** All texts that these games speak. */
export const replyTexts: readonly string[] = [
  ...grades.map(dialogueRows),
  ...conversations.map(conversationRows),
]
  .flat()
  .flatMap(({ question, answers, others }) => [question, ...answers, ...others])

export const conversationPictures: readonly string[] = conversations.map(({ picture }) =>
  picturePath(picture),
)

/** The game of a grade's dialogues. It belongs to the page where pupils introduce themselves. */
function dialogueGame(grade: Grade): GameSeed {
  const wordsPage = pagesWithDialogues(grade)[0]?.clientID ?? ''
  const name = wordsPage.replace(/^Page_Grade\d_Vocabulary_/, '')
  return recordOf({ grade, name, title: 'Les dialogues', wordsPage }, dialogueRows(grade))
}

function recordOf(theme: NamedTheme, rows: readonly Row[]): GameSeed {
  const words = new Set(rows.flatMap(({ answers, others }) => [...answers, ...others]))
  const choices = [...words].map((word) => ({ word, sound: soundPath(word) }))
  const items = rows.map((row) => ({ ...row, sound: soundPath(row.question) }))
  return themeRecord('qui-dit-quoi', theme, items, { choices })
}

/** The dialogue lines of a grade that have wrong replies. The following line is the right reply. */
function dialogueRows(grade: Grade): Row[] {
  const rows = pagesWithDialogues(grade)
    .flatMap(({ dialogues }) => dialogues)
    .flatMap(({ lines }) =>
      lines.flatMap(({ french, english, image }, place) => {
        const [reply, others] = [lines[place + 1]?.french, misfits[french]]
        return reply && others ? [{ question: french, english, answers: [reply], others, image }] : []
      }),
    )
  return [...new Map(rows.toReversed().map((row) => [row.question, row])).values()].toReversed()
}

function conversationRows({ picture, lines }: Conversation): Row[] {
  return Object.values(lines).map(([question, english, replies, ...others]) => {
    const next = Object.values(replies).flatMap((name) => (name === null ? [] : (lines[name]?.[0] ?? [])))
    return {
      question,
      english,
      answers: Object.keys(replies),
      ...(next.length > 0 && { next: new Set(next).size === 1 ? next.slice(0, 1) : next }),
      others,
      image: picturePath(picture),
    }
  })
}
