import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { showToast } from '../../lib/display/toast.ts'
import { cacheMission, missionQuery } from '../../lib/learning/words-query.ts'
import { Switch } from '../../ui/Switch.tsx'

/**
 * Turns the lightning level on or off, which deals the mission again. Pending until the new mission is
 * cached.
 */
export function useLightningLevel(userID: number) {
  const client = useQueryClient()
  const { queryKey } = missionQuery(userID)
  return useMutation({
    mutationFn: (isLightning: boolean) =>
      callAs(userID, 'PUT words/:userID/mission', { path: { userID }, body: { isLightning } }),
    // A pending response may contain the old mission.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess({ data }) {
      client.setQueryData(queryKey, data)
      cacheMission(userID, data)
    },
    onError(error) {
      showToast(sentenceOf(error))
      // The level may have changed although the response was lost.
      return client.invalidateQueries({ queryKey })
    },
  })
}

interface LevelSwitchProps {
  isLightning: boolean
  onChange(isLightning: boolean): void
}

/** Lets the pupil choose the lightning level. */
export function LevelSwitch({ isLightning, onChange }: LevelSwitchProps) {
  return (
    <Switch
      label="Niveau éclair"
      hint={
        <>
          Saute les mots que tu sais. <span lang="en">Skips words that you know.</span>
        </>
      }
      isOn={isLightning}
      onChange={onChange}
    />
  )
}
