import { parseSync } from 'vite'

/** The space before a colon or a closing quotation mark, and the one after an opening one. */
const SPACES = / (?=:(?:\s|$)|»)|(?<=«) /g

/** Syntax nodes whose text is rendered (JSX attributes, expressions), and nodes that pass their text on. */
const SHOWS: ReadonlySet<string> = new Set(['JSXAttribute', 'JSXExpressionContainer'])
const PASSES_ON: ReadonlySet<string> = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
])

/**
 * The source of a module whose markup keeps French quotation marks and colons on the line of their words. Strings elsewhere stay:
 * the code may compare them. One character takes the place of one, so that source maps stay right.
 */
export function withNoBreakSpaces(file: string, source: string): string {
  return textsIn(parseSync(file, source).program).reduce(
    (changed, [start, end]) =>
      changed.slice(0, start) + changed.slice(start, end).replace(SPACES, '\u00a0') + changed.slice(end),
    source,
  )
}

/** From where to where the texts of the markup go, without quotes. */
function textsIn(node: unknown, isShown = false): [start: number, end: number][] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, isShown))
  if (!isNode(node)) return []
  const { type, value, start, end } = node
  if (type === 'JSXText' || (isShown && type === 'TemplateElement')) return [[start, end]]
  if (isShown && type === 'Literal' && typeof value === 'string') return [[start + 1, end - 1]]
  const propagatesText = SHOWS.has(type) || (isShown && PASSES_ON.has(type))
  return Object.values(node).flatMap((inside) => textsIn(inside, propagatesText))
}

interface Node {
  type: string
  start: number
  end: number
  value?: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
