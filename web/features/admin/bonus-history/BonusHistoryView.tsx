import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { WonBonus } from '../../../../domain/api/bonus.ts'
import { MAX_ROWS } from '../../../../domain/api/list.ts'
import { call } from '../../../lib/api/api.ts'
import { menuCacheQuery, menuQuery } from '../../../lib/menu/menu-query.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { Button } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { bonusHistoryQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { usePageName } from '../data/use-page-name.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import styles from './BonusHistoryView.module.css'
import { bonusChoices } from './bonus-choices.ts'

/** Shows the current bonus, starts another and lists past winners. */
export function BonusHistoryView({ title }: { title: string }) {
  const school = useQuery(schoolTodayQuery)
  const history = useQuery(bonusHistoryQuery)
  const nameOf = usePageName()
  const timeOf = useSchoolTime()
  const columns: Column<WonBonus>[] = [
    { header: 'Date', value: ({ updated }) => timeOf(updated) },
    { header: 'Élève', value: ({ user }) => user.displayName },
    { header: 'Page', value: ({ page }) => nameOf(page) },
    { header: 'Bravos', value: ({ bravoCount }) => bravoCount },
  ]
  return (
    <AdminPage title={title}>
      <StartBonus />
      <Loaded query={school}>
        {() => (
          <Loaded query={history} maxRows={MAX_ROWS}>
            {(rows) => (
              <DataTable
                caption={title}
                columns={columns}
                rows={rows}
                rowID={({ user, updated }) => `${user.id} ${updated}`}
                fileName="bonis"
                emptyText="Personne n'a encore gagné de boni."
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  )
}

function StartBonus() {
  const [clientID, setClientID] = useState('')
  const [query, setQuery] = useState('')
  const { data: links = [] } = useQuery(menuQuery)
  const cache = useQuery({ ...menuCacheQuery, staleTime: 0 })
  const nameOf = usePageName()
  const choices = useMemo(() => bonusChoices(links, query, clientID), [links, query, clientID])
  const startBonus = useAdminMutation({
    mutationFn: () => call('POST menulinks/cache/bonus', { body: { clientID } }),
    invalidates: [menuCacheQuery],
  })
  const bonus = cache.data?.bonus
  return (
    <Form className={styles.form} onSend={() => startBonus.mutate()}>
      <p role="status">
        {bonus?.isActive
          ? `Un boni attend sur : ${bonus.page ? nameOf(bonus.page) : ''}.`
          : "Aucun boni n'attend en ce moment."}
      </p>
      <InputField
        label="Chercher une page"
        help="Par sorte de jeu, thème ou année : « mémoire ferme 4e »."
        type="search"
        value={query}
        onWrite={setQuery}
      />
      <p role="status">{query.trim() !== '' && resultText(choices.length)}</p>
      <SelectField
        label="Page du prochain boni"
        help="Les pages qui peuvent avoir le boni : « Les pages », puis « Modifier »."
        required
        value={clientID}
        options={[{ value: '', name: 'Choisir…' }, ...choices]}
        onChoose={setClientID}
      />
      <Button type="submit" isOff={startBonus.isPending}>
        Lancer le boni maintenant
      </Button>
      <ServerMessage error={startBonus.error} />
    </Form>
  )
}

function resultText(count: number): string {
  return count === 0 ? 'Aucune page ne correspond.' : pluralize(count, 'page à choisir.', 'pages à choisir.')
}
