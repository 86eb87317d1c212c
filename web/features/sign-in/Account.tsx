import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SessionUser } from '../../../domain/api/user.ts'
import { NO_AVATAR } from '../../../domain/no-avatar.ts'
import { mediaUrl } from '../../lib/media-url.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { ACCOUNT_ID } from './account-id.ts'
import { PUPIL_MARK } from './room-for-pupil.ts'

const loadSignInDialog = async () => (await import('./SignInDialog.tsx')).SignInDialog

/**
 * Who is signed in, always in sight, since tablets are shared: one tap on "Ce n'est pas moi" signs out and
 * asks for the next name.
 */
export function Account() {
  const user = useSession()
  useEffect(() => document.documentElement.removeAttribute(PUPIL_MARK), [])
  const [openDialog, dialog] = useLazyDialog(loadSignInDialog, {})
  const handOver = () => {
    signOut()
    openDialog()
  }

  return (
    <>
      {user ? (
        <div className={styles.account}>
          <Link to="/profile" className={styles.name} id={ACCOUNT_ID}>
            <Avatar user={user} />
            {user.displayName}
          </Link>
          <Button look="quiet" className={styles.leave} onClick={handOver}>
            Ce n'est pas moi
          </Button>
          <Button look="quiet" className={styles.leave} onClick={signOut}>
            Déconnexion
          </Button>
        </div>
      ) : (
        <Button className={styles.signIn} id={ACCOUNT_ID} onClick={openDialog}>
          Connexion <small lang="en">Sign In</small>
        </Button>
      )}
      {dialog}
    </>
  )
}

/** Not that of web/ui: shared with what comes later, it would put 1.5 KB more of script into every page's first load. */
function Avatar({ user }: { user: SessionUser }) {
  if (user.avatarUrl === NO_AVATAR) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {user.displayName.charAt(0)}
      </span>
    )
  }
  return (
    <img
      className={styles.avatar}
      src={mediaUrl(`avatars/${user.avatarUrl}`)}
      alt=""
      width={40}
      height={40}
    />
  )
}
