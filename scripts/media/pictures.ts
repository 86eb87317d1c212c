import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposedPicture, Placed } from '../../content/pictures/compose.ts'
import { composedPictures } from '../../content/pictures/compositions.ts'
import { iconOf, type Source } from './icon-sets.ts'

const LONGER_SIDE = 160
const drawings = join(import.meta.dirname, '../../content/pictures')

export interface Picture {
  source: Source
  viewBox: string
  /** The markup inside the `<svg>`. */
  body: string
  /** The whole file. */
  svg: string
}

/**
 * Finds a picture by name: an own composition or drawing, else an icon of Fluent Emoji (flat), else of Noto Emoji.
 * `noto:<name>` selects Noto's icon if Fluent has the name too.
 * @throws {Error} if there is no such picture
 */
export function pictureOf(name: string): Picture {
  const composition = composedPictures.get(name)
  if (composition) return picture('own', { body: composed(composition), viewBox: '0 0 32 32' })
  const own = drawingOf(name)
  if (own) return picture('own', own)
  const fluent = iconOf('fluent', name)
  if (fluent) return picture('fluent', fluent)
  const noto = iconOf('noto', name.replace(/^noto:/, ''))
  if (noto) return picture('noto', noto)
  throw new Error(`No picture is named "${name}".`)
}

function picture(source: Source, { body, viewBox }: { body: string; viewBox: string }): Picture {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  const scale = LONGER_SIDE / Math.max(width, height)
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}">${body}</svg>\n`
  return { source, viewBox, body, svg }
}

/** The SVG markup of layers, in their own coordinates. @throws {Error} if a picture does not exist */
export function composed(layers: ComposedPicture): string {
  return layers.map((layer, index) => (typeof layer === 'string' ? layer : placed(layer, index))).join('')
}

function placed({ picture: name, x, y, size, flip, rotate, opacity, crop }: Placed, index: number): string {
  const { body, viewBox } = pictureOf(name)
  const inside = `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${crop?.join(' ') ?? viewBox}">${withOwnIDs(body, index)}</svg>`
  const turns = [
    ...(rotate === undefined ? [] : [`rotate(${rotate} ${x + size / 2} ${y + size / 2})`]),
    ...(flip ? [`translate(${2 * x + size} 0) scale(-1 1)`] : []),
  ]
  if (turns.length === 0 && opacity === undefined) return inside
  const transform = turns.length === 0 ? '' : ` transform="${turns.join(' ')}"`
  return `<g${transform}${opacity === undefined ? '' : ` opacity="${opacity}"`}>${inside}</g>`
}

/** Makes ids unique, because icons in one picture may use the same gradient id. */
function withOwnIDs(body: string, index: number): string {
  return body.replace(/\b(id="|url\(#|href="#)/g, `$1l${index}-`)
}

/** Reads an own drawing, a file with one `<svg viewBox>`, without comments and line breaks. */
function drawingOf(name: string): { body: string; viewBox: string } | undefined {
  const text = readDrawing(`${name}.svg`)
  if (text === undefined) return undefined
  const [, viewBox, body] = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(text) ?? []
  if (viewBox === undefined || body === undefined) throw new Error(`${name}.svg has no <svg viewBox>.`)
  return { viewBox, body: body.replace(/<!--.*?-->/gs, '').replace(/\s*\n\s*/g, '') }
}

function readDrawing(file: string): string | undefined {
  try {
    return readFileSync(join(drawings, file), 'utf8')
  } catch {
    return undefined
  }
}
