import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { english } from '../domain/refusals/english.ts'
import { ofContent } from '../domain/refusals/french-content.ts'
import { ofPeople } from '../domain/refusals/french-people.ts'

/** A text of the sources. `keys`: the names of the properties that it is in. */
interface Text {
  file: string
  text: string
  keys: readonly string[]
}

/** Data, not texts: characters of an encoding, and words of column titles. */
const DATA = /^web\/features\/admin\/(?:lists\/decode-text|useraccounts\/pupil-columns)\.ts$/
const root = join(import.meta.dirname, '..')
const texts = globSync('{content,domain,party,web,worker}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !DATA.test(file))
  .toSorted()
  .flatMap((file) => textsOf(file, parseSync(file, readFileSync(join(root, file), 'utf8')).program))
const french = texts.filter(({ text }) => isFrench(text))

/** Who reads the texts of a file: pupils are told "tu", teachers and parents "vous". `under`: only within a property of that name. */
const PUPILS: readonly { files: RegExp; under?: string }[] = [
  { files: /^web\/(?!features\/(?:admin|page-state)\/)/ },
  { files: /^content\/(?:owl-|page-words|stepping-stones|stickers|scenes\/)/ },
  { files: /^content\/texts\/(?:announcements|resources|tribes)/ },
  { files: /^content\/(?:songs|stories|videos)\//, under: 'about' },
  { files: /^domain\/games\/[^/]+\/about/, under: 'instructions' },
  { files: /^domain\/games\/[^/]+\/about/, under: 'instructionsWithoutReading' },
]
const TEACHERS: typeof PUPILS = [
  { files: /^web\/features\/(?:admin|page-state)\// },
  { files: /^content\/(?:admin-|texts\/(?:kept-of-child|letter|parents))/ },
  { files: /^domain\/(?:admin-calls|changed-fields|why-closed|games\/note-sentences)/ },
]
/** How texts begin that other people read than the rest of their file, or that conjugate verbs. */
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

it('has straight apostrophes alone', () => {
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

it('says "tu" to pupils', () => {
  expect(texts.filter((text) => isFor(PUPILS, text) && FORMAL.test(unquoted(text.text)))).toEqual([])
})

it('says "vous" to teachers and parents', () => {
  expect(texts.filter((text) => isFor(TEACHERS, text) && FAMILIAR.test(unquoted(text.text)))).toEqual([])
})

it('says "vous" in no refusal that pupils meet, and "tu" in no other', () => {
  const sentences = Object.entries({ ...ofPeople, ...ofContent })
  const isMet = (code: string) => Object.hasOwn(english, code)
  expect(sentences.filter(([code, text]) => isMet(code) && FORMAL.test(text))).toEqual([])
  expect(sentences.filter(([code, text]) => !isMet(code) && FAMILIAR.test(text))).toEqual([])
})

it.each([
  ['Levez la main, votre tour est venu.', true],
  ["Chez moi, s'il vous plaît : touche ton nez assez vite.", false],
])('hears whether "%s" is formal', (text, isFormal) => {
  expect(FORMAL.test(text)).toBe(isFormal)
})

it.each([
  ["C'est fini. Touche le mot.", true],
  ["Il t'attend.", true],
  ['Le tu et le toit', true],
  ["L'élève touche le toit : attendez.", false],
])('hears whether "%s" is familiar', (text, isFamiliar) => {
  expect(FAMILIAR.test(text)).toBe(isFamiliar)
})

function isFor(readers: typeof PUPILS, { file, keys, text }: Text): boolean {
  if (EXCEPTIONS.some((beginning) => text.trim().startsWith(beginning))) return false
  return readers.some(({ files, under }) => files.test(file) && (under === undefined || keys.includes(under)))
}

/** Without the names of buttons and pages that it mentions. */
function unquoted(text: string): string {
  return text.replace(/«[^»]*»/g, '« »')
}

/** Whether it has French words, and none that only English has. */
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

/** The texts in a syntax tree: lines of a string, all of a template with "…" for what is put in, and words between tags. */
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
