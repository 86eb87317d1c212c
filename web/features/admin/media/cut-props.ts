import type { Cut } from './cut.ts'

/** What shows and changes the cut of a picture. */
export interface CutProps {
  picture: ImageBitmap
  cut: Cut
  isSquare: boolean
  onCut(cut: Cut): void
}
