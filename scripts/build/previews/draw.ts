import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp'
import subsetFont from 'subset-font'
import type { Preview, Tile } from '../../../content/site/page-preview.ts'
import {
  cornerOf,
  NAME_SIZE,
  OWL_HEIGHT,
  PILL,
  PREVIEW_INK,
  PREVIEW_NAME,
  PREVIEW_SIZE,
  PREVIEW_SKY,
  TILE,
  TILE_TEXT,
  TITLE,
  tileTextSize,
  WORDS,
} from '../../../content/site/preview-layout.ts'
import { frenchSpaces } from '../../../web/lib/text/french-spaces.ts'
import { escapeHTML, previewPath } from '../head.ts'
import type { PublicPage } from '../public-pages.ts'
import { previewOf } from './preview.ts'

/** Stronger compression takes at least three times as long, and saves an eighth. */
const JPEG = { quality: 50, quantisationTable: 3, optimiseCoding: false } as const
/** The comma ends the family name; without it Pango would parse the 2 as a size. */
const FONT = 'Baloo 2,'
/** Font sizes in pixels. */
const SMALLEST_SIZE = 12
const SIZE_STEP = 4
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE

/** Raw pixels. */
interface Image {
  data: Buffer
  info: OutputInfo
}

interface Lettering {
  size: number
  colour: string
  width: number
  height: number
  align?: 'centre'
}

/**
 * Draws the link preview of each page as a JPEG, with the drawings and the font of the site.
 * @param root the project's folder
 * @param dist the folder of the built site
 * @param cache a folder for temporary files
 */
export async function drawPreviews(
  pages: readonly PublicPage[],
  { root, dist, cache }: { root: string; dist: string; cache: string },
): Promise<void> {
  const previews = pages.map((page) => ({
    file: join(dist, previewPath(page.path)),
    preview: previewOf(page),
  }))
  const fontfile = join(cache, 'previews.ttf')
  await writeFile(fontfile, await titleFont(root, textsOf(previews.map(({ preview }) => preview))))
  const draw = previewPainter(root, fontfile)
  for (const { file, preview } of previews) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await draw(preview))
  }
}

/** The font of the site's titles as TrueType, subset to the characters of `texts`. */
async function titleFont(root: string, texts: string): Promise<Buffer> {
  const font = await readFile(join(root, 'web/ui/fonts/baloo-2.woff2'))
  return subsetFont(font, texts, { targetFormat: 'truetype' })
}

function textsOf(previews: readonly Preview[]): string {
  const tiles = previews.flatMap((preview) => preview.tiles).map((tile) => ('text' in tile ? tile.text : ''))
  return frenchSpaces(
    [PREVIEW_NAME, ...previews.flatMap(({ title, about }) => [title, about]), ...tiles].join(' '),
  )
}

