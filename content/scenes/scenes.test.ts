import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drop } from '../../domain/games/drop/rules.ts'
import {
  type Box,
  type Preposition,
  type Scene,
  scene as sceneSchema,
} from '../../domain/games/drop/scene.ts'
import { tasksOf } from '../../domain/games/drop/tasks.ts'
import { centreOf, solutionOf } from '../../domain/games/drop/testing/solution.ts'
import { accepts, centreOfZone, type Point, type Zone, zonesOf } from '../../domain/games/drop/zones.ts'
import { scenes } from './scenes.ts'

const media = join(import.meta.dirname, '../../web/public/media')
const drawings = ({ background, foreground }: Scene) =>
  foreground === null ? [background] : [background, foreground]

describe.each(Object.values(scenes).map((scene) => [scene.id, scene] as const))(
  'the scene %s',
  (_id, scene) => {
    const data = JSON.stringify(scene)
    const deck = drop.parseDeck(data)

    it('matches the schema, with unique names', () => {
      expect(sceneSchema.parse(JSON.parse(data))).toEqual(scene)
      for (const list of [scene.things, scene.landmarks, scene.shapes, scene.colours, scene.trails]) {
        const ids = list.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }
      const zones = zonesOf(scene).map(({ id }) => id)
      expect(new Set(zones).size).toBe(zones.length)
    })

    it('refers only to parts that exist in it', () => {
      const things = new Set(scene.things.map(({ id }) => id))
      const colours = new Set(scene.colours.map(({ id }) => id))
      const zones = new Set(zonesOf(scene).map(({ id }) => id))
      const named = [...scene.landmarks.flatMap((each) => each.zones), ...scene.between]
      expect(named.flatMap((zone) => zone.things ?? []).filter((id) => !things.has(id))).toEqual([])
      expect(scene.shapes.flatMap((shape) => shape.colours ?? []).filter((id) => !colours.has(id))).toEqual(
        [],
      )
      const counts = scene.counts.filter(
        ({ thing, preposition, landmark }) => !things.has(thing) || !zones.has(`${preposition} ${landmark}`),
      )
      expect(counts).toEqual([])
      expect(scene.between).toHaveLength(zonesOf(scene).filter((zone) => zone.preposition === 'entre').length)
      for (const { spots, order } of scene.trails) {
        expect(order.filter((id) => !spots.some((spot) => spot.id === id))).toEqual([])
      }
    })

    it('has small drawings without scripts or external files', () => {
      for (const path of drawings(scene)) {
        const svg = readFileSync(join(media, path), 'utf8')
        expect(svg).toMatch(/^<svg [^>]*width="1200" height="800" viewBox="0 0 1200 800">/)
        expect(svg).not.toMatch(/<script|<image|\son\w+=|https?:(?!\/\/www\.w3\.org)/)
      }
      const bytes = drawings(scene).reduce((sum, path) => sum + statSync(join(media, path)).size, 0)
      expect(bytes).toBeLessThan(30_000)
    })

    it('has enough sentences for varied rounds, but not too many to record', () => {
      expect(deck.tasks.length).toBeGreaterThanOrEqual(20)
      expect(deck.tasks.length).toBeLessThanOrEqual(80)
    })

    it('has the right articles and contractions in every sentence', () => {
      for (const { sentence } of tasksOf(scene)) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        expect(sentence).not.toMatch(/\b(?:de|à) les?\b/i)
        expect(sentence).not.toMatch(/\b(?:le|la|de|du) (?=[aâàeéèêiîoôu])/i)
        expect(sentence).not.toMatch(/\b[ld]'(?=hibou|huit|onz)/i)
        expect(sentence).not.toMatch(/\s{2}|\bundefined\b|\bnull\b/)
      }
    })

    it('accepts a drop in the middle of each place and refuses one opposite to it', () => {
      for (const zone of zonesOf(scene)) {
        const middle = centreOfZone(zone)
        const opposite = oppositeOf(zone)
        expect(accepts(zone, middle), zone.id).toBe(true)
        expect(
          middle.x > 0 && middle.x < scene.width && middle.y > 0 && middle.y < scene.height,
          zone.id,
        ).toBe(true)
        expect(accepts(zone, opposite), `${zone.id} ${JSON.stringify(opposite)}`).toBe(false)
      }
    })

    it('distinguishes left from right, on from under, and before from behind', () => {
      const zones = zonesOf(scene)
      for (const zone of zones) {
        const other = zones.find(
          ({ preposition, of }) => preposition === OPPOSITES[zone.preposition] && of[0] === zone.of[0],
        )
        if (other) expect(accepts(zone, centreOfZone(other)), `${zone.id}, ${other.id}`).toBe(false)
      }
    })

    it.each(zonesOf(scene).map((zone) => [zone.id, zone] as const))(
      'accepts and refuses drops around "%s" according to its preposition',
      (_id, zone) => {
        const { right, wrong } = dropsAround(zone, scene)
        const isInScene = ({ x, y }: Point) => x >= 0 && x <= scene.width && y >= 0 && y <= scene.height
        expect(right.filter(isInScene).filter((point) => !accepts(zone, point))).toEqual([])
        expect(wrong.filter(isInScene).filter((point) => accepts(zone, point))).toEqual([])
      },
    )

    it('can be played to its end by following the sentences, with every seed', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
          let state = drop.init(deck, { seed })
          expect(new Set(state.tasks.map(({ sentence }) => sentence)).size).toBe(10)
          for (let turn = 0; turn < 600 && !drop.isOver(state); turn++) {
            state = drop.step(state, drop.wait(state)?.action ?? solutionOf(state))
          }
          expect(drop.isOver(state)).toBe(true)
          expect(drop.missed(state)).toEqual([])
        }),
        { numRuns: 40 },
      )
    })
  },
)

