import { dayInEnglish, dayInWords } from '../day-in-words.ts'
import type { RefusalCode } from './codes.ts'
import { englishMessages } from './english.ts'
import { contentMessages } from './french-content.ts'
import { peopleMessages } from './french-people.ts'

export { type RefusalCode, refusalKinds } from './codes.ts'

const french = { ...peopleMessages, ...contentMessages }
// Codes without French have their text specified in English.
const texts = { ...englishMessages, ...french } satisfies Readonly<Record<RefusalCode, string>>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The fields used in a refusal's message. */
export type RefusalFields<Code extends RefusalCode> = Readonly<
  Record<NamesIn<(typeof texts)[Code]>, string | number>
>

type Fields = Readonly<Record<string, string | number>>
type Texts = Readonly<Partial<Record<RefusalCode, string>>>

/** The message for users. */
export function sentenceOf(code: RefusalCode, fields: Fields): string {
  return fillIn(texts[code], fields, langOf(code))
}

/** The language of `sentenceOf`. */
export function langOf(code: RefusalCode): 'fr' | 'en' {
  return Object.hasOwn(french, code) ? 'fr' : 'en'
}

/** The English translation of a French message, if there is one. */
export function englishOf(code: RefusalCode, fields: Fields): string | undefined {
  const { [code]: text }: Texts = englishMessages
  return text === undefined || langOf(code) === 'en' ? undefined : fillIn(text, fields, 'en')
}

/** A field named `day` or `…Day` holds a day, `YYYY-MM-DD`. The sentence shows it in words. */
const DAY_NAME = /^day$|Day$/

function fillIn(text: string, fields: Fields, lang: 'fr' | 'en'): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(fields[name] ?? '')
    if (!DAY_NAME.test(name)) return value
    return lang === 'fr' ? dayInWords(value) : dayInEnglish(value)
  })
}
