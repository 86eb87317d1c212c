import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { pageQuery } from '../../../lib/page/page-query.ts'
import { ownVoicesQuery } from '../../../lib/sound/own-voices-query.ts'
import { playSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL } from '../ui/NameChoice.tsx'
import { EVERY_WORD, isOfChoice, WordChoices } from '../ui/WordChoices.tsx'
import { RecordRow } from './RecordRow.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'
import { useSaveQueue } from './use-save-queue.ts'
import { useWordPages } from './use-word-pages.ts'
import { VoiceDialog } from './VoiceDialog.tsx'
import { sayings, sayingsOf, type VoicedWord } from './voiced-words.ts'

/** The word bank, or the words of a page, by voice: the machine's, or the teacher's own. */
export function Voices() {
  return <Loaded query={useQuery(ownVoicesQuery)}>{(own) => <VoiceTable own={own} />}</Loaded>
}

function VoiceTable({ own }: { own: readonly { word: string }[] }) {
  const [choice, setChoice] = useState(EVERY_WORD)
  const [page, setPage] = useState(ALL)
  const [voice, setVoice] = useState(ALL)
  const [open, setOpen] = useState<string | null>(null)
  const [listed, setListed] = useState<readonly VoicedWord[] | null>(null)
  const [queue, saves] = useSaveQueue(listed === null)
  const pages = useWordPages()
  const written = useQuery({ ...pageQuery('vocabulary', page), enabled: page !== ALL })
  const rows = useMemo(() => {
    const recorded = new Set(own.map(({ word }) => word))
    const words = page === ALL ? sayings : written.data ? sayingsOf(written.data.content) : []
    return words.map((each) => ({ ...each, isOwn: recorded.has(each.voice) }))
  }, [own, page, written.data])
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
        empty={written.isFetching ? 'Les mots arrivent…' : "Aucun mot n'a cette voix ici."}
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
        withFound={(found) => (
          <Button disabled={found.length === 0} onClick={() => setListed(found)}>
            Enregistrer cette liste
          </Button>
        )}
      >
        <Choice
          label="Page"
          value={page}
          options={pages}
          onChoose={(chosen) => {
            setPage(chosen)
            setChoice(EVERY_WORD)
          }}
        />
        <WordChoices
          choice={choice}
          onChoose={(chosen) => {
            setChoice(chosen)
            setPage(ALL)
          }}
        />
        <Choice label="Voix" value={voice} options={voiceOptions} onChoose={setVoice} />
      </DataTable>
      {!listed && <SaveTrouble queue={queue} saves={saves} />}
      {listed && <RecordRow words={listed} queue={queue} saves={saves} onClose={() => setListed(null)} />}
      {edited && <VoiceDialog word={edited} isOwn={edited.isOwn} onClose={() => setOpen(null)} />}
    </>
  )
}

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
