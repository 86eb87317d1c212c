import { useState } from 'react'
import type { SessionUser } from '../../../domain/api/user.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { AvatarDialog } from './AvatarDialog.tsx'
import styles from './profile.module.css'

/** The user's avatar and name, with a button to change the avatar. */
export function ProfileCard({ title, user }: { title: string; user: SessionUser }) {
  const [isChoosing, setChoosing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  return (
    <header className={styles.card}>
      <Avatar person={user} size={112} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p lang="en">My profile</p>
        <p className={styles.name}>{user.displayName}</p>
        {user.classCode && <p>Classe {user.classCode}</p>}
        <Button look="soft" size="pupil" onClick={() => setChoosing(true)}>
          Changer mon avatar <small lang="en">Change my avatar</small>
        </Button>
        <p role="status">
          {isSaved && (
            <>
              C'est ton nouvel avatar! <small lang="en">This is your new avatar!</small>
            </>
          )}
        </p>
      </div>
      <AvatarDialog
        isOpen={isChoosing}
        user={user}
        onSaved={() => setSaved(true)}
        onClose={() => setChoosing(false)}
      />
    </header>
  )
}
