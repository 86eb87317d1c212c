import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/** Texts that need no English: names, cognates, texts explained by their sign or place, and texts for the teacher. */
const told: ReadonlySet<string> = new Set([
  ...['Mme Bravo', '(YouTube)', 'Menu', 'Pause', 'Oui!', 'Non!', 'point', 'points', '… de suite!'],
  // Next to a loudspeaker, in every game; a microphone; a drop; the plant as it was before.
  ...['Écouter', 'Dis-le!', 'a soif', 'a grandi'],
  // Counts of a bed, which the garden also shows as plants, blossoms and drops.
  ...['1 a grandi', '… ont grandi', '… en fleur', '1 a soif', '… ont soif'],
  // Next to a star.
  'nouveau',
  // Shown only to administrators or authors.
  ...[
    'Seuls les administrateurs voient cette page : le tableau est caché dans les réglages.',
    'Se déconnecter?',
    "Ce que vous avez écrit sans l'enregistrer, ici ou dans un autre onglet, sera perdu.",
    'Oui, me déconnecter',
    'npm run reset-admin',
    "Chaque élève a ici ses propres mots : ceux qu'il faut revoir, puis des nouveaux du thème de sa classe. Connectez-vous comme élève pour l'essayer.",
  ],
  ...['désactivé', 'Ce qui ne va pas dans ce jeu :', "Pour l'enseignante"],
  ...['Laissé de côté, car cela ne se joue pas :', 'Joué, mais il y manque quelque chose :'],
])
/** Components whose picture or place explains them. Their text is for screen readers, or a caption. */
const pictured: ReadonlySet<string> = new Set([
  ...['IconButton', 'ToolButton', 'Toolbar', 'Icon', 'Chip', 'Picture', 'Pager'],
])
/** Component attributes that are rendered as text. */
const shown: ReadonlySet<string> = new Set(['title', 'label', 'hint'])
/** Number of ancestors, including the element itself, in which the English of a text may be. */
const AROUND = 3

const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/^features\/(admin|page-state)\//.test(file))
  .sort()

it.each(files)('%s shows each French text followed by its English', (file) => {
  const elements = elementsIn(parsed(file))
  const alone = elements.flatMap(({ texts, around }) =>
    around.slice(-AROUND).some(hasEnglish) ? [] : texts.filter((text) => !told.has(text)),
  )
  expect(alone).toEqual([])
  const first = elements.filter(({ around }) => around.slice(-2).some(isEnglishFirst))
  expect(first.flatMap(({ texts }) => texts)).toEqual([])
})

it('uses one French text for each English button text', () => {
  const french = new Map<string, Set<string>>()
  for (const file of files) {
    for (const [text, english] of pairsIn(parsed(file)))
      french.set(english, (french.get(english) ?? new Set()).add(text))
  }
  expect(french.size).toBeGreaterThan(40)
  expect([...french].filter(([, texts]) => texts.size > 1)).toEqual([])
})

function sourceOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

function parsed(file: string): unknown {
  return parseSync(file, sourceOf(file)).program
}

interface Node {
  type: string
  [field: string]: unknown
}

/** An element with French text of its own, and its ancestors, ending with itself. */
interface French {
  texts: string[]
  around: Node[]
}

function elementsIn(value: unknown, around: Node[] = []): French[] {
  if (!isNode(value)) return childrenOf(value).flatMap((child) => elementsIn(child, around))
  if (!['JSXElement', 'JSXFragment'].includes(value.type))
    return childrenOf(value).flatMap((child) => elementsIn(child, around))
  if (isEnglish(value) || isUnseen(value)) return []
  const within = [...around, value]
  const texts = textsOf(value)
  return [
    ...(texts.length > 0 ? [{ texts, around: within }] : []),
    ...childrenOf(value).flatMap((child) => elementsIn(child, within)),
  ]
}

/** French and English texts of every button, including both branches of a condition. */
function pairsIn(value: unknown): [string, string][] {
  const inside = childrenOf(value).flatMap(pairsIn)
  if (!isNode(value) || !nameOf(value).endsWith('Button')) return inside
  const english = [
    ...stringsOf(attributeOf(value, 'english')),
    ...list(value.children).flatMap((child) => (isEnglish(child) ? textsOf(child) : [])),
  ]
  const french = textsOf(value)
  return [
    ...inside,
    ...(french.length === english.length
      ? french.map((text, place): [string, string] => [text, english[place] ?? ''])
      : []),
  ]
}

/** Texts directly inside an element, including both branches of a condition. */
function textsOf(element: Node): string[] {
  const inside = list(element.children).flatMap((child) =>
    child.type === 'JSXText'
      ? String(child.value)
      : child.type === 'JSXExpressionContainer'
        ? stringsOf(child.expression)
        : [],
  )
  return [...inside, ...titlesOf(element)]
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** Texts that a component renders from its attributes. */
function titlesOf(element: Node): string[] {
  const name = nameOf(element)
  if (!/^[A-Z]/.test(name) || pictured.has(name)) return []
  return attributesOf(element).flatMap(({ name, value }) => (shown.has(name) ? stringsOf(value) : []))
}

function stringsOf(value: unknown): string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : []
    case 'TemplateLiteral':
      return [
        list(value.quasis)
          .map((part) => (isRecord(part.value) ? part.value.cooked : ''))
          .join('…'),
      ]
    case 'JSXExpressionContainer':
      return stringsOf(value.expression)
    case 'ConditionalExpression':
      return [...stringsOf(value.consequent), ...stringsOf(value.alternate)]
    case 'LogicalExpression':
      return stringsOf(value.right)
    default:
      return []
  }
}

/** Whether an element contains or has English text: in a child, an attribute, or a `Said`. */
function hasEnglish(value: unknown): boolean {
  if (
    isNode(value) &&
    value.type === 'JSXElement' &&
    (isEnglish(value) || attributeOf(value, 'english') || nameOf(value) === 'Said')
  )
    return true
  return childrenOf(value).some(hasEnglish)
}

/** Whether the first child with content is English. */
function isEnglishFirst(element: Node): boolean {
  if (titlesOf(element).length > 0) return false
  const first = list(element.children).find(
    (child) => child.type !== 'JSXText' || String(child.value).trim() !== '',
  )
  return first !== undefined && isEnglish(first)
}

function isEnglish(element: Node): boolean {
  return stringsOf(attributeOf(element, 'lang')).includes('en')
}

/** Only for screen readers, or hidden from everyone. */
function isUnseen(element: Node): boolean {
  return (
    stringsOf(attributeOf(element, 'className')).some((name) => name.split(' ').includes('for-ears')) ||
    stringsOf(attributeOf(element, 'aria-hidden')).includes('true')
  )
}

function attributeOf(element: Node, name: string): unknown {
  return attributesOf(element).find((attribute) => attribute.name === name)?.value
}

function attributesOf({ openingElement }: Node): { name: string; value: unknown }[] {
  if (!isNode(openingElement)) return []
  return list(openingElement.attributes).flatMap(({ name, value }) =>
    isNode(name) ? { name: String(name.name), value } : [],
  )
}

function nameOf({ openingElement }: Node): string {
  return isNode(openingElement) && isNode(openingElement.name) ? String(openingElement.name.name) : ''
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value.type === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
