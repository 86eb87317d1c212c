import { useMemo } from 'react'
import type { ClassWordsAnswer, PupilOfClass, StageCounts } from '../../../../domain/api/class-words.ts'
import { KNOWN_DAYS, NEW_DAYS } from '../../../../domain/learning/stage.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import styles from './KnowledgeView.module.css'
import { countsText, eachOnce } from './knowledge-text.ts'

interface ThemeMapProps {
  classCode: string
  data: ClassWordsAnswer['data']
  onOpen(pupil: PupilOfClass): void
}

interface Row {
  pupil: PupilOfClass
  /** In the order of the themes. */
  counts: StageCounts[]
  total: StageCounts
}

/** The pupils and the themes that the class has met, with how many words of each are known, fragile and new. */
export function ThemeMap({ classCode, data: { pupils, themes }, onOpen }: ThemeMapProps) {
  const rows = useMemo(
    () =>
      pupils
        .map((pupil, place): Row => {
          const counts = themes.map((theme) => theme.counts[place] ?? NOTHING)
          return { pupil, counts, total: counts.reduce(plus, NOTHING) }
        })
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
      { header: 'Mots sus', value: ({ total }) => total.known },
      ...eachOnce(themes.map(({ title }) => title)).map(
        (title, place): Column<Row> => ({
          header: title,
          value: ({ counts }) => countsText(counts[place] ?? NOTHING),
          cell: ({ counts }) => <Counts counts={counts[place] ?? NOTHING} of={themes[place]?.words ?? 0} />,
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
      <DataTable
        isWide
        caption={`Ce que la classe ${classCode} sait, par thème`}
        columns={columns}
        rows={rows}
        rowID={({ pupil }) => pupil.userID}
        fileName={`ce-que-la-classe-${classCode}-sait`}
        empty="Il n'y a pas encore d'élèves."
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

/** The bar repeats what the words say. */
function Counts({ counts, of }: { counts: StageCounts; of: number }) {
  const { known, fragile, new: fresh } = counts
  if (known + fragile + fresh === 0) return '–'
  return (
    <span className={styles.counts}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.known} style={{ flex: known }} />
        <span className={styles.fragile} style={{ flex: fragile }} />
        <span className={styles.new} style={{ flex: fresh }} />
        <span style={{ flex: Math.max(0, of - known - fragile - fresh) }} />
      </span>
      <span>
        {countsText(counts)} <small>de {of}</small>
      </span>
    </span>
  )
}

const NOTHING: StageCounts = { new: 0, fragile: 0, known: 0 }

function plus(one: StageCounts, other: StageCounts): StageCounts {
  return {
    new: one.new + other.new,
    fragile: one.fragile + other.fragile,
    known: one.known + other.known,
  }
}
