import * as z from 'zod/mini'
import { type Voice, voice } from '../../../../domain/api/settings.ts'
import { playVoiceSample, useHasLocalVoice } from '../../../lib/sound/use-has-local-voice.ts'
import { Button } from '../../../ui/Button.tsx'
import { SoundNotice } from '../../../ui/SoundNotice.tsx'
import { SelectField } from '../ui/SelectField.tsx'

/**
 * Chooses the voice the school hears, with a sample. On a device without a French voice, only going back to
 * the site's voice is possible.
 */
export function VoiceField({ value, onChoose }: { value: Voice; onChoose(chosen: Voice): void }) {
  const hasLocalVoice = useHasLocalVoice()
  if (!hasLocalVoice && value === 'site')
    return (
      <p>
        La voix qui lit les mots et les textes : <b>la voix du site</b>. Cet appareil n'a pas de voix
        française à lui; sur un appareil qui en a une, une autre voix peut être choisie ici.
      </p>
    )
  return (
    <div className="stack left">
      <SelectField
        label="La voix qui lit les mots et les textes"
        help="Vos enregistrements gardent votre voix. Un appareil sans voix française utilise celle du site; chaque appareil peut choisir autrement dans « Réglages »."
        value={value}
        options={VOICES}
        onChoose={(chosen) => onChoose(z.parse(voice, chosen))}
      />
      {(hasLocalVoice || value === 'site') && (
        <Button look="soft" onClick={() => playVoiceSample(value)}>
          Écouter cette voix
        </Button>
      )}
      <SoundNotice />
    </div>
  )
}

const VOICES = [
  { value: 'site', name: 'La voix du site' },
  { value: 'device', name: "La voix de l'appareil" },
]
