import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Account } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { showsUserName } from '../../../../domain/api/user.ts'
import { deName } from '../../../../domain/french.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { chosenClass } from '../../../lib/session/chosen-class.ts'
import { session } from '../../../lib/session/session.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { accountsQuery } from '../data/queries.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { AccountActions } from './AccountActions.tsx'
import {
  type AccountDraft,
  accountChanges,
  accountDraft,
  defaultClass,
  draftOf,
  findNamesake,
  gradeAfterMove,
  newAccountRequest,
} from './account-draft.ts'
import { GradeField } from './GradeField.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { SupportFields } from './SupportFields.tsx'

interface AccountFormProps {
  /** Null for a new account. */
  account: Account | null
  accounts: readonly Account[]
  classes: readonly SchoolClass[]
  onDone(): void
}

export function accountDraftKey(account: Account | null): string {
  return `people-account-${account?.id ?? 'new'}`
}

/** Form that creates or changes one account. */
export function AccountForm({ account, accounts, classes, onDone }: AccountFormProps) {
  const [changes, setChanges] = useDraft(accountDraftKey(account), z.partial(accountDraft), {})
  const codes = classes.map(({ classCode }) => classCode)
  const defaultClassCode = defaultClass(codes, chosenClass.use(), changes.isAdmin)
  const draft = { ...draftOf(account, defaultClassCode), ...changes }
  // Kept out of the stored draft.
  const [password, setPassword] = useState('')
  // Setting one's own password here would end this session.
  const isOwn = account !== null && account.id === session.current()?.id
  const save = useSave(account, onDone)
  const namesake = findNamesake(draft, account, accounts)
  // The displayed name that the teacher accepted although a classmate has it.
  const [acceptedName, setAcceptedName] = useState('')
  const set = (more: Partial<AccountDraft>) => setChanges({ ...changes, ...more })
  const submit = () => {
    if (account && Object.keys(accountChanges(account, draft, password)).length === 0) onDone()
    else save.mutate({ draft, password })
  }
  return (
    <Form onSend={submit}>
      <InputField
        label="Nom affiché"
        help="Tel que les autres le voient : un prénom suffit."
        required
        maxLength={80}
        value={draft.displayName}
        onWrite={(text) => set({ displayName: text })}
      />
      {namesake && (
        <>
          <p role="status">
            {frenchSpaces(
              `${namesake.displayName} est déjà dans la classe ${namesake.classCode} : ajoutez une initiale pour qu'on les distingue.`,
            )}
          </p>
          <CheckField
            label="Garder le même nom pour les deux élèves"
            isChecked={acceptedName === draft.displayName}
            onCheck={(isChecked) => setAcceptedName(isChecked ? draft.displayName : '')}
          />
        </>
      )}
      <InputField
        label="Nom d'utilisateur"
        help="Ce qu'on tape pour entrer; les accents et les majuscules ne comptent pas."
        required
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.userName}
        onWrite={(text) => set({ userName: text })}
      />
      {!draft.isAdmin && showsUserName(draft) && (
        <p role="status">
          Le nom affiché est aussi le nom d'utilisateur : qui le voit au tableau des Bravos peut entrer à la
          place de l'élève.
        </p>
      )}
      <SelectField
        label="Classe"
        help={
          classes.length === 0
            ? "Il n'y en a pas encore : faites-la d'abord dans « Les classes »."
            : undefined
        }
        required={!draft.isAdmin}
        value={draft.classCode}
        options={[{ value: '', name: 'Aucune' }, ...classes.map(classOption)]}
        onChoose={(classCode) => set({ classCode, grade: gradeAfterMove(account, classCode, classes) })}
      />
      {!draft.isAdmin && (
        <GradeField
          ofClass={classes.find(({ classCode }) => classCode === draft.classCode)}
          grade={draft.grade}
          onChoose={(grade) => set({ grade })}
        />
      )}
      {!draft.isAdmin && (
        <InputField
          label="NIP"
          help="4 chiffres pour les jeux à plusieurs, ou rien."
          inputMode="numeric"
          pattern="\d{4}"
          maxLength={4}
          value={draft.pin}
          onWrite={(text) => set({ pin: text })}
        />
      )}
      <CheckField label="Administrateur" isChecked={draft.isAdmin} onCheck={(isAdmin) => set({ isAdmin })} />
      {draft.isAdmin && isOwn && (
        <p>
          Votre mot de passe se change à la page <Link to="/profile">Mon compte</Link>.
        </p>
      )}
      {draft.isAdmin && !isOwn && (
        <InputField
          label="Mot de passe"
          help={
            account?.isAdmin
              ? '8 caractères au moins. Laissez vide pour garder le mot de passe actuel.'
              : '8 caractères au moins.'
          }
          type="password"
          autoComplete="new-password"
          required={!account?.isAdmin}
          minLength={8}
          maxLength={256}
          value={password}
          onWrite={setPassword}
        />
      )}
      {draft.isAdmin && (
        <ScopeFields classes={classes} scope={draft.scope} onChange={(scope) => set({ scope })} />
      )}
      {!draft.isAdmin && <SupportFields chosen={draft.supports} onChoose={(supports) => set({ supports })} />}
      {account && (
        <CheckField
          label="Actif : le compte ouvre le site"
          isChecked={draft.isEnabled}
          onCheck={(isEnabled) => set({ isEnabled })}
        />
      )}
      <ServerMessage error={save.error} />
      <div className="row bottom">
        <Button
          type="submit"
          isOff={save.isPending || (namesake !== undefined && acceptedName !== draft.displayName)}
        >
          Enregistrer
        </Button>
      </div>
      {account && <AccountActions account={account} onErased={onDone} />}
    </Form>
  )
}

function useSave(account: Account | null, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, password }: { draft: AccountDraft; password: string }) =>
      account
        ? call('PATCH user/:id', { path: { id: account.id }, body: accountChanges(account, draft, password) })
        : call('POST user', { body: newAccountRequest(draft, password) }),
    async onSuccess({ user }) {
      await queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey })
      showToast(`Le compte ${deName(user.displayName)} est enregistré.`)
      onSaved()
    },
    // Reload after a failure too: the account may exist, created by a lost response or by somebody else.
    onError: () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  })
}
