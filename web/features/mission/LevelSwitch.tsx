import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { showToast } from '../../lib/display/toast.ts'
import { type Mission, missionQuery } from '../../lib/learning/words-query.ts'
import { Switch } from '../../ui/Switch.tsx'

/** Lets the pupil choose the lightning level, which deals the mission again. */
export function LevelSwitch({ userID, mission }: { userID: number; mission: Mission }) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isLightning: boolean) =>
      callAs(userID, 'PUT words/:userID/mission', { path: { userID }, body: { isLightning } }),
    onSuccess: () => client.invalidateQueries({ queryKey: missionQuery(userID).queryKey }),
    onError: (error) => showToast(sentenceOf(error)),
  })
  return (
    <Switch
      label="Niveau éclair"
      hint={
        <>
          Saute les mots que tu sais. <span lang="en">Skips words that you know.</span>
        </>
      }
      isOn={isPending ? variables : mission.isLightning === true}
      onChange={mutate}
    />
  )
}
