/**
 * Hints shown after a touch or drop that is not an answer, in dragging games. Also spoken, since grade 1 cannot
 * read.
 */
export const DROP_NOTICES = {
  takeColour: "Prends d'abord une couleur.",
  takePicture: "Prends d'abord une image.",
  dropColour: 'Pose la couleur sur une forme.',
  dropPicture: "Pose-la dans l'image.",
  placeFirst: "Place d'abord les images.",
  slipped: "Oups, l'image a glissé : elle est revenue. Essaie encore.",
} as const

export type DropNotice = (typeof DROP_NOTICES)[keyof typeof DROP_NOTICES]
