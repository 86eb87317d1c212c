import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconOf, type Source } from './icon-sets.ts'

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
 * A picture by its name: an own drawing, else an icon of Fluent Emoji (flat), else of Noto Emoji;
 * `noto:<name>` is Noto's also where the others have that name.
 * @throws {Error} where no one has it.
 */
export function pictureOf(name: string): Picture {
  const own = drawingOf(name)
  if (own) return picture('own', own)
  const fluent = iconOf('fluent', name)
  if (fluent) return picture('fluent', fluent)
  const noto = iconOf('noto', name.replace(/^noto:/, ''))
  if (noto) return picture('noto', noto)
  throw new Error(`No picture is named "${name}".`)
}

function picture(source: Source, { body, viewBox }: { body: string; viewBox: string }): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="${viewBox}">${body}</svg>\n`
  return { source, viewBox, body, svg }
}

/** Own drawings are files with one `<svg viewBox>`; comments and line breaks are left out of the site's copy. */
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
