export interface Spot {
  french: string
  /** In percent of the picture's width and height, from the top left. */
  x: number
  y: number
}

export interface PlacedLabel extends Spot {
  side: 'left' | 'right'
  /** Label position in percent of the stage's height, like `y`. */
  labelY: number
}

export interface Stage {
  /** Height of the stage, in widths of the picture. The picture is vertically centred. */
  height: number
  labels: PlacedLabel[]
}

/** Space for a label of two lines, in widths of the smallest picture. */
const LABEL_HEIGHT = 0.15

/**
 * Places the labels of a picture's spots next to it, each as close to its spot as the others allow. Spots on
 * the left half get labels on the left; spots in the middle use the side with more space. Sorted from top to
 * bottom. The stage is as high as the picture, or higher if one side has too many labels.
 * @param ratio width of the picture divided by its height
 */
export function placeLabels(spots: readonly Spot[], ratio: number): Stage {
  const left: Spot[] = []
  const right: Spot[] = []
  for (const spot of spots.toSorted((one, other) => one.y - other.y)) {
    const isLeft = isInMiddle(spot) ? left.length <= right.length : spot.x < 50
    if (isLeft) left.push(spot)
    else right.push(spot)
  }
  const picture = 1 / ratio
  const height = Math.max(picture, LABEL_HEIGHT * Math.max(left.length, right.length))
  const toPercent = (widths: number) => (100 * widths) / height
  const spotY = ({ y }: Spot) => (height - picture) / 2 + (picture * y) / 100
  const placed = (side: PlacedLabel['side'], spots: Spot[]): PlacedLabel[] => {
    const heights = spread(spots.map(spotY), height)
    return spots.map((spot, index) => ({
      ...spot,
      side,
      y: toPercent(spotY(spot)),
      labelY: toPercent(heights[index] ?? 0),
    }))
  }
  const labels = [...placed('left', left), ...placed('right', right)].sort((one, other) => one.y - other.y)
  return { height, labels }
}

function isInMiddle({ x }: Spot): boolean {
  return Math.abs(x - 50) < 8
}

/** Pushes labels down until none overlap, then up again if the last exceeds the stage. */
function spread(positions: readonly number[], stage: number): number[] {
  const upsideDown = (heights: number[]) => heights.map((height) => stage - height).reverse()
  return upsideDown(pushDown(upsideDown(pushDown(positions))))
}

function pushDown(positions: readonly number[]): number[] {
  let least = LABEL_HEIGHT / 2
  return positions.map((each) => {
    const height = Math.max(each, least)
    least = height + LABEL_HEIGHT
    return height
  })
}
