import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { avatarIcons } from '../../../content/avatars.ts'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { NO_AVATAR } from '../../../domain/no-avatar.ts'
import { sentenceOf } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { session, signIn } from '../../lib/session/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { SaidInFrench } from '../../ui/SaidInFrench.tsx'
import styles from './profile.module.css'

const avatarNames: Record<(typeof avatarIcons)[number], string> = {
  fox: 'le renard',
  owl: 'le hibou',
  'cat-face': 'le chat',
  'dog-face': 'le chien',
  panda: 'le panda',
  koala: 'le koala',
  'tiger-face': 'le tigre',
  lion: 'le lion',
  'rabbit-face': 'le lapin',
  hamster: 'le hamster',
  frog: 'la grenouille',
  penguin: 'le manchot',
  'polar-bear': "l'ours polaire",
  unicorn: 'la licorne',
  'monkey-face': 'le singe',
  bear: "l'ours",
  'pig-face': 'le cochon',
  'cow-face': 'la vache',
  wolf: 'le loup',
  raccoon: 'le raton laveur',
  octopus: 'la pieuvre',
  turtle: 'la tortue',
  hedgehog: 'le hérisson',
  butterfly: 'le papillon',
  'lady-beetle': 'la coccinelle',
  dolphin: 'le dauphin',
  whale: 'la baleine',
  parrot: 'le perroquet',
  sloth: 'le paresseux',
  otter: 'la loutre',
  robot: 'le robot',
  alien: "l'extraterrestre",
  snowman: 'le bonhomme de neige',
  'sun-with-face': 'le soleil',
  'dragon-face': 'le dragon',
  't-rex': 'le tyrannosaure',
}

const CHOICES = [
  { avatarUrl: NO_AVATAR, name: 'ma lettre' },
  ...avatarIcons.map((icon) => ({ avatarUrl: `${icon}.svg`, name: avatarNames[icon] })),
]

const CHOOSE_AVATAR_TEXT: OwlText = {
  french: 'Choisis ton avatar, puis touche le grand bouton.',
  english: 'Choose your picture, then tap the big button.',
}

interface AvatarDialogProps {
  isOpen: boolean
  user: SessionUser
  onSaved(): void
  onClose(): void
}

/** Lets the user choose an avatar. */
export function AvatarDialog({ isOpen, user, onSaved, onClose }: AvatarDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Choisis ton avatar" english="Choose your avatar">
      <AvatarForm
        user={user}
        onSaved={() => {
          onSaved()
          onClose()
        }}
      />
    </Dialog>
  )
}

function AvatarForm({ user, onSaved }: Pick<AvatarDialogProps, 'user' | 'onSaved'>) {
  const [chosen, setChosen] = useState(user.avatarUrl)
  const { mutate: save, isPending, error } = useSaveAvatar(user.id, onSaved)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        save(chosen)
      }}
    >
      <OwlSays {...CHOOSE_AVATAR_TEXT} />
      <fieldset className={styles.choices}>
        <legend className="for-ears">Mon avatar</legend>
        {CHOICES.map(({ avatarUrl, name }) => (
          <label key={avatarUrl} className={styles.choice}>
            <input
              type="radio"
              name="avatar"
              className={styles.radio}
              value={avatarUrl}
              checked={avatarUrl === chosen}
              onChange={() => setChosen(avatarUrl)}
            />
            <Avatar person={{ displayName: user.displayName, avatarUrl }} size={64} />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.end}>
        {error && (
          <p role="alert">
            <SaidInFrench {...sentenceOf(error)} />
          </p>
        )}
        <Button type="submit" size="pupil" isOff={isPending}>
          <Bilingual french="Je choisis cet avatar" english="I choose this one" />
        </Button>
      </div>
    </form>
  )
}

/** Saves the avatar and updates the session. */
function useSaveAvatar(userID: number, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (avatarUrl: string) => callAs(userID, 'PATCH user/me', { body: { avatarUrl } }),
    onSuccess: ({ user: { avatarUrl } }) => {
      const user = session.current()
      // Ignore the response if another user has signed in meanwhile.
      if (user?.id !== userID) return
      signIn({ ...user, avatarUrl })
      void queryClient.invalidateQueries({ queryKey: ['bravos', 'report'] })
      onSaved()
    },
  })
}
