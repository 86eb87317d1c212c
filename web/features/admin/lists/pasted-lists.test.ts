import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { withoutArticle } from '../../../../domain/french.ts'
import { readWords } from '../games/read-words.ts'
import { readNames } from '../useraccounts/class-list/read-class-list.ts'

const name = z.object({ given: z.string(), family: z.string() })
const notAName = z.object({ notAName: z.string() })
const word = z.object({ french: z.string(), english: z.string() })
const input = { title: z.string(), text: z.optional(z.string()), base64: z.optional(z.string()) }
const listCases = z.array(
  z.discriminatedUnion('kind', [
    z.object({ ...input, kind: z.literal('class list'), want: z.array(z.union([name, notAName])) }),
    z.object({ ...input, kind: z.literal('word list'), want: z.array(word) }),
  ]),
)

const cases = ['pasted-lists.json', 'more-lists.json'].flatMap((file) =>
  listCases.parse(JSON.parse(readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8'))),
)

it.each(cases.map((each) => [each.kind, each.title, each] as const))(
  'reads the %s "%s"',
  (_kind, _title, each) => {
    const source = each.text ?? Uint8Array.from(Buffer.from(each.base64 ?? '', 'base64')).buffer
    if (each.kind === 'class list') {
      const names = readNames(source).map(({ given, family, text }) =>
        given === '' ? { notAName: text } : { given, family },
      )
      expect(names).toEqual(each.want)
    } else {
      const words = readWords(source).map(({ french, english }, index) => ({
        // The word bank adds the article and the translation of known words.
        french: french === each.want[index]?.french ? french : withoutArticle(french),
        english: each.want[index]?.english === '' ? '' : english,
      }))
      expect(words).toEqual(each.want)
    }
  },
)
