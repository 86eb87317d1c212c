import { withDefinite } from '../../../domain/french.ts'
import type { Scene } from '../../../domain/games/drop/scene.ts'
import { placePhrase } from '../../../domain/games/drop/sentences.ts'
import { middleOf, zonesOf } from '../../../domain/games/drop/zones.ts'

/** What is drawn on. Lengths in units of the sheet, media as paths under the media base. */
export interface DrawingScene {
  id: string
  title: string
  /** Pictures of the whole sheet, from below. */
  grounds: readonly string[]
  /** SVG path data of what is coloured: a roof, a balloon, a stripe of a flag. White at first. */
  shapes: readonly string[]
  /** Names that are written into the drawing, about their middle. */
  captions: Scene['captions']
  stickers: readonly StickerKind[]
  /** Places of the scene that have a name, and their middles. */
  places: readonly Place[]
}

export interface StickerKind {
  /** Letters, digits and hyphens. */
  id: string
  /** With its article: "la citrouille". */
  french: string
  image: string
  sound: string | null
  width: number
  height: number
}

interface Place {
  /** "devant la maison" */
  name: string
  x: number
  y: number
}

/** The scene of "Écoute et place" as one draws on it: its things are stickers, its zones places; what is coloured there is white. */
export function drawingSceneOf(scene: Scene): DrawingScene {
  return {
    id: scene.id,
    title: scene.title,
    grounds: scene.foreground === null ? [scene.background] : [scene.background, scene.foreground],
    shapes: scene.shapes.map(({ path }) => path),
    captions: scene.captions,
    stickers: scene.things.map(({ id, noun, image, sound, width, height }) => ({
      id,
      french: withDefinite(noun),
      image,
      sound,
      width,
      height,
    })),
    places: zonesOf(scene).map((zone) => ({ name: placePhrase(zone), ...middleOf(zone) })),
  }
}
