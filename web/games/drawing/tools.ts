/** The tools, in their order. */
export const tools = [
  { id: 'hand', french: 'Déplacer' },
  { id: 'brush', french: 'Pinceau' },
  { id: 'eraser', french: 'Efface' },
  { id: 'bucket', french: 'Remplir' },
  { id: 'stickers', french: 'Images' },
  { id: 'label', french: 'Mot' },
] as const

export type Tool = (typeof tools)[number]['id']
