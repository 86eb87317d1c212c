export interface TableText {
  /** As it would be pasted from the program that wrote the file. */
  text: string
  /** A French sentence about what was not read; null where all was. */
  note: string | null
}

/** What to do with a file that is not read. */
export const INSTEAD =
  'ouvrez-le, puis copiez les cellules et collez-les ici, ou enregistrez-le en .xlsx ou en CSV.'
