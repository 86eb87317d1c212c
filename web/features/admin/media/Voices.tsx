import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type CatalogueWord, catalogue } from '../../../../content/words/catalogue.ts'
import { ownVoicesQuery } from '../../../lib/own-voices-query.ts'
import { playSound } from '../../../lib/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { type Column, DataTable } from '../DataTable.tsx'
import { Loaded } from '../Loaded.tsx'
import { ALL } from '../NameChoice.tsx'
import { EVERY_WORD, isOfChoice, WordChoices } from '../WordChoices.tsx'
import { VoiceDialog } from './VoiceDialog.tsx'

interface VoicedWord extends CatalogueWord {
  isOwn: boolean
}

/** The word bank by voice: the machine's, or the teacher's own. */
export function Voices() {
  return <Loaded query={useQuery(ownVoicesQuery)}>{(own) => <VoiceTable own={own} />}</Loaded>
}

function VoiceTable({ own }: { own: readonly { word: string }[] }) {
  const [choice, setChoice] = useState(EVERY_WORD)
  const [voice, setVoice] = useState(ALL)
  const [open, setOpen] = useState<string | null>(null)
  const rows = useMemo(() => {
    const recorded = new Set(own.map(({ word }) => word))
    return sayings.map((each) => ({ ...each, isOwn: recorded.has(each.voice) }))
  }, [own])
  const shown = useMemo(
    () =>
      rows.filter((each) => isOfChoice(each, choice) && (voice === ALL || (voice === 'own') === each.isOwn)),
    [rows, choice, voice],
  )
  const edited = rows.find((each) => each.voice === open)
  return (
    <>
      <DataTable
        caption="Les voix des mots"
        columns={columns}
        rows={shown}
        rowID={(row) => row.voice}
        fileName="voix"
        empty="Aucun mot n'a cette voix ici."
        actions={({ word, voice }) => (
          <>
            <Button
              look="quiet"
              aria-label={`Écouter ${word.french}`}
              onClick={() => playSound(word.sound, word.french)}
            >
              Écouter
            </Button>
            <Button look="soft" aria-label={`Ma voix pour « ${word.french} »`} onClick={() => setOpen(voice)}>
              Ma voix
            </Button>
          </>
        )}
      >
        <WordChoices choice={choice} onChoose={setChoice} />
        <Choice label="Voix" value={voice} options={voiceOptions} onChoose={setVoice} />
      </DataTable>
      {edited && <VoiceDialog word={edited} isOwn={edited.isOwn} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Words that are said alike have one voice. */
const sayings = [...new Map(catalogue.toReversed().map((each) => [each.voice, each])).values()].toReversed()

const columns: Column<VoicedWord>[] = [
  { header: 'Mot', value: ({ word }) => word.french },
  {
    header: 'Anglais',
    value: ({ word }) => word.english,
    cell: ({ word }) => <span lang="en">{word.english}</span>,
  },
  { header: 'Thème', value: ({ theme }) => theme },
  { header: 'Années', value: ({ grades }) => grades.join(', ') },
  { header: 'Voix', value: ({ isOwn }) => (isOwn ? 'la vôtre' : 'machine') },
]

const voiceOptions = [
  { value: ALL, name: 'Toutes' },
  { value: 'machine', name: 'Machine' },
  { value: 'own', name: 'La vôtre' },
]
