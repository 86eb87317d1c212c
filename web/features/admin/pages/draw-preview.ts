import type { Page } from '../../../../content/routes.ts'
import { type Preview, pagePreview, type Tile } from '../../../../content/site/page-preview.ts'
import * as layout from '../../../../content/site/preview-layout.ts'
import type { WrittenPage } from '../../../../domain/api/written-page.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import hills from '../../../ui/art/hills.svg'
import owl from '../../../ui/art/owl.svg'

const { PREVIEW_SIZE, PREVIEW_INK, WORDS, TITLE, PILL, TILE, TILE_TEXT } = layout
const JPEG_QUALITY = 0.8
/** Relative to the font size. */
const LINE_HEIGHT = 1.02

/** Draws the link preview of an own page as a JPEG. @throws {Error} if the browser cannot draw it */
export async function drawPagePreview(page: Page, title: string, written: WrittenPage): Promise<Blob> {
  const { grade, kind } = page
  return draw(pagePreview({ title, grade, kind }, written))
}

async function draw({ title, about, colour, tiles }: Preview): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PREVIEW_SIZE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  await document.fonts.load(fontOf(TITLE.size), title)
  const [hillsImage, owlImage, ...pictures] = await Promise.all(
    [hills, owl, ...tiles.map((tile) => ('picture' in tile ? mediaUrl(tile.picture) : null))].map(loadImage),
  )
  paintSky(context)
  if (hillsImage) {
    const height = (PREVIEW_SIZE.width / hillsImage.width) * hillsImage.height
    context.drawImage(hillsImage, 0, PREVIEW_SIZE.height - height, PREVIEW_SIZE.width, height)
  }
  const owlWidth = owlImage ? (layout.OWL_HEIGHT / owlImage.height) * owlImage.width : 0
  if (owlImage) context.drawImage(owlImage, WORDS.left, WORDS.top, owlWidth, layout.OWL_HEIGHT)
  const name = {
    left: WORDS.left + owlWidth + 18,
    top: WORDS.top,
    width: WORDS.width,
    height: layout.OWL_HEIGHT,
  }
  drawText(context, layout.PREVIEW_NAME, { ...name, size: layout.NAME_SIZE, colour: PREVIEW_INK })
  const heading = drawText(context, title, { ...WORDS, ...TITLE, colour: PREVIEW_INK, isAtTop: true })
  paintPill(context, about, colour, TITLE.top + heading + PILL.gap)
  for (const [place, tile] of tiles.entries())
    paintTile(context, tile, { place, colour, image: pictures[place] ?? null })
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded.'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  )
}

function paintSky(context: CanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, PREVIEW_SIZE.height)
  for (const [place, colour] of layout.PREVIEW_SKY) sky.addColorStop(place, colour)
  context.fillStyle = sky
  context.fillRect(0, 0, PREVIEW_SIZE.width, PREVIEW_SIZE.height)
}

function paintPill(context: CanvasRenderingContext2D, about: string, colour: string, top: number): void {
  context.font = fontOf(PILL.size)
  const width = Math.min(context.measureText(frenchSpaces(about)).width + 2 * PILL.inset, WORDS.width)
  fillBox(context, { left: WORDS.left, top, width, height: PILL.height }, PILL.height / 2, colour)
  const inside = { left: WORDS.left + PILL.inset, width: width - 2 * PILL.inset, top, height: PILL.height }
  drawText(context, about, { ...inside, size: PILL.size, colour: '#fff' })
}

interface TileBox {
  place: number
  colour: string
  image: HTMLImageElement | null
}

function paintTile(context: CanvasRenderingContext2D, tile: Tile, { place, colour, image }: TileBox): void {
  const { left, top } = layout.cornerOf(place)
  const { width, height, radius, edge } = TILE
  fillBox(context, { left, top, width, height }, radius, colour)
  fillBox(context, { left, top, width, height: height - edge }, radius, '#fff')
  if ('text' in tile) {
    const inset = (width - TILE_TEXT.width) / 2
    const box = { left: left + inset, width: TILE_TEXT.width, top, height: height - edge }
    drawText(context, tile.text, {
      ...box,
      size: layout.tileTextSize(tile.text),
      colour: PREVIEW_INK,
      isCentred: true,
    })
  } else if (image) {
    const scale = TILE.picture / Math.max(image.width, image.height)
    const [wide, high] = [image.width * scale, image.height * scale]
    context.drawImage(image, left + (width - wide) / 2, top + (height - edge - high) / 2, wide, high)
  }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface TextBox extends Box {
  size: number
  colour: string
  isAtTop?: boolean
  isCentred?: boolean
}

/** Writes a text in lines, shrunk if necessary to fit the box. @returns its height */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { size, colour, isAtTop, isCentred, ...box }: TextBox,
) {
  const { lines, fontSize } = fitText(context, frenchSpaces(text), size, box)
  const height = lines.length * fontSize * LINE_HEIGHT
  const top = isAtTop ? box.top : box.top + (box.height - height) / 2
  context.fillStyle = colour
  context.textBaseline = 'middle'
  context.textAlign = isCentred ? 'center' : 'left'
  for (const [index, line] of lines.entries())
    context.fillText(
      line,
      isCentred ? box.left + box.width / 2 : box.left,
      top + (index + 0.5) * fontSize * LINE_HEIGHT,
    )
  return height
}

function fitText(context: CanvasRenderingContext2D, text: string, maxSize: number, { width, height }: Box) {
  for (let fontSize = maxSize; ; fontSize -= 2) {
    context.font = fontOf(fontSize)
    const lines = wrapText(context, text, width)
    const isWide = lines.some((line) => context.measureText(line).width > width)
    if ((!isWide && lines.length * fontSize * LINE_HEIGHT <= height) || fontSize <= 12)
      return { lines, fontSize }
  }
}

function wrapText(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last === undefined || context.measureText(joined).width > width) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

function fillBox(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  radius: number,
  colour: string,
) {
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
  context.fillStyle = colour
  context.fill()
}

function fontOf(size: number): string {
  return `700 ${size}px "Baloo 2", sans-serif`
}

/** Loads a picture. Null if there is none, or if it cannot be loaded. */
async function loadImage(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null
  const image = new Image()
  // Required for media on another origin: otherwise the canvas is tainted and cannot be exported.
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    return image.width > 0 ? image : null
  } catch {
    return null
  }
}
