import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { registerSignIn } from '../../lib/session/open-sign-in.ts'
import { useSession } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { areDraftsInAnyTab } from '../../lib/storage/drafts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { ACCOUNT_ID } from './account-id.ts'
import { PUPIL_MARK } from './reserve-space-for-user.ts'

const loadSignInDialog = async () => (await import('./SignInDialog.tsx')).SignInDialog
const loadSignOutDialog = async () => (await import('./SignOutDialog.tsx')).SignOutDialog

/** Shows who is signed in, since tablets are shared, and signs out. A teacher with unsaved drafts is asked first. */
export function Account({ isAdminPage }: { isAdminPage: boolean }) {
  const user = useSession()
  useEffect(() => document.documentElement.removeAttribute(PUPIL_MARK), [])
  const [openDialog, dialog] = useLazyDialog(loadSignInDialog, {})
  // Other parts of the page open the sign-in dialog through this.
  useEffect(() => registerSignIn(openDialog))
  const [isSignInNext, setSignInNext] = useState(false)
  const leave = (opensSignIn: boolean) => {
    signOut()
    if (opensSignIn) openDialog()
  }
  const [openSignOutDialog, signOutDialog] = useLazyDialog(loadSignOutDialog, {
    onLeave: () => leave(isSignInNext),
  })
  const requestSignOut = async (opensSignIn: boolean) => {
    if (!user?.isAdmin || !(await areDraftsInAnyTab())) return leave(opensSignIn)
    setSignInNext(opensSignIn)
    openSignOutDialog()
  }

  return (
    <>
      {user ? (
        <div className={styles.account}>
          <Link to="/profile" className={styles.name} id={ACCOUNT_ID}>
            <Avatar person={user} size={40} />
            <span>{user.displayName}</span>
          </Link>
          {!isAdminPage && (
            <Button look="quiet" className={styles.signOut} onClick={() => void requestSignOut(true)}>
              Ce n'est pas moi <small lang="en">Not me</small>
            </Button>
          )}
          <Button look="quiet" className={styles.signOut} onClick={() => void requestSignOut(false)}>
            Déconnexion {!isAdminPage && <small lang="en">Sign out</small>}
          </Button>
        </div>
      ) : (
        <Button className={styles.signIn} id={ACCOUNT_ID} onClick={openDialog}>
          Connexion <small lang="en">Sign In</small>
        </Button>
      )}
      {dialog}
      {signOutDialog}
    </>
  )
}
