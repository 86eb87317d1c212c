import { withDefinite } from '../../../domain/french.ts'
import type { Scene } from '../../../domain/games/drop/scene.ts'
import { placePhrase } from '../../../domain/games/drop/sentences.ts'
import { centreOfZone, zonesOf } from '../../../domain/games/drop/zones.ts'

/** The background of a drawing. Lengths in sheet units, media as paths under the media base. */
export interface DrawingScene {
  id: string
  title: string
  /** Pictures of the whole sheet, bottom first. */
  grounds: readonly string[]
  /** SVG path data of the parts to colour, for example a roof or a balloon. White at first. */
  shapes: readonly string[]
  /** Texts written on the sheet, centred on their position. */
  captions: Scene['captions']
  stickers: readonly StickerKind[]
  /** Named places of the scene, with their centres. */
  places: readonly NamedPosition[]
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

interface NamedPosition {
  /** For example "devant la maison". */
  name: string
  x: number
  y: number
}

/** Converts a scene of "Écoute et place": its things become stickers, its zones places, its colourable shapes white. */
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
    places: zonesOf(scene).map((zone) => ({ name: placePhrase(zone), ...centreOfZone(zone) })),
  }
}
