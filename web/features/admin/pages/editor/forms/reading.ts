import { plainRichText } from '../../../../../../domain/plain-rich-text.ts'
import type { VariantsField } from '../form.ts'
import { englishTitle, group, image, list, sentences, text, title } from './fields.ts'

const richPair = group({
  french: { kind: 'rich', label: 'Texte français' },
  english: { kind: 'rich', label: 'Texte anglais', lang: 'en' },
})
const blankPair = { french: plainRichText(''), english: plainRichText() }

const block: VariantsField = {
  kind: 'variants',
  by: 'type',
  of: {
    text: richPair,
    card: group({
      image,
      title,
      english: englishTitle,
      text: { ...richPair, isOptional: true },
      examples: { ...sentences, label: 'Exemples à écouter' },
    }),
    link: group({
      french: text('Texte français'),
      english: text('Texte anglais', { lang: 'en' }),
      url: text('Adresse', { help: 'Elle commence par https://' }),
    }),
  },
}

const blankCard = { type: 'card', image: null, title: '', english: '', paragraphs: [], text: blankPair }

export const reading = group({
  image: { kind: 'picture', label: 'Image à côté du titre' },
  blocks: list('Contenu', {
    item: block,
    adds: [
      { label: 'Ajouter un texte', begins: () => ({ type: 'text', ...blankPair }) },
      { label: 'Ajouter une carte', begins: () => blankCard },
      {
        label: 'Ajouter un lien',
        begins: () => ({ type: 'link', french: '', english: '', url: 'https://' }),
      },
    ],
  }),
})
