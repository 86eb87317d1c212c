import { plainRichText } from '../../../../../../domain/plain-rich-text.ts'
import type { GroupField, VariantsField } from '../form.ts'
import { englishTitle, image, sentences, title } from './fields.ts'

const richPair = {
  french: { kind: 'rich', label: 'Texte français' },
  english: { kind: 'rich', label: 'Texte anglais', lang: 'en' },
} as const
const blankPair = { french: plainRichText(''), english: plainRichText() }

const block: VariantsField = {
  kind: 'variants',
  by: 'type',
  of: {
    text: { kind: 'group', fields: richPair },
    card: {
      kind: 'group',
      fields: {
        image,
        title,
        english: englishTitle,
        text: { kind: 'group', fields: richPair, blank: blankPair },
        examples: { ...sentences, label: 'Exemples à écouter' },
      },
    },
    link: {
      kind: 'group',
      fields: {
        french: { kind: 'text', label: 'Texte français' },
        english: { kind: 'text', label: 'Texte anglais', lang: 'en' },
        url: { kind: 'text', label: 'Adresse', help: 'Elle commence par https://' },
      },
    },
  },
}

export const reading: GroupField = {
  kind: 'group',
  fields: {
    image: { kind: 'picture', label: 'Image à côté du titre' },
    blocks: {
      kind: 'list',
      label: 'Contenu',
      item: block,
      adds: [
        { label: 'Ajouter un texte', blank: () => ({ type: 'text', ...blankPair }) },
        {
          label: 'Ajouter une carte',
          blank: () => ({
            type: 'card',
            image: null,
            title: '',
            english: '',
            paragraphs: [],
            text: blankPair,
          }),
        },
        {
          label: 'Ajouter un lien',
          blank: () => ({ type: 'link', french: '', english: '', url: 'https://' }),
        },
      ],
    },
  },
}
