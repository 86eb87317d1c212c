export interface Spot {
  french: string
  /** In percent of the picture's width and height, from the top left. */
  x: number
  y: number
}

export interface PlacedLabel extends Spot {
  side: 'left' | 'right'
  /** Where the label stands, in percent of the picture's height. */
  labelY: number
}

/** The room that a label needs, in percent of the picture's height. */
const LABEL_HEIGHT = 9

/**
 * Puts the names of a picture's spots beside it, each as near to its spot as the others let it: what is on the
 * left half stands left, what is in the middle where there is more room. In the order of the spots from the top.
 */
export function placeLabels(spots: readonly Spot[]): PlacedLabel[] {
  const left: Spot[] = []
  const right: Spot[] = []
  for (const spot of spots.toSorted((one, other) => one.y - other.y)) {
    const isLeft = isInMiddle(spot) ? left.length <= right.length : spot.x < 50
    if (isLeft) left.push(spot)
    else right.push(spot)
  }
  return [...spread(left, 'left'), ...spread(right, 'right')].sort((one, other) => one.y - other.y)
}

function isInMiddle({ x }: Spot): boolean {
  return Math.abs(x - 50) < 8
}

/** Pushes labels down until none covers another, then up again where the last would leave the picture. */
function spread(spots: readonly Spot[], side: PlacedLabel['side']): PlacedLabel[] {
  const heights = spots.map(({ y }) => y)
  for (let index = 1; index < heights.length; index++) {
    heights[index] = Math.max(heights[index] ?? 0, (heights[index - 1] ?? 0) + LABEL_HEIGHT)
  }
  let limit = 100 - LABEL_HEIGHT / 2
  for (let index = heights.length - 1; index >= 0; index--) {
    heights[index] = Math.min(heights[index] ?? 0, limit)
    limit = (heights[index] ?? 0) - LABEL_HEIGHT
  }
  return spots.map((spot, index) => ({ ...spot, side, labelY: heights[index] ?? spot.y }))
}
