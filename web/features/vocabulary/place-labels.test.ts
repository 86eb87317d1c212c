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

describe('the names beside a picture', () => {
  it('never cover each other and stay within the picture', () => {
    const labels = placeLabels(face)
    for (const side of ['left', 'right'] as const) {
      const heights = on(labels, side).map((label) => label.labelY)
      for (const [index, height] of heights.entries()) {
        expect(height).toBeLessThanOrEqual(95.5)
        expect(height).toBeGreaterThanOrEqual(0)
        if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(9)
      }
    }
  })

  it('stand on the side of their spot; those of the middle fill both sides', () => {
    const labels = placeLabels(face)
    expect(on(labels, 'left').map((label) => label.french)).toEqual([
      'les cheveux',
      'le nez',
      'la bouche',
      'le pied gauche',
    ])
    expect(on(labels, 'right').map((label) => label.french)).toEqual(['les yeux', "l'oreille"])
  })

  it('keep every spot once', () => {
    expect(placeLabels(face)).toHaveLength(face.length)
    expect(placeLabels([])).toEqual([])
  })
})

function on(labels: PlacedLabel[], side: PlacedLabel['side']) {
  return labels.filter((label) => label.side === side)
}
