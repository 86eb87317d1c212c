/** What is drawn on, as the page of a scene gives it. Lengths in units of the sheet, media as paths under the media base. */
export interface DrawingScene {
  id: string
  /** The picture of the whole sheet. */
  background: string
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

export interface Place {
  /** "devant la maison" */
  name: string
  x: number
  y: number
}
