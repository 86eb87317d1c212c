/** In whole pixels of the picture. */
export interface Size {
  width: number
  height: number
}

/** What is kept of a picture. `x` and `y`: its upper left corner. */
export interface Cut extends Size {
  x: number
  y: number
}

/** What shows and changes the cut of a picture. */
export interface CutProps {
  picture: ImageBitmap
  cut: Cut
  isSquare: boolean
  onCut(cut: Cut): void
}

/** Which corner of a cut is taken hold of. */
export interface Corner {
  isRight: boolean
  isBottom: boolean
}

/** A narrower cut could no longer be taken hold of. */
const LEAST_SIDE = 48

export function wholeOf({ width, height }: Size): Cut {
  return { x: 0, y: 0, width, height }
}

/** The largest square in the middle of a cut. */
export function squareIn({ x, y, width, height }: Cut): Cut {
  const side = Math.min(width, height)
  return {
    x: x + Math.round((width - side) / 2),
    y: y + Math.round((height - side) / 2),
    width: side,
    height: side,
  }
}

/** The cut as large as it is, as near to the place as the picture allows. */
export function placedAt(cut: Cut, { x, y }: Pick<Cut, 'x' | 'y'>, picture: Size): Cut {
  return {
    ...cut,
    x: within(Math.round(x), 0, picture.width - cut.width),
    y: within(Math.round(y), 0, picture.height - cut.height),
  }
}

/** The cut with one corner at `point`, as far as the picture allows; the opposite corner stays where it is. */
export function stretchedTo(
  cut: Cut,
  { isRight, isBottom }: Corner,
  point: { x: number; y: number },
  picture: Size,
  isSquare: boolean,
): Cut {
  const fixedX = isRight ? cut.x : cut.x + cut.width
  const fixedY = isBottom ? cut.y : cut.y + cut.height
  const mostWide = isRight ? picture.width - fixedX : fixedX
  const mostHigh = isBottom ? picture.height - fixedY : fixedY
  let width = side(isRight ? point.x - fixedX : fixedX - point.x, mostWide)
  let height = side(isBottom ? point.y - fixedY : fixedY - point.y, mostHigh)
  if (isSquare) {
    width = Math.min(Math.max(width, height), mostWide, mostHigh)
    height = width
  }
  return {
    x: isRight ? fixedX : fixedX - width,
    y: isBottom ? fixedY : fixedY - height,
    width,
    height,
  }
}

/** The size in the same shape whose longer side is `longest` pixels at most; never larger than it was. */
export function shrunk({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function side(wanted: number, most: number): number {
  return within(Math.round(wanted), Math.min(LEAST_SIDE, most), most)
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
