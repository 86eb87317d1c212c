import type { RefusalCode } from './codes.ts'
import { english } from './english.ts'
import { ofContent } from './french-content.ts'
import { ofPeople } from './french-people.ts'

export { kinds, type RefusalCode } from './codes.ts'

const french = { ...ofPeople, ...ofContent }
// Some are said in English alone: those whose words are given so.
const texts = { ...english, ...french } satisfies Readonly<Record<RefusalCode, string>>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What a refusal says besides its code. */
export type RefusalFields<Code extends RefusalCode> = Readonly<
  Record<NamesIn<(typeof texts)[Code]>, string | number>
>

type Fields = Readonly<Record<string, string | number>>
type Texts = Readonly<Partial<Record<RefusalCode, string>>>

/** The sentence for people. */
export function sentenceOf(code: RefusalCode, fields: Fields): string {
  return filled(texts[code], fields)
}

/** In which language `sentenceOf` says it. */
export function langOf(code: RefusalCode): 'fr' | 'en' {
  return Object.hasOwn(french, code) ? 'fr' : 'en'
}

/** Its English beside the French, where it has some. */
export function englishOf(code: RefusalCode, fields: Fields): string | undefined {
  const { [code]: text }: Texts = english
  return text === undefined || langOf(code) === 'en' ? undefined : filled(text, fields)
}

function filled(text: string, fields: Fields): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(fields[name] ?? ''))
}
