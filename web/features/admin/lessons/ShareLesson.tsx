import type { Lesson } from '../../../../domain/api/lesson.ts'
import { lessonPath } from '../../../../domain/lesson.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ScreenQRCode } from '../../../ui/ScreenQRCode.tsx'
import styles from './LessonLive.module.css'

interface ShareLessonProps {
  lesson: Lesson
  onClose(): void
  onFollow(): void
}

/** Dialog with the code, QR code and address of a lesson, and a text to paste elsewhere. */
export function ShareLesson({ lesson: { code, title }, onClose, onFollow }: ShareLessonProps) {
  const link = location.origin + lessonPath(code)
  const text = `${title} : ${link} (ou les lettres ${code} sur ${location.origin}${lessonPath('')})`
  return (
    <Dialog isOpen onClose={onClose} title={`« ${title} » est prête`}>
      <p className={styles.shareCode}>{code}</p>
      <ScreenQRCode text={link} label={`Code QR de la leçon ${title}`} />
      <CopyField
        label="L'adresse"
        text={link}
        copy={{ message: "Copier l'adresse" }}
        copied={{ message: "L'adresse est copiée." }}
      />
      <CopyField
        label="Un texte à coller"
        text={text}
        copy={{ message: 'Copier le texte' }}
        copied={{ message: 'Le texte est copié.' }}
      />
      <p>Les élèves de la classe la trouvent aussi en premier sur leur page d'accueil.</p>
      <Button onClick={onFollow}>Suivre la leçon</Button>
    </Dialog>
  )
}
