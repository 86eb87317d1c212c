/** Link previews in pixels. The build and the teacher's browser share this layout. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const
export const PREVIEW_NAME = 'Mme Bravo'
export const PREVIEW_INK = '#34264f'
/** Gradient stops from top to bottom: offset and colour. */
export const PREVIEW_SKY = [
  [0, '#9fd6f5'],
  [0.55, '#cfeafc'],
  [1, '#fff8ea'],
] as const

export const OWL_HEIGHT = 110
export const WORDS = { left: 60, top: 77, width: 536 } as const
export const NAME_SIZE = 40
export const TITLE = { top: 212, size: 76, height: 250 } as const
export const PILL = { size: 32, height: 58, gap: 24, inset: 26 } as const
const TILES = { left: 640, top: 77, gap: 24 } as const
export const TILE = { width: 238, height: 226, radius: 34, edge: 10, picture: 156 } as const
export const TILE_TEXT = { width: 206, height: 180 } as const

/** Top left corner of one of four tiles, in two rows of two. */
export function cornerOf(place: number): { left: number; top: number } {
  return {
    left: TILES.left + (place % 2) * (TILE.width + TILES.gap),
    top: TILES.top + Math.floor(place / 2) * (TILE.height + TILES.gap),
  }
}

/** Preferred font size of a tile's text. */
export function tileTextSize(text: string): number {
  return text.length > 4 ? 54 : 84
}
