/** In whole pixels of the picture. */
export interface Size {
  width: number
  height: number
}

/** The part of a picture to keep; `x` and `y` are its upper left corner. */
export interface Cut extends Size {
  x: number
  y: number
}

/** Props of the controls that show and change the cut. */
export interface CutProps {
  picture: ImageBitmap
  cut: Cut
  isSquare: boolean
  onCut(cut: Cut): void
}

/** The dragged corner of a cut. */
export interface Corner {
  isRight: boolean
  isBottom: boolean
}

/** A narrower cut could no longer be dragged. */
const MIN_SIDE = 48

export function wholePicture({ width, height }: Size): Cut {
  return { x: 0, y: 0, width, height }
}

/** The largest centred square in a cut. */
export function centredSquare({ x, y, width, height }: Cut): Cut {
  const side = Math.min(width, height)
  return {
    x: x + Math.round((width - side) / 2),
    y: y + Math.round((height - side) / 2),
    width: side,
    height: side,
  }
}

/** Moves a cut as close to the position as the picture allows. */
export function moveCut(cut: Cut, { x, y }: Pick<Cut, 'x' | 'y'>, picture: Size): Cut {
  return {
    ...cut,
    x: clamp(Math.round(x), 0, picture.width - cut.width),
    y: clamp(Math.round(y), 0, picture.height - cut.height),
  }
}

/** Moves one corner of a cut to `point`, within the picture. The opposite corner stays. */
export function resizeCut(
  cut: Cut,
  { isRight, isBottom }: Corner,
  point: { x: number; y: number },
  picture: Size,
  isSquare: boolean,
): Cut {
  const fixedX = isRight ? cut.x : cut.x + cut.width
  const fixedY = isBottom ? cut.y : cut.y + cut.height
  const maxWidth = isRight ? picture.width - fixedX : fixedX
  const maxHeight = isBottom ? picture.height - fixedY : fixedY
  let width = clampSide(isRight ? point.x - fixedX : fixedX - point.x, maxWidth)
  let height = clampSide(isBottom ? point.y - fixedY : fixedY - point.y, maxHeight)
  if (isSquare) {
    width = Math.min(Math.max(width, height), maxWidth, maxHeight)
    height = width
  }
  return {
    x: isRight ? fixedX : fixedX - width,
    y: isBottom ? fixedY : fixedY - height,
    width,
    height,
  }
}

/** Scales a size down so that its longer side is at most `maxSide` pixels. Never enlarges. */
export function shrinkToFit({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function clampSide(length: number, max: number): number {
  return clamp(Math.round(length), Math.min(MIN_SIDE, max), max)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