function previewPainter(root: string, fontfile: string): (preview: Preview) => Promise<Buffer> {
  // One preview is drawn at a time. A buffer for each would spend more time on garbage collection than on drawing.
  const canvas = Buffer.alloc(WIDTH * HEIGHT * 3)
  const cachedBackground = cached(background)
  const cachedPill = cached(pill)
  const cachedTile = cached(tile)

  // Many games of one page have the same preview.
  return cached(async ({ title, about, colour, tiles }) => {
    const { data, info } = await cachedBackground(colour)
    const image = { data: canvas, info }
    canvas.set(data)
    const heading = await textImage(title, { ...TITLE, colour: PREVIEW_INK, width: WORDS.width })
    paint(image, heading, WORDS.left, TITLE.top)
    paint(image, await cachedPill({ about, colour }), WORDS.left, TITLE.top + heading.info.height + PILL.gap)
    for (const [place, content] of tiles.entries()) paintTile(image, await cachedTile(content), place)
    return sharp(image.data, { raw: info }).jpeg(JPEG).toBuffer()
  })

  /** The background shared by all previews of a colour. */
  async function background(colour: string): Promise<Image> {
    const hills = await pictureImage('web/ui/art/hills.svg', { width: WIDTH })
    const owl = await pictureImage('web/ui/art/owl.svg', { height: OWL_HEIGHT })
    const name = await textImage(PREVIEW_NAME, {
      size: NAME_SIZE,
      colour: PREVIEW_INK,
      width: WORDS.width,
      height: OWL_HEIGHT,
    })
    const layers = [
      placed(hills, 0, HEIGHT - hills.info.height),
      { input: Buffer.from(tilesSVG(colour)), left: 0, top: 0 },
      placed(owl, WORDS.left, WORDS.top),
      placed(name, WORDS.left + owl.info.width + 18, WORDS.top + (OWL_HEIGHT - name.info.height) / 2),
    ]
    return pixels(sharp(Buffer.from(SKY)).composite(layers).removeAlpha())
  }

  /** The topic, in a pill. */
  async function pill({ about, colour }: { about: string; colour: string }): Promise<Image> {
    const topic = await textImage(about, { ...PILL, colour: '#fff', width: WORDS.width - 2 * PILL.inset })
    const shape = Buffer.from(pillSVG(topic.info.width + 2 * PILL.inset, colour))
    return pixels(sharp(shape).composite([placed(topic, PILL.inset, (PILL.height - topic.info.height) / 2)]))
  }

  /** The picture or text of a tile. */
  function tile(content: Tile): Promise<Image> {
    if ('picture' in content)
      return pictureImage(join('web/public/media', content.picture), {
        width: TILE.picture,
        height: TILE.picture,
      })
    const size = tileTextSize(content.text)
    return textImage(content.text, { ...TILE_TEXT, colour: PREVIEW_INK, align: 'centre', size })
  }

  function pictureImage(file: string, size: { width?: number; height?: number }): Promise<Image> {
    return pixels(
      sharp(join(root, file))
        .resize({ ...size, fit: 'inside' })
        .ensureAlpha(),
    )
  }

  /**
   * Draws a wrapped text, at a smaller size if it does not fit. Pango's own search for a size takes ten times
   * as long.
   */
  async function textImage(text: string, lettering: Lettering): Promise<Image> {
    const { size, colour, width, height, align } = lettering
    const markup = `<span foreground="${colour}" line_height="0.68">${escapeHTML(frenchSpaces(text))}</span>`
    const font = `${FONT} ${size}px`
    const image = await pixels(
      sharp({ text: { text: markup, font, fontfile, width, align, rgba: true, dpi: 72 } }),
    )
    const { info } = image
    const fits = (info.width <= width && info.height <= height) || size <= SMALLEST_SIZE
    return fits ? image : textImage(text, { ...lettering, size: size - SIZE_STEP })
  }
}

/** Calls `draw` once for each distinct input. */
function cached<Input, Output>(draw: (input: Input) => Promise<Output>): typeof draw {
  const outputs = new Map<string, Promise<Output>>()
  return (input) => {
    const key = JSON.stringify(input)
    const output = outputs.get(key) ?? draw(input)
    outputs.set(key, output)
    return output
  }
}

/** Paints a tile's picture or text in the middle of its white area. */
function paintTile(image: Image, content: Image, place: number): void {
  const { left, top } = cornerOf(place)
  const { width, height } = content.info
  paint(image, content, left + (TILE.width - width) / 2, top + (TILE.height - TILE.edge - height) / 2)
}

/** Blends a layer with transparency onto an opaque image. Takes a tenth of the time of sharp's `composite`. */
function paint(image: Image, layer: Image, left: number, top: number): void {
  const { width, height } = layer.info
  for (let y = 0; y < height; y++) {
    let to = ((Math.round(top) + y) * image.info.width + Math.round(left)) * image.info.channels
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4, to += image.info.channels) {
      const alpha = (layer.data[from + 3] ?? 0) / 255
      if (alpha === 0) continue
      for (let band = 0; band < 3; band++) {
        const below = image.data[to + band] ?? 0
        image.data[to + band] = Math.round(below + alpha * ((layer.data[from + band] ?? 0) - below))
      }
    }
  }
}

function pixels(image: Sharp): Promise<Image> {
  return image.raw().toBuffer({ resolveWithObject: true })
}

function placed({ data, info }: Image, left: number, top: number): OverlayOptions {
  return { input: data, raw: info, left: Math.round(left), top: Math.round(top) }
}

function tilesSVG(colour: string): string {
  const { width, height, radius, edge } = TILE
  const tiles = [0, 1, 2, 3].map(cornerOf).map(
    ({ left, top }) =>
      `<g transform="translate(${left} ${top})">
        <rect width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>
        <rect width="${width}" height="${height - edge}" rx="${radius}" fill="#fff"/>
      </g>`,
  )
  return svg(WIDTH, HEIGHT, tiles.join(''))
}

function pillSVG(width: number, colour: string): string {
  return svg(
    width,
    PILL.height,
    `<rect width="${width}" height="${PILL.height}" rx="${PILL.height / 2}" fill="${colour}"/>`,
  )
}

const SKY = svg(
  WIDTH,
  HEIGHT,
  `<linearGradient id="sky" x2="0" y2="1">
    ${PREVIEW_SKY.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#sky)"/>`,
)

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
