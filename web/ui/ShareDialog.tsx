import { useQuery } from '@tanstack/react-query'
import { linkPath } from '../../content/site/link-path.ts'
import { SHORT_PATH } from '../../domain/short-address.ts'
import { menuQuery } from '../lib/menu/menu-query.ts'
import { Bilingual } from './Bilingual.tsx'
import { Button } from './Button.tsx'
import { CopyField } from './CopyField.tsx'
import { Dialog } from './Dialog.tsx'
import { ScreenQRCode } from './QRCode.tsx'

/** Dialog titles, and the name of the QR code, by kind of content. */
const TEXTS = {
  game: { title: 'Partager ce jeu', english: 'Share this game', code: 'Code QR du jeu' },
  page: { title: 'Partager cette page', english: 'Share this page', code: 'Code QR de la page' },
  lesson: { title: 'Partager cette leçon', english: 'Share this lesson', code: 'Code QR de la leçon' },
} as const

export interface SharedContent {
  what: keyof typeof TEXTS
  /** Name of the content. */
  title: string
}

interface ShareDialogProps extends SharedContent {
  /** Path to share. Default: the open page. */
  path?: string
  isOpen: boolean
  onClose(): void
}

/** Shares a game, page or lesson: a QR code, the link, and the short address if the page is in the menu. */
export function ShareDialog({ what, title, path = location.pathname, isOpen, onClose }: ShareDialogProps) {
  const { data: links = [] } = useQuery(menuQuery)
  const row = links.find((link) => linkPath(link) === path)
  const { code, ...said } = TEXTS[what]
  const link = location.origin + path
  return (
    <Dialog isOpen={isOpen} onClose={onClose} {...said}>
      <ScreenQRCode text={link} label={`${code} ${title}`} />
      {row && (
        <CopyField
          label="L'adresse courte"
          english="The short address"
          text={`${location.origin}${SHORT_PATH}/${row.menuLinkID}`}
          copy={{ message: "Copier l'adresse courte", english: 'Copy the short address' }}
          copied={{ message: "L'adresse courte est copiée!", english: 'The short address is copied!' }}
        />
      )}
      <CopyField
        label="Le lien"
        english="The link"
        text={link}
        copy={{ message: 'Copier le lien', english: 'Copy the link' }}
        copied={{ message: 'Le lien est copié!', english: 'The link is copied!' }}
      />
      {'share' in navigator && (
        <Button look="soft" onClick={() => void share(title, link)}>
          <Bilingual french="Envoyer…" english="Send" />
        </Button>
      )}
    </Dialog>
  )
}

/** Opens the device's share sheet. Ignores cancelling. */
async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title: `${title} – Mme Bravo`, url }).catch(() => undefined)
}
