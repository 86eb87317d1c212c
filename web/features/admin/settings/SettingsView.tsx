import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type AllSettings, allSettings } from '../../../../domain/api/settings.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { newKey } from '../../../lib/new-key.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { ownVoicesQuery } from '../../../lib/sound/own-voices-query.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { inParts } from '../data/in-parts.ts'
import { pluralize } from '../data/pluralize.ts'
import { accountsQuery, allSettingsQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Backup } from './Backup.tsx'
import { NUMBER_SETTINGS, SWITCH_SETTINGS } from './controls.ts'
import styles from './settings.module.css'
import { VoiceField } from './VoiceField.tsx'
import { withoutPIN } from './without-pin.ts'

/** The unsaved changes. An empty number field is null. */
const settingsDraft = z.partial(
  z.extend(allSettings, {
    mpgBravoCap: z.nullable(z.number()),
    activitiesAnHour: z.nullable(z.number()),
    answersAnHour: z.nullable(z.number()),
    retentionDays: z.nullable(z.number()),
  }),
)
type SettingsDraft = z.infer<typeof settingsDraft>

/** Edits the school's settings, and makes and restores backups. */
export function SettingsView({ title }: { title: string }) {
  const settings = useQuery(allSettingsQuery)
  const school = useQuery(schoolTodayQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={settings}>{(saved) => <SettingsForm saved={saved} />}</Loaded>
      <Loaded query={school}>{({ day }) => <Backup day={day} />}</Loaded>
    </AdminPage>
  )
}

function SettingsForm({ saved }: { saved: AllSettings }) {
  const queryClient = useQueryClient()
  const school = useQuery(schoolTodayQuery)
  const [changes, write] = useDraft('settings', settingsDraft, {})
  const settings = { ...saved, ...changes }
  const save = useMutation({
    async mutationFn(sent: typeof changes) {
      // Merge with the settings stored now, which another window may have changed.
      const now = await queryClient.fetchQuery(allSettingsQuery)
      const settings = z.parse(allSettings, { ...now, ...sent })
      return call('POST settings', { body: { settings } })
    },
    onSuccess({ settings: [stored] }, sent) {
      write(changedSince(sent, changes))
      queryClient.setQueryData(allSettingsQuery.queryKey, stored)
      // Apply the voice on this device too.
      void queryClient.invalidateQueries({ queryKey: ownVoicesQuery.queryKey })
      showToast('Les réglages sont enregistrés.')
    },
  })
  const set = (more: SettingsDraft) => write({ ...changes, ...more })

  return (
    <Form className={styles.form} onSend={() => save.mutate(changes)}>
      {SWITCH_SETTINGS.map(([name, label]) => (
        <CheckField
          key={name}
          label={label}
          isChecked={settings[name]}
          onCheck={(isChecked) => set({ [name]: isChecked })}
        />
      ))}
      {settings.enablePIN && <MissingPINs />}
      {NUMBER_SETTINGS.map(({ name, label, help, min, max }) => (
        <InputField
          key={name}
          label={label}
          help={help}
          type="number"
          required
          min={min}
          max={max}
          value={settings[name] ?? ''}
          onWrite={(text) => set({ [name]: text === '' ? null : Number(text) })}
        />
      ))}
      <VoiceField value={settings.voice} onChoose={(chosen) => set({ voice: chosen })} />
      <p>
        Fuseau horaire de l'école : <b>{school.data?.timeZone ?? '…'}</b>. Les semaines commencent le dimanche
        à minuit dans ce fuseau.
      </p>
      <ServerMessage error={save.error} />
      <Button type="submit" isOff={save.isPending}>
        Enregistrer
      </Button>
    </Form>
  )
}

/** Returns the changes made since the save was sent. */
function changedSince(sent: SettingsDraft, now: SettingsDraft): SettingsDraft {
  const before = new Map<string, unknown>(Object.entries(sent))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before.get(name) !== value))
}

function MissingPINs() {
  const { data: accounts = [] } = useQuery(accountsQuery)
  const pupils = withoutPIN(accounts)
  const make = useAdminMutation({
    mutationFn: (userIDs: readonly number[]) =>
      inParts(userIDs, (part) =>
        call('PATCH user/several', { body: { userIDs: part, pins: 'new', idempotencyKey: newKey() } }),
      ),
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
