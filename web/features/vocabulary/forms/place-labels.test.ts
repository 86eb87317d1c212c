import { describe, expect, it } from 'vitest'
import { type PlacedLabel, placeLabels } from './place-labels.ts'

const face = [
  { french: 'les cheveux', x: 50, y: 7 },
  { french: 'les yeux', x: 50, y: 16 },
  { french: 'le nez', x: 50, y: 18 },
  { french: 'la bouche', x: 50, y: 20 },
  { french: "l'oreille", x: 70, y: 16 },
  { french: 'le pied gauche', x: 30, y: 99 },
]
/** More labels than fit next to a low picture. */
const whiskers = Array.from({ length: 8 }, (_, index) => ({ french: `${index}`, x: 20, y: 40 + index }))

describe('the labels of a picture', () => {
  it.each([
    ['high', face, 0.5],
    ['low', face, 2],
    ['low', whiskers, 1.5],
  ])('do not overlap and stay within their area next to a %s picture', (_form, spots, ratio) => {
    const { height, labels } = placeLabels(spots, ratio)
    const margin = (15 / height) * 0.999
    for (const side of ['left', 'right'] as const) {
      const heights = on(labels, side).map((label) => label.labelY)
      for (const [index, top] of heights.entries()) {
        expect(top).toBeGreaterThanOrEqual(margin / 2)
        expect(top).toBeLessThanOrEqual(100 - margin / 2)
        if (index > 0) expect(top - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(margin)
      }
    }
  })

  it('have an area as high as the picture if that is enough', () => {
    expect(placeLabels(face, 0.5).height).toBe(2)
    expect(placeLabels(whiskers, 1.5).height).toBeCloseTo(8 * 0.15)
  })

  it('are connected to their spots, even if their area is higher than the picture', () => {
    expect(placeLabels(face, 0.5).labels.map(({ y }) => Math.round(y))).toEqual([7, 16, 16, 18, 20, 99])
    // The picture is 2/3 of its width high, the stage 1.2.
    expect(placeLabels(whiskers, 1.5).labels[0]?.y).toBeCloseTo((100 * (0.2667 + 0.4 * 0.6667)) / 1.2, 1)
  })

  it('are on the side of their spot, or on either side for spots in the middle', () => {
    const { labels } = placeLabels(face, 0.5)
    expect(on(labels, 'left').map((label) => label.french)).toEqual([
      'les cheveux',
      'le nez',
      'la bouche',
      'le pied gauche',
    ])
    expect(on(labels, 'right').map((label) => label.french)).toEqual(['les yeux', "l'oreille"])
  })

  it('include every spot once', () => {
    const { labels } = placeLabels(face, 1)
    expect(labels.map(({ french }) => french).toSorted()).toEqual(face.map(({ french }) => french).toSorted())
    expect(placeLabels([], 1).labels).toEqual([])
  })
})

function on(labels: PlacedLabel[], side: PlacedLabel['side']) {
  return labels.filter((label) => label.side === side)
}