const OPPOSITES: Partial<Record<Preposition, Preposition>> = {
  sur: 'sous',
  sous: 'sur',
  devant: 'derrière',
  derrière: 'devant',
  'à gauche de': 'à droite de',
  'à droite de': 'à gauche de',
}

/** A wrong point for a zone: on the other side of its landmark, e.g. outside if the sentence says "in". */
function oppositeOf(zone: Zone): Point {
  const [first, second] = zone.of
  const middle = centreOfZone(zone)
  if (!first) throw new Error('A place is named by something.')
  const centre = centreOf(first.box)
  const bottom = first.box.y + first.box.height
  switch (zone.preposition) {
    case 'à côté de':
      return centre
    case 'dans':
      return { x: centre.x, y: bottom + 200 }
    case 'entre':
      return { x: 2 * centre.x - middle.x, y: 2 * centreOf((second ?? first).box).y - middle.y }
    case 'à gauche de':
    case 'à droite de':
      return { x: 2 * centre.x - middle.x, y: middle.y }
    case 'sur':
      return { x: middle.x, y: bottom + 60 }
    case 'sous':
      return { x: middle.x, y: first.box.y - 60 }
    case 'devant':
      return { x: middle.x, y: first.box.y }
    case 'derrière':
      return { x: middle.x, y: bottom }
  }
}

/** Objects with a flat top, on which things can be put anywhere. */
const FLAT = new Set(['table', 'banc', 'comptoir', 'tabouret', 'refrigerateur', 'cheminee'])

/**
 * Points in and around each landmark: those that its preposition includes, and those that it excludes.
 * Computed from the landmark's box; nine points are in the middle of a rest area.
 */
function dropsAround(
  { preposition, of, floor, areas }: Zone,
  scene: Scene,
): { right: Point[]; wrong: Point[] } {
  const [landmark, other = landmark] = of
  if (!landmark || !other) throw new Error('A place is named by something.')
  const { x, y, width, height } = landmark.box
  const { x: middle, y: centre } = centreOf(landmark.box)
  const [end, bottom] = [x + width, y + height]
  const at = (left: number, top: number): Point => ({ x: left, y: top })
  const far = 120
  const left = [at(x - 45, centre), at(x - 45, bottom - 20), at(x - 90, centre)]
  const right = [at(end + 45, centre), at(end + 45, bottom - 20), at(end + 90, centre)]
  const above = [x, middle, end].map((column) => at(column, y - far))
  const below = [x, middle, end].map((column) => at(column, bottom + far))
  const [farLeft, farRight] = [at(x - far, centre), at(end + far, centre)]
  const itself = at(middle, centre)
  const rest = areas.slice(0, 1).flatMap((area) => nineIn(area))
  switch (preposition) {
    case 'à gauche de':
      return { right: [...rest, ...left], wrong: [itself, ...right, ...above, ...below] }
    case 'à droite de':
      return { right: [...rest, ...right], wrong: [itself, ...left, ...above, ...below] }
    case 'à côté de':
      return { right: [...rest, ...left, ...right], wrong: [itself, ...above, ...below] }
    case 'dans': {
      const isSky = landmark.id === 'ciel'
      return {
        right: [...rest, ...nineIn(landmark.box)],
        wrong: isSky ? below : [farLeft, farRight, ...above, ...below],
      }
    }
    case 'sur': {
      const isFree = (point: Point) =>
        scene.landmarks.every(
          ({ id, box }) => id === landmark.id || point.x < box.x - 20 || point.x > box.x + box.width + 20,
        )
      const top = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => at(x + share * width, y - 40))
      const along = FLAT.has(landmark.id) ? top.filter(isFree) : []
      return floor === null
        ? { right: [...rest, ...nineIn(landmark.box)], wrong: [farLeft, farRight, ...above, ...below] }
        : { right: [...rest, ...along], wrong: [farLeft, farRight, ...below] }
    }
    case 'sous':
      return {
        right: [...rest, ...[-0.2, 0, 0.2].map((share) => at(middle + share * width, bottom - 40))],
        wrong: [farLeft, farRight, at(middle, y - 20), ...above],
      }
    case 'devant':
      return {
        right: [...rest, at(middle, bottom - 20), at(middle, bottom - height / 8)],
        wrong: [farLeft, farRight, at(middle, y - 20), ...above],
      }
    case 'derrière':
      return { right: rest, wrong: [farLeft, farRight, ...below] }
    case 'entre': {
      const gap = gapOf(landmark.box, other.box)
      const there = centreOf(other.box)
      return {
        right: [...rest, gap],
        wrong: [itself, there, at(2 * middle - there.x, 2 * centre - there.y)],
      }
    }
  }
}

/** The middle of a box, and eight points around it. */
function nineIn(box: Box): Point[] {
  const { x, y } = centreOf(box)
  const shares = [-0.3, 0, 0.3]
  return shares.flatMap((column) =>
    shares.map((row) => ({ x: x + column * box.width, y: y + row * box.height })),
  )
}

/** The midpoint between the facing sides of two boxes. */
function gapOf(one: Box, other: Box): Point {
  const between = (start: number, length: number, start2: number, length2: number) =>
    (Math.max(start, start2) + Math.min(start + length, start2 + length2)) / 2
  const x = between(one.x, one.width, other.x, other.width)
  const y = between(one.y, one.height, other.y, other.height)
  return { x, y }
}
