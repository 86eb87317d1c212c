export interface TableText {
  /** The same text as when the cells are copied and pasted. */
  text: string
  /** A French sentence about what was not read. Null if all was read. */
  note: string | null
}

/** Advice for a file that cannot be read. Completes a French sentence. */
export const FILE_ADVICE =
  'ouvrez-le, puis copiez les cellules et collez-les ici, ou enregistrez-le en .xlsx ou en CSV.'
