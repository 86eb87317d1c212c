import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { useLazyDialog } from '../../../../lib/loading/use-lazy-dialog.tsx'
import { pageQuery } from '../../../../lib/page/page-query.ts'
import { chooseClass, chosenClass } from '../../../../lib/session/chosen-class.ts'
import { ownVoicesQuery } from '../../../../lib/sound/own-voices-query.ts'
import { listen } from '../../../../lib/sound/sound.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Choice } from '../../../../ui/Choice.tsx'
import { classesQuery, recordingCreditsQuery } from '../../data/queries.ts'
import { useOwnWords } from '../../data/use-own-words.ts'
import { classOption } from '../../hooks/use-class-option.ts'
import { useHistoryState } from '../../hooks/use-history-state.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { ALL_OPTION } from '../../ui/SelectField.tsx'
import { WordFilterFields } from '../../ui/WordFilterFields.tsx'
import { filterForClass, matchesWordFilter, NO_WORD_FILTER, wordFilter } from '../../ui/word-filter.ts'
import { RecordList } from '../recorder/RecordList.tsx'
import { recordingQueue } from '../recording-queue.ts'
import { SaveErrors, unsavedText, useSaves } from '../SaveErrors.tsx'
import { countSaves } from '../save-queue.ts'
import { useWordPages } from '../use-word-pages.ts'
import { type VoicedWord, voicedWordsOf, withBankWords } from '../voiced-words.ts'
import { VoiceDialog } from './VoiceDialog.tsx'

/** Lists the words with the voice they have: the machine's or a recording. */
export function Voices() {
  return (
    <Loaded query={useQuery(ownVoicesQuery)}>{(recordings) => <VoiceTable recordings={recordings} />}</Loaded>
  )
}

function VoiceTable({ recordings }: { recordings: readonly { word: string }[] }) {
  const [storedChoice, setChoice] = useHistoryState('choice', z.nullable(wordFilter), null)
  const [page, setPage] = useHistoryState('page', z.string(), ALL_OPTION)
  const classCode = chosenClass.use()
  const [voice, setVoice] = useHistoryState('voice', z.string(), ALL_OPTION)
  const [openVoice, setOpenVoice] = useState<string | null>(null)
  const [recordedList, setRecordedList] = useState<readonly VoicedWord[] | null>(null)
  const saves = useSaves(recordingQueue, recordedList === null)
  useEffect(() => () => void reportUnsaved(), [])
  const pages = useWordPages()
  const schoolWords = useOwnWords()
  const credits = useCredits()
  const { data: classes = [] } = useQuery(classesQuery)
  const filterFor = (code: string) => filterForClass(classes.find((each) => each.classCode === code))
  const choice = storedChoice ?? filterFor(classCode)
  const pageContent = useQuery({ ...pageQuery('vocabulary', page), enabled: page !== ALL_OPTION })
  const [rows, words] = useMemo(() => {
    const recorded = new Set(recordings.map(({ word }) => word))
    const voiced = (words: readonly CatalogueWord[]) =>
      words.map((each) => ({ ...each, isOwn: recorded.has(each.voice) }))
    const bank = voiced(withBankWords(schoolWords))
    if (page === ALL_OPTION) return [bank, bank]
    const pageWords = pageContent.data ? voicedWordsOf(pageContent.data.content) : []
    return [voiced(pageWords), voiced(withBankWords(pageWords))]
  }, [recordings, schoolWords, page, pageContent.data])
  const [openImport, importDialog] = useLazyDialog(loadImport, { words })
  const shown = useMemo(
    () =>
      rows.filter(
        (each) =>
          matchesWordFilter(each, choice) && (voice === ALL_OPTION || (voice === 'own') === each.isOwn),
      ),
    [rows, choice, voice],
  )
  const edited = rows.find((each) => each.voice === openVoice)
  return (
    <>
      {importDialog}
      <DataTable
        caption="Les voix des mots"
        columns={credits.size === 0 ? columns : [...columns, creditColumn(credits)]}
        rows={shown}
        rowID={(row) => row.voice}
        fileName="voix"
        emptyText={pageContent.isFetching ? 'Les mots arrivent…' : "Aucun mot n'a cette voix ici."}
        actions={({ word, voice }) => (
          <>
            <Button
              look="quiet"
              aria-label={`Écouter ${word.french}`}
              onClick={() => listen(word.sound, word.french)}
            >
              Écouter
            </Button>
            <Button
              look="soft"
              aria-label={`Ma voix pour « ${word.french} »`}
              onClick={() => setOpenVoice(voice)}
            >
              Ma voix
            </Button>
          </>
        )}
        renderMatchActions={(found) => (
          <>
            <Button disabled={found.length === 0} onClick={() => setRecordedList(found)}>
              Enregistrer cette liste
            </Button>
            <Button look="soft" onClick={openImport}>
              Importer des enregistrements
            </Button>
          </>
        )}
      >
        <Choice
          label="Classe"
          value={classCode}
          options={[{ value: ALL_OPTION, name: 'Toutes' }, ...classes.map(classOption)]}
          onChoose={(chosen) => {
            chooseClass(chosen)
            setChoice(filterFor(chosen))
            setPage(ALL_OPTION)
          }}
        />
        <Choice
          label="Page"
          value={page}
          options={pages}
          onChoose={(chosen) => {
            setPage(chosen)
            setChoice(NO_WORD_FILTER)
          }}
        />
        <WordFilterFields
          choice={choice}
          onChoose={(chosen) => {
            setChoice(chosen)
            setPage(ALL_OPTION)
          }}
        />
        <Choice label="Voix" value={voice} options={voiceOptions} onChoose={setVoice} />
      </DataTable>
      {!recordedList && <SaveErrors queue={recordingQueue} saves={saves} />}
      {recordedList && (
        <RecordList
          classCode={classCode}
          words={recordedList}
          queue={recordingQueue}
          saves={saves}
          onClose={() => setRecordedList(null)}
        />
      )}
      {edited && (
        <VoiceDialog
          word={edited}
          isOwn={edited.isOwn}
          credit={credits.get(edited.voice)}
          onClose={() => setOpenVoice(null)}
        />
      )}
    </>
  )
}

/** Tells a teacher who left the page that recordings are not saved. */
async function reportUnsaved(): Promise<void> {
  await recordingQueue.idle()
  const { unsaved } = countSaves(recordingQueue.current())
  if (unsaved > 0)
    showToast(frenchSpaces(`${unsavedText(unsaved)} Revenez à « Les médias » pour essayer encore.`))
}

const loadImport = async () => (await import('../import/ImportDialog.tsx')).ImportDialog

/** Speakers and licences of imported recordings, by voice. */
function useCredits(): ReadonlyMap<string, string> {
  const { data } = useQuery(recordingCreditsQuery)
  return useMemo(
    () =>
      new Map(data?.flatMap(({ credit, words }) => words.map((word): [string, string] => [word, credit]))),
    [data],
  )
}

/** The CSV file has the whole text; the table shows its first line. */
function creditColumn(credits: ReadonlyMap<string, string>): Column<VoicedWord> {
  return {
    header: 'Auteur et licence',
    value: ({ voice }) => credits.get(voice) ?? '',
    cell: ({ voice }) => credits.get(voice)?.split('\n', 1),
  }
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
  { value: ALL_OPTION, name: 'Toutes' },
  { value: 'machine', name: 'Machine' },
  { value: 'own', name: 'La vôtre' },
]
