import type { GroupChanges, NewGroup } from '../../../../domain/api/group.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { pluralize } from '../data/pluralize.ts'
import { groupsQuery, lessonListQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'

const invalidates = [groupsQuery, lessonListQuery]

export function useMakeGroup(onDone?: () => void) {
  return useAdminMutation({
    mutationFn: (body: NewGroup) => call('POST groups', { body }),
    onSuccess({ data: { name, userIDs } }) {
      showToast(
        frenchSpaces(`Le groupe « ${name} » est fait : ${pluralize(userIDs.length, 'élève', 'élèves')}.`),
      )
      onDone?.()
    },
    invalidates,
  })
}

/** Adds and removes members one by one, so that the changes of another teacher stay. */
export function useChangeGroup(onDone?: () => void) {
  return useAdminMutation({
    mutationFn: ({ groupID, ...body }: GroupChanges & { groupID: string }) =>
      call('PATCH groups/:groupID', { path: { groupID }, body }),
    onSuccess({ data: { name, userIDs } }) {
      showToast(frenchSpaces(`Groupe « ${name} » : ${pluralize(userIDs.length, 'élève', 'élèves')}.`))
      onDone?.()
    },
    invalidates,
  })
}

export function useDeleteGroup(onDone: () => void) {
  return useAdminMutation({
    mutationFn: (groupID: string) => deleteIfExists('DELETE groups/:groupID', { path: { groupID } }),
    onSuccess: onDone,
    invalidates,
  })
}
