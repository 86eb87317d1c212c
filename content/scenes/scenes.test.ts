import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drop } from '../../domain/games/drop/rules.ts'
import { type Preposition, type Scene, scene as sceneSchema } from '../../domain/games/drop/scene.ts'
import { tasksOf } from '../../domain/games/drop/tasks.ts'
import { centreOf, solutionOf } from '../../domain/games/drop/testing/solution.ts'
import { accepts, middleOf, type Point, type Zone, zonesOf } from '../../domain/games/drop/zones.ts'
import { scenes } from './scenes.ts'

const media = join(import.meta.dirname, '../../web/public/media')
const drawings = ({ background, foreground }: Scene) =>
  foreground === null ? [background] : [background, foreground]

describe.each(Object.values(scenes).map((scene) => [scene.id, scene] as const))(
  'the scene %s',
  (_id, scene) => {
    const data = JSON.stringify(scene)
    const deck = drop.parseDeck(data)

    it('is as the schema of scenes has it, with every name once', () => {
      expect(sceneSchema.parse(JSON.parse(data))).toEqual(scene)
      for (const list of [scene.things, scene.landmarks, scene.shapes, scene.colours, scene.trails]) {
        const ids = list.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }
      const zones = zonesOf(scene).map(({ id }) => id)
      expect(new Set(zones).size).toBe(zones.length)
    })

    it('names only what it has', () => {
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

    it('is drawn in light files that run and load nothing', () => {
      for (const path of drawings(scene)) {
        const svg = readFileSync(join(media, path), 'utf8')
        expect(svg).toMatch(/^<svg [^>]*width="1200" height="800" viewBox="0 0 1200 800">/)
        expect(svg).not.toMatch(/<script|<image|\son\w+=|https?:(?!\/\/www\.w3\.org)/)
      }
      const bytes = drawings(scene).reduce((sum, path) => sum + statSync(join(media, path)).size, 0)
      expect(bytes).toBeLessThan(30_000)
    })

    it('has enough sentences that no two rounds are alike, and few enough to record', () => {
      expect(deck.tasks.length).toBeGreaterThanOrEqual(20)
      expect(deck.tasks.length).toBeLessThanOrEqual(80)
    })

    it('says every sentence with the right articles and contractions', () => {
      for (const { sentence } of tasksOf(scene)) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        expect(sentence).not.toMatch(/\b(?:de|à) les?\b/i)
        expect(sentence).not.toMatch(/\b(?:le|la|de|du) (?=[aâàeéèêiîoôu])/i)
        expect(sentence).not.toMatch(/\b[ld]'(?=hibou|huit|onz)/i)
        expect(sentence).not.toMatch(/\s{2}|\bundefined\b|\bnull\b/)
      }
    })

    it('can do every sentence: the middle of the place is right, its opposite is wrong', () => {
      for (const zone of zonesOf(scene)) {
        const middle = middleOf(zone)
        const opposite = oppositeOf(zone)
        expect(accepts(zone, middle), zone.id).toBe(true)
        expect(
          middle.x > 0 && middle.x < scene.width && middle.y > 0 && middle.y < scene.height,
          zone.id,
        ).toBe(true)
        expect(accepts(zone, opposite), `${zone.id} ${JSON.stringify(opposite)}`).toBe(false)
      }
    })

    it('tells left from right, on from under and before from behind of whatever has both', () => {
      const zones = zonesOf(scene)
      for (const zone of zones) {
        const other = zones.find(
          ({ preposition, of }) => preposition === OPPOSITES[zone.preposition] && of[0] === zone.of[0],
        )
        if (other) expect(accepts(zone, middleOf(other)), `${zone.id}, ${other.id}`).toBe(false)
      }
    })

    it('is played to its end by who does what is said, whatever is drawn', () => {
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

/** What is on the other side of that which the place is named by; of "in" and "beside", out of it and in it. */
function oppositeOf(zone: Zone): Point {
  const [first, second] = zone.of
  const middle = middleOf(zone)
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
