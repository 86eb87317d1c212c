import { type Preview, pagePreview, type Tile } from '../../../../content/page-preview.ts'
import * as layout from '../../../../content/preview-layout.ts'
import type { Page } from '../../../../content/routes.ts'
import type { WrittenPage } from '../../../../domain/api/written-page.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import hills from '../../../ui/art/hills.svg'
import owl from '../../../ui/art/owl.svg'

const { PREVIEW_SIZE, PREVIEW_INK, WORDS, TITLE, PILL, TILE, TILE_TEXT } = layout
const QUALITY = 0.8
/** Of a line, as a part of the size of its letters. */
const LINE = 1.02

/** The picture that a link to a page of the teacher's own shows, as a JPEG. @throws {Error} where the browser cannot draw it */
export async function drawPagePreview(page: Page, title: string, written: WrittenPage): Promise<Blob> {
  const { grade, kind } = page
  return draw(pagePreview({ title, grade, kind }, written))
}

async function draw({ title, about, colour, tiles }: Preview): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PREVIEW_SIZE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')
  await document.fonts.load(fontOf(TITLE.size), title)
  const [ground, bird, ...pictures] = await Promise.all(
    [hills, owl, ...tiles.map((tile) => ('picture' in tile ? mediaUrl(tile.picture) : null))].map(loaded),
  )
  paintSky(pen)
  if (ground) {
    const height = (PREVIEW_SIZE.width / ground.width) * ground.height
    pen.drawImage(ground, 0, PREVIEW_SIZE.height - height, PREVIEW_SIZE.width, height)
  }
  const owlWidth = bird ? (layout.OWL_HEIGHT / bird.height) * bird.width : 0
  if (bird) pen.drawImage(bird, WORDS.left, WORDS.top, owlWidth, layout.OWL_HEIGHT)
  const name = {
    left: WORDS.left + owlWidth + 18,
    top: WORDS.top,
    width: WORDS.width,
    height: layout.OWL_HEIGHT,
  }
  write(pen, layout.PREVIEW_NAME, { ...name, size: layout.NAME_SIZE, colour: PREVIEW_INK })
  const heading = write(pen, title, { ...WORDS, ...TITLE, colour: PREVIEW_INK, isAtTop: true })
  paintPill(pen, about, colour, TITLE.top + heading + PILL.gap)
  for (const [place, tile] of tiles.entries())
    paintTile(pen, tile, { place, colour, image: pictures[place] ?? null })
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}

function paintSky(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, PREVIEW_SIZE.height)
  for (const [place, colour] of layout.PREVIEW_SKY) sky.addColorStop(place, colour)
  pen.fillStyle = sky
  pen.fillRect(0, 0, PREVIEW_SIZE.width, PREVIEW_SIZE.height)
}

function paintPill(pen: CanvasRenderingContext2D, about: string, colour: string, top: number): void {
  pen.font = fontOf(PILL.size)
  const width = Math.min(pen.measureText(frenchSpaces(about)).width + 2 * PILL.inset, WORDS.width)
  paintBox(pen, { left: WORDS.left, top, width, height: PILL.height }, PILL.height / 2, colour)
  const inside = { left: WORDS.left + PILL.inset, width: width - 2 * PILL.inset, top, height: PILL.height }
  write(pen, about, { ...inside, size: PILL.size, colour: '#fff' })
}

interface TilePlace {
  place: number
  colour: string
  image: HTMLImageElement | null
}

function paintTile(pen: CanvasRenderingContext2D, tile: Tile, { place, colour, image }: TilePlace): void {
  const { left, top } = layout.cornerOf(place)
  const { width, height, radius, edge } = TILE
  paintBox(pen, { left, top, width, height }, radius, colour)
  paintBox(pen, { left, top, width, height: height - edge }, radius, '#fff')
  if ('text' in tile) {
    const inset = (width - TILE_TEXT.width) / 2
    const box = { left: left + inset, width: TILE_TEXT.width, top, height: height - edge }
    write(pen, tile.text, {
      ...box,
      size: layout.tileTextSize(tile.text),
      colour: PREVIEW_INK,
      isCentred: true,
    })
  } else if (image) {
    const scale = TILE.picture / Math.max(image.width, image.height)
    const [wide, high] = [image.width * scale, image.height * scale]
    pen.drawImage(image, left + (width - wide) / 2, top + (height - edge - high) / 2, wide, high)
  }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Lettering extends Box {
  size: number
  colour: string
  isAtTop?: boolean
  isCentred?: boolean
}

/** A text in lines, smaller than wished where it would not keep to its place. @returns how high it is */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { size, colour, isAtTop, isCentred, ...box }: Lettering,
) {
  const { lines, fitting } = asFits(pen, frenchSpaces(text), size, box)
  const height = lines.length * fitting * LINE
  const top = isAtTop ? box.top : box.top + (box.height - height) / 2
  pen.fillStyle = colour
  pen.textBaseline = 'middle'
  pen.textAlign = isCentred ? 'center' : 'left'
  for (const [index, line] of lines.entries())
    pen.fillText(line, isCentred ? box.left + box.width / 2 : box.left, top + (index + 0.5) * fitting * LINE)
  return height
}

function asFits(pen: CanvasRenderingContext2D, text: string, wished: number, { width, height }: Box) {
  for (let fitting = wished; ; fitting -= 2) {
    pen.font = fontOf(fitting)
    const lines = inLines(pen, text, width)
    const isWide = lines.some((line) => pen.measureText(line).width > width)
    if ((!isWide && lines.length * fitting * LINE <= height) || fitting <= 12) return { lines, fitting }
  }
}

function inLines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last === undefined || pen.measureText(joined).width > width) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

function paintBox(
  pen: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  radius: number,
  colour: string,
) {
  pen.beginPath()
  pen.roundRect(left, top, width, height, radius)
  pen.fillStyle = colour
  pen.fill()
}

function fontOf(size: number): string {
  return `700 ${size}px "Baloo 2", sans-serif`
}

/** A picture to draw; null where there is none, or it does not come. */
async function loaded(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null
  const image = new Image()
  // Where the media lie under another address: the canvas gives nothing out of what it may not read.
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    return image.width > 0 ? image : null
  } catch {
    return null
  }
}
