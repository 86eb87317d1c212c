/** In whole pixels of the picture. */
export interface Size {
  width: number
  height: number
}

/** The part of a picture to keep; `x` and `y` are its upper left corner. */
export interface Crop extends Size {
  x: number
  y: number
}

/** Props of the controls that show and change the crop. */
export interface CropProps {
  picture: ImageBitmap
  crop: Crop
  isSquare: boolean
  onCrop(crop: Crop): void
}

/** The dragged corner of a crop. */
export interface Corner {
  isRight: boolean
  isBottom: boolean
}

/** A narrower crop could no longer be dragged. */
const MIN_SIDE = 48

export function wholePicture({ width, height }: Size): Crop {
  return { x: 0, y: 0, width, height }
}

/** The largest centred square in a crop. */
export function centredSquare({ x, y, width, height }: Crop): Crop {
  const side = Math.min(width, height)
  return {
    x: x + Math.round((width - side) / 2),
    y: y + Math.round((height - side) / 2),
    width: side,
    height: side,
  }
}

/** Moves a crop as close to the position as the picture allows. */
export function moveCrop(crop: Crop, { x, y }: Pick<Crop, 'x' | 'y'>, picture: Size): Crop {
  return {
    ...crop,
    x: clamp(Math.round(x), 0, picture.width - crop.width),
    y: clamp(Math.round(y), 0, picture.height - crop.height),
  }
}

/** Moves one corner of a crop to `point`, within the picture. The opposite corner stays. */
export function resizeCrop(
  crop: Crop,
  { isRight, isBottom }: Corner,
  point: { x: number; y: number },
  picture: Size,
  isSquare: boolean,
): Crop {
  const fixedX = isRight ? crop.x : crop.x + crop.width
  const fixedY = isBottom ? crop.y : crop.y + crop.height
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
