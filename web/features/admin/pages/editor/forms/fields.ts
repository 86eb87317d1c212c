import type { GroupField, ListField, PictureField, SoundField, TextField } from '../form.ts'

export const french: TextField = { kind: 'text', label: 'Français' }
export const english: TextField = { kind: 'text', label: 'Anglais', lang: 'en' }
export const title: TextField = { kind: 'text', label: 'Titre' }
export const englishTitle: TextField = { kind: 'text', label: 'Titre anglais', lang: 'en' }
export const sound: SoundField = { kind: 'sound', label: 'Son', isWanted: true }
export const image: PictureField = { kind: 'picture', label: 'Image' }
export const about: GroupField = {
  kind: 'group',
  label: 'À savoir',
  fields: { french: { ...french, isLong: true }, english: { ...english, isLong: true } },
}

export const spoken = {
  french: { ...french, isLong: true },
  english: { ...english, isLong: true },
  sound,
} as const
export const blankSpoken = { french: '', english: '', sound: null }

export const sentences: ListField = {
  kind: 'list',
  label: 'Phrases',
  unique: 'french',
  item: { kind: 'group', fields: spoken },
  adds: [{ label: 'Ajouter une phrase', blank: () => blankSpoken }],
}
