import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Check } from '../../../../domain/api/check.ts'
import type { CheckPhase } from '../../../../domain/learning/check.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { checksQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { useSearchParam } from '../hooks/use-history-state.ts'
import { useWordPages } from '../media/use-word-pages.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, SelectField } from '../ui/SelectField.tsx'
import { checkText, classGradeFirst } from './check-text.ts'
import styles from './KnowledgeView.module.css'

/**
 * Checks of a class, group or pupil before and after a theme, with their results. The audience comes from the
 * address, e.g. `/admin/knowledge?pour=4-1`; without one, it is the class.
 */
export function Checks({ classCode, grades }: { classCode: string; grades: readonly number[] }) {
  const { options, pupils, isMissing } = useAudiences()
  const [requested, setRequested] = useSearchParam('pour')
  const chosen = requested === null || isMissing(requested) ? classCode : requested
  const checks = useQuery(checksQuery(chosen))
  return (
    <section className={styles.panel} aria-labelledby="checks">
      <h2 id="checks">Avant / après</h2>
      <p className={styles.legend}>
        Deux minutes sur les mots d'un thème, avant de l'enseigner et après. Les élèves choisis le trouvent
        sur leur page d'accueil et avec ces mots; ils ne voient ni points ni bonnes réponses. Deux mots sur
        douze se trouvent par hasard. Rien de cela ne change leur mission. Les résultats sont gardés jusqu'à
        la fin de l'année scolaire.
      </p>
      <SelectField
        label="Pour qui"
        value={chosen}
        options={[...options, ...pupils]}
        onChoose={setRequested}
      />
      <Loaded query={checks}>
        {(all) => <CheckList key={chosen} classCode={chosen} grades={grades} checks={all} />}
      </Loaded>
    </section>
  )
}

interface CheckListProps {
  classCode: string
  grades: readonly number[]
  checks: readonly Check[]
}

function CheckList({ classCode, grades, checks }: CheckListProps) {
  const pages = classGradeFirst(
    useWordPages().filter(({ value }) => value !== ALL_OPTION),
    grades,
  )
  const [chosen, setChosen] = useState('')
  const [toDelete, setToDelete] = useState<Check | null>(null)
  const clientID = chosen || (pages[0]?.value ?? '')
  const renews = [checksQuery(classCode)]
  const create = useAdminMutation({
    mutationFn: () => call('POST checks', { body: { classCode, clientID } }),
    invalidates: renews,
  })
  const change = useAdminMutation({
    mutationFn: ({ checkID, open }: { checkID: number; open: CheckPhase | null }) =>
      call('PUT checks/:checkID', { path: { checkID }, body: { open } }),
    invalidates: renews,
  })
  const remove = useAdminMutation({
    mutationFn: (checkID: number) => deleteIfExists('DELETE checks/:checkID', { path: { checkID } }),
    onSuccess: () => setToDelete(null),
    onError: () => setToDelete(null),
    invalidates: renews,
  })
  const isOpen = checks.some(({ open }) => open !== null)
  return (
    <>
      <div className="row bottom">
        <Choice label="Thème à vérifier" value={clientID} options={pages} onChoose={setChosen} />
        <Button isOff={isOpen || clientID === '' || create.isPending} onClick={() => create.mutate()}>
          Ouvrir avant
        </Button>
      </div>
      {isOpen && <p className={styles.legend}>Fermez celui qui est ouvert avant d'en ouvrir un autre.</p>}
      <ServerMessage error={create.error ?? change.error ?? remove.error} />
      {checks.map((check) => (
        <article key={check.checkID} className={styles.check} aria-label={check.title}>
          <h3>
            {check.title} : {CHECK_STATE_TEXTS[check.open ?? 'closed']}
          </h3>
          {checkText(check).map((line) => (
            <p key={line}>{frenchSpaces(line)}</p>
          ))}
          <div className="row bottom">
            {check.open === null ? (
              <>
                {check.results.every(({ after }) => after === null) && (
                  <Button
                    look="soft"
                    isOff={isOpen || change.isPending}
                    onClick={() => change.mutate({ checkID: check.checkID, open: 'before' })}
                  >
                    Rouvrir avant
                  </Button>
                )}
                <Button
                  look="soft"
                  isOff={isOpen || change.isPending}
                  onClick={() => change.mutate({ checkID: check.checkID, open: 'after' })}
                >
                  Ouvrir après
                </Button>
              </>
            ) : (
              <Button
                look="soft"
                isOff={change.isPending}
                onClick={() => change.mutate({ checkID: check.checkID, open: null })}
              >
                Fermer
              </Button>
            )}
            <Button look="quiet" onClick={() => setToDelete(check)}>
              Supprimer…
            </Button>
          </div>
        </article>
      ))}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Supprimer ce contrôle?"
        confirm="Oui, supprimer"
        mutation={remove}
        onConfirm={() => toDelete && remove.mutate(toDelete.checkID)}
        onClose={() => setToDelete(null)}
      >
        Les réponses des élèves à « {toDelete?.title ?? ''} » seront effacées aussi.
      </ConfirmDialog>
    </>
  )
}

const CHECK_STATE_TEXTS = {
  before: 'ouvert, avant',
  after: 'ouvert, après',
  closed: 'fermé',
} as const
