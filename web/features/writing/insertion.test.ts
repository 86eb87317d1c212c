import { expect, it } from 'vitest'
import { wordInsertion } from './insertion.ts'

it.each([
  ['|', 'le chat', 'le chat |'],
  ["J'aime|", 'le chat', "J'aime le chat |"],
  ["J'aime |", 'le chat', "J'aime le chat |"],
  ["C'est l'|", 'été', "C'est l'été |"],
  ['Je mange |', "l'", "Je mange l'|"],
  ["J'aime [les lapins] parce que", 'les chats', "J'aime les chats |parce que"],
  ["J'aime| les lapins", 'bien', "J'aime bien |les lapins"],
  ["J'aime [les lapins].", 'les chats', "J'aime les chats |."],
  ["J'aime [le] été", "l'", "J'aime l'|été"],
])('turns %j into %3$j if "%s" is tapped', (written, word, expected) => {
  const selection = written.match(/\||\[.*\]/)
  const start = selection?.index ?? 0
  const selected = selection?.[0].replace(/[[|\]]/g, '') ?? ''
  const text = written.replace(/[[|\]]/g, '')
  const inserted = wordInsertion(word, text, [start, start + selected.length])
  const [from, to] = inserted.replaced
  expect(`${text.slice(0, from)}${inserted.text}|${text.slice(to)}`).toBe(expected)
})
