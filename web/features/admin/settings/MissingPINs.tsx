import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MAX_PUPILS_PER_CALL } from '../../../../domain/api/several.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { newKey } from '../../../lib/new-key.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { accountsQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { withoutPIN } from './without-pin.ts'

export function MissingPINs() {
  const { data: accounts = [] } = useQuery(accountsQuery)
  const pupils = withoutPIN(accounts)
  const make = useAdminMutation({
    mutationFn: (userIDs: readonly number[]) =>
      call('PATCH user/several', {
        body: { userIDs: userIDs.slice(0, MAX_PUPILS_PER_CALL), pins: 'new', idempotencyKey: newKey() },
      }),
    onSuccess: ({ done }) => showToast(frenchSpaces(`NIP faits : ${done.length}.`)),
    invalidates: [accountsQuery],
  })
  return (
    <div className="stack tight left">
      <p role="status">
        {pupils.length > 0 &&
          `${pluralize(pupils.length, "élève n'a pas de NIP et n'entrera", "élèves n'ont pas de NIP et n'entreront")} pas dans les jeux à plusieurs.`}
        {pupils.length === 0 && make.isSuccess && 'Tous les élèves ont un NIP.'}
      </p>
      {pupils.length > 0 && (
        <div className="row tight middle">
          <Button look="soft" isOff={make.isPending} onClick={() => make.mutate(pupils.map(({ id }) => id))}>
            {pupils.length === 1 ? 'Lui faire un NIP' : 'Leur faire un NIP'}
          </Button>
          <Link to="/admin/useraccounts">Voir les comptes</Link>
        </div>
      )}
      <ServerMessage error={make.error} />
    </div>
  )
}
