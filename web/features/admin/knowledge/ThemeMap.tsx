import { useMemo, useState } from 'react'
import type { ClassWordsAnswer, PupilOfClass, StageCounts } from '../../../../domain/api/class-words.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { similarNeeds } from '../../../../domain/learning/similar-needs.ts'
import { KNOWN_DAYS, NEW_DAYS } from '../../../../domain/learning/stage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Groups } from '../group/Groups.tsx'
import { ProposedGroups } from '../group/ProposedGroups.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import styles from './KnowledgeView.module.css'
import { countsText, uniqueNames } from './knowledge-text.ts'

interface ThemeMapProps {
  classCode: string
  data: ClassWordsAnswer['data']
  onOpen(pupil: PupilOfClass): void
}

interface Row {
  pupil: PupilOfClass
  /** In the order of the themes. */
  counts: StageCounts[]
}

/** Table of pupils by theme, with the counts of known, fragile and new words. */
export function ThemeMap({ classCode, data: { pupils, themes }, onOpen }: ThemeMapProps) {
  const [showsGroups, setShowsGroups] = useState(false)
  const rows = useMemo(
    () =>
      pupils
        .map(
          (pupil, place): Row => ({
            pupil,
            counts: themes.map((theme) => theme.counts[place] ?? ZERO_COUNTS),
          }),
        )
        .toSorted((one, other) => frenchOrder(one.pupil.displayName, other.pupil.displayName)),
    [pupils, themes],
  )
  const columns = useMemo(
    (): Column<Row>[] => [
      { header: 'Élève', value: ({ pupil }) => pupil.displayName },
      {
        header: "Besoin d'aide",
        value: ({ pupil }) => (pupil.needsHelpWith.length === 0 ? '' : "a besoin d'aide"),
        cell: ({ pupil }) =>
          pupil.needsHelpWith.length > 0 && <span className={styles.help}>a besoin d'aide</span>,
      },
      { header: 'Mots sus', value: ({ pupil }) => pupil.knownWords },
      ...uniqueNames(themes.map(({ title }) => title)).map(
        (title, place): Column<Row> => ({
          header: title,
          value: ({ counts }) => countsText(counts[place] ?? ZERO_COUNTS),
          cell: ({ counts }) => (
            <Counts counts={counts[place] ?? ZERO_COUNTS} total={themes[place]?.words ?? 0} />
          ),
        }),
      ),
    ],
    [themes],
  )
  return (
    <section className={styles.section} aria-labelledby="map-themes">
      <h2 id="map-themes">Les thèmes et les élèves</h2>
      <p className={styles.legend}>
        Su : bien répondu du premier coup {KNOWN_DAYS} jours différents, et pas encore à revoir. Nouveau :
        rencontré depuis {NEW_DAYS} jours au plus. Fragile : tous les autres. A besoin d'aide : se trompe
        encore et encore sur des mots déjà rencontrés, depuis deux semaines.
      </p>
      <div className="row">
        <ProposedGroups
          proposals={similarNeeds(pupils, themes)}
          nameOf={(id) => pupils.find(({ userID }) => userID === id)?.displayName ?? ''}
        />
        <Button look="soft" onClick={() => setShowsGroups(true)}>
          Les groupes…
        </Button>
      </div>
      <Dialog isOpen={showsGroups} title="Les groupes" onClose={() => setShowsGroups(false)}>
        {showsGroups && <Groups />}
      </Dialog>
      <DataTable
        isWide
        caption={`Ce que la classe ${classCode} sait, par thème`}
        columns={columns}
        rows={rows}
        rowID={({ pupil }) => pupil.userID}
        fileName={`ce-que-la-classe-${classCode}-sait`}
        emptyText="Il n'y a pas encore d'élèves."
        actions={({ pupil }) => (
          <Button
            look="soft"
            aria-label={`Parents : page à imprimer pour ${pupil.displayName}`}
            onClick={() => onOpen(pupil)}
          >
            Parents
          </Button>
        )}
      />
    </section>
  )
}

/** Counts as text with a decorative bar. */
function Counts({ counts, total }: { counts: StageCounts; total: number }) {
  const { known, fragile, new: newWords } = counts
  if (known + fragile + newWords === 0) return '–'
  return (
    <span className={styles.counts}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.known} style={{ flex: known }} />
        <span className={styles.fragile} style={{ flex: fragile }} />
        <span className={styles.new} style={{ flex: newWords }} />
        <span style={{ flex: Math.max(0, total - known - fragile - newWords) }} />
      </span>
      <span>
        {countsText(counts)} <small>de {total}</small>
      </span>
    </span>
  )
}

const ZERO_COUNTS: StageCounts = { new: 0, fragile: 0, known: 0 }
