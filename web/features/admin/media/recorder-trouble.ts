import type { RecorderTrouble } from '../../../lib/recording/use-recorder.ts'

export const RECORDER_TROUBLE: Record<RecorderTrouble, string> = {
  'no-microphone':
    "Le micro n'a pas répondu. Vérifiez qu'il est branché et que le navigateur a la permission de l'utiliser, ou choisissez un fichier.",
  'nothing-heard': "Rien n'a été entendu. Parlez plus près du micro et recommencez.",
}
