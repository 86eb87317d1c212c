import { parseSync } from 'vite'

/** The space before a colon or a closing quotation mark, and the one after an opening one. */
const SPACES = / (?=:(?:\s|$)|»)|(?<=«) /g

/** Syntax nodes whose text is rendered. */
const RENDERED_NODE_TYPES: ReadonlySet<string> = new Set(['JSXAttribute', 'JSXExpressionContainer'])
/** Expressions whose value may be the text of an operand. */
const PASS_THROUGH_EXPRESSIONS: ReadonlySet<string> = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
])

/**
 * Replaces the spaces at French quotation marks and colons by no-break spaces in the JSX texts of a module.
 * Other strings stay, because the code may compare them. The length stays the same, so that source maps
 * remain valid.
 */
export function withNoBreakSpaces(file: string, source: string): string {
  return textsIn(parseSync(file, source).program).reduce(
    (changed, [start, end]) =>
      changed.slice(0, start) + changed.slice(start, end).replace(SPACES, '\u00a0') + changed.slice(end),
    source,
  )
}

/** The ranges of the JSX texts, without quotes. */
function textsIn(node: unknown, isShown = false): [start: number, end: number][] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, isShown))
  if (!isNode(node)) return []
  const { type, value, start, end } = node
  if (type === 'JSXText' || (isShown && type === 'TemplateElement')) return [[start, end]]
  if (isShown && type === 'Literal' && typeof value === 'string') return [[start + 1, end - 1]]
  const isInsideShown = RENDERED_NODE_TYPES.has(type) || (isShown && PASS_THROUGH_EXPRESSIONS.has(type))
  return Object.values(node).flatMap((inside) => textsIn(inside, isInsideShown))
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
