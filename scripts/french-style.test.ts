import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { englishMessages } from '../domain/refusals/english.ts'
import { contentMessages } from '../domain/refusals/french-content.ts'
import { peopleMessages } from '../domain/refusals/french-people.ts'

/** A text in the source code. `keys` are the names of the properties that contain it. */
interface Text {
  file: string
  text: string
  keys: readonly string[]
}

/** Files whose strings are data: characters of an encoding, and column titles to recognize. */
const DATA = /^web\/features\/admin\/(?:lists\/decode-text|useraccounts\/pupil-columns)\.ts$/
const root = join(import.meta.dirname, '..')
const texts = globSync('{content,domain,party,web,worker}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !DATA.test(file))
  .toSorted()
  .flatMap((file) => textsOf(file, parseSync(file, readFileSync(join(root, file), 'utf8')).program))
const french = texts.filter(({ text }) => isFrench(text))

/** Files with texts for pupils ("tu"). `under` restricts the rule to a property of that name. */
const PUPILS: readonly { files: RegExp; under?: string }[] = [
  { files: /^web\/(?!features\/(?:admin|page-state)\/)/ },
  { files: /^content\/(?:site\/)?(?:owl-|page-words|riddles|stepping-stones|stickers|scenes\/)/ },
  { files: /^content\/texts\/(?:announcements|resources|tribes)/ },
  { files: /^content\/(?:songs|stories|videos)\//, under: 'about' },
  { files: /^domain\/games\/[^/]+\/about/, under: 'instructions' },
  { files: /^domain\/games\/[^/]+\/about/, under: 'instructionsWithoutReading' },
]
/** Files with texts for teachers and parents ("vous"). */
const TEACHERS: typeof PUPILS = [
  { files: /^web\/features\/(?:admin|page-state)\// },
  { files: /^content\/(?:admin-|texts\/(?:stored-child-data|letter|parents))/ },
  { files: /^domain\/(?:admin-calls|changed-fields|why-closed|games\/note-sentences)/ },
]
/** Beginnings of texts that address other readers than the rest of their file, or that conjugate verbs. */
const EXCEPTIONS = [
  "Ce que vous avez écrit sans l'enregistrer",
  'Chaque élève a ici ses propres mots',
  'attendez le réseau pour enregistrer',
  "La clé d'accès n'a pas été utilisée.",
  'Écris le mot en français.',
  'Un : je suis. Deux : tu as.',
  'One: je suis. Two: tu as.',
  "Aucun site de jeux n'est configuré",
  "Entrez avec votre clé d'accès",
  'Ou demandez à un autre administrateur',
  'Ou demandez à la personne qui a installé le site',
]

const SQL = /\b(?:SELECT|FROM|WHERE|LIMIT|VALUES)\b/
const FORMAL = /(?<![\p{L}-])(?<!s'il )(?:vous|votre|vos|(?!(?:ass|ch|n)ez)\p{L}+ez)(?!\p{L})/iu
const FAMILIAR =
  /(?<![\p{L}-])(?:[Tt](?:u|oi|on|a|es|e)(?!\p{L})|[Tt]')|(?:^|[.!?:] )(?:Appuie|Choisis|Clique|Demande|Écoute|Écris|Essaie|Fais|Joue|Montre|Regarde|Touche|Va) /u

it('uses only straight apostrophes', () => {
  expect(texts.filter(({ text }) => /\p{L}[’‘ʼ]/u.test(text))).toEqual([])
})

it('has no space before ; ! and ?', () => {
  const found = texts.filter(({ text }) => /[\p{L}\d…»)}] [;!?](?: |$)/u.test(text))
  expect(found.filter(({ text }) => !SQL.test(text))).toEqual([])
})

it('has a space before a colon and inside quotation marks', () => {
  expect(
    french.filter(({ text }) => /[\p{L}\d…»)]:(?: |$)|«(?![ \u00a0])|(?<![ \u00a0])»/u.test(text)),
  ).toEqual([])
})

it('addresses pupils as "tu"', () => {
  expect(texts.filter((text) => isFor(PUPILS, text) && FORMAL.test(unquoted(text.text)))).toEqual([])
})

it('addresses teachers and parents as "vous"', () => {
  expect(texts.filter((text) => isFor(TEACHERS, text) && FAMILIAR.test(unquoted(text.text)))).toEqual([])
})

it('uses no "vous" in error messages for pupils, and no "tu" in other ones', () => {
  const sentences = Object.entries({ ...peopleMessages, ...contentMessages })
  const isMet = (code: string) => Object.hasOwn(englishMessages, code)
  expect(sentences.filter(([code, text]) => isMet(code) && FORMAL.test(text))).toEqual([])
  expect(sentences.filter(([code, text]) => !isMet(code) && FAMILIAR.test(text))).toEqual([])
})

it.each([
  ['Levez la main, votre tour est venu.', true],
  ["Chez moi, s'il vous plaît : touche ton nez assez vite.", false],
])('detects whether "%s" is formal', (text, isFormal) => {
  expect(FORMAL.test(text)).toBe(isFormal)
})

it.each([
  ["C'est fini. Touche le mot.", true],
  ["Il t'attend.", true],
  ['Le tu et le toit', true],
  ["L'élève touche le toit : attendez.", false],
])('detects whether "%s" is familiar', (text, isFamiliar) => {
  expect(FAMILIAR.test(text)).toBe(isFamiliar)
})

function isFor(readers: typeof PUPILS, { file, keys, text }: Text): boolean {
  if (EXCEPTIONS.some((beginning) => text.trim().startsWith(beginning))) return false
  return readers.some(({ files, under }) => files.test(file) && (under === undefined || keys.includes(under)))
}

/** Removes quoted names of buttons and pages. */
function unquoted(text: string): string {
  return text.replace(/«[^»]*»/g, '« »')
}

/** True if the text has French words and no English-only ones. */
function isFrench(text: string): boolean {
  return (
    /[àâçéèêëîïôùûœ]|\b(?:le|la|les|un|une|des|du|de|et|est|que|qui|pour|avec|sur|il|elle|je|tu|vous)\b|\b[djlmnst]'/i.test(
      text,
    ) &&
    !/\b(?:the|not|of|is|are|and|to|you|your|goes|with|after|before|than|said|say|uses|written|sing|var)\b/i.test(
      text,
    )
  )
}

/** Collects the texts of a syntax tree: lines of strings, templates with "…" for each expression, and JSX text. */
function textsOf(file: string, node: unknown, keys: readonly string[] = []): Text[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsOf(file, each, keys))
  if (!isRecord(node) || node.type === 'ImportDeclaration') return []
  const key = node.type === 'Property' && isRecord(node.key) ? [String(node.key.name)] : []
  const inside = Object.values(node).flatMap((value) => textsOf(file, value, [...keys, ...key]))
  return [...linesOf(node).map((text) => ({ file, text, keys })), ...inside]
}

function linesOf({ type, value, quasis }: Record<string, unknown>): string[] {
  if (type === 'Literal' && typeof value === 'string') return value.split('\n')
  if (type === 'JSXText' && typeof value === 'string') return [value.replace(/\s+/g, ' ')]
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return []
  return [quasis.map((part) => (isRecord(part.value) ? String(part.value.cooked) : '')).join('…')]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
