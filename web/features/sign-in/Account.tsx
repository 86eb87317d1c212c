import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { deviceClassKey } from '../../lib/session/class-device.ts'
import { registerSignIn } from '../../lib/session/open-sign-in.ts'
import { USER_MARK } from '../../lib/session/reserve-space-for-user.ts'
import { session, useSession } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import rowStyles from '../../ui/MenuRow.module.css'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import styles from './Account.module.css'
import { ACCOUNT_ID } from './account-id.ts'
import { useSignOutRequest } from './use-sign-out-request.tsx'

const loadSignInDialog = async () => (await import('./SignInDialog.tsx')).SignInDialog

interface AccountProps {
  isAdminPage: boolean
  /** More rows of the user's menu. */
  children: ReactNode
}

/**
 * Shows who is signed in, since tablets are shared. A menu below it has the user's pages, settings and
 * sign-out. A teacher with unsaved drafts is asked before signing out.
 */
export function Account({ isAdminPage, children }: AccountProps) {
  const user = useSession()
  useEffect(() => document.documentElement.removeAttribute(USER_MARK), [])
  const [openDialog, dialog] = useLazyDialog(loadSignInDialog, {})
  // Other parts of the page open the sign-in dialog through this.
  useEffect(() => registerSignIn(openDialog))
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const leave = (opensSignIn: boolean) => {
    setOpen(false)
    signOut()
    if (opensSignIn) openDialog()
    else if (deviceClassKey() !== null) void navigate({ to: '/' })
  }
  const [requestSignOut, signOutDialog] = useSignOutRequest()

  const isHome = useCurrentPage()?.page.path === '/'
  const askWho = useEffectEvent(() => {
    if (!session.current() && deviceClassKey() !== null) openDialog()
  })
  // A device of a class begins with the list of names, and returns to it after sign-out.
  useEffect(() => {
    if (isHome && !user) askWho()
  }, [isHome, user])

  const area = useRef<HTMLDivElement>(null)
  const panelID = useId()
  const close = () => {
    // A dialog that was opened from here closes first.
    if (!document.querySelector('dialog[open]')) setOpen(false)
  }
  useDismiss(area, isOpen, close)

  return (
    <>
      {user ? (
        <div ref={area} className={styles.account}>
          <button
            type="button"
            id={ACCOUNT_ID}
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={panelID}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="for-ears">
              Mon compte <small lang="en">My account</small> :{' '}
            </span>
            <Avatar person={user} size={40} />
            <span>{user.displayName}</span>
          </button>
          <div id={panelID} className={styles.panel} hidden={!isOpen}>
            <p className={styles.who}>
              <Avatar person={user} size={56} />
              <span>{user.displayName}</span>
            </p>
            <Link to="/profile" className={rowStyles.row} onClick={() => setOpen(false)}>
              <SignIcon shape="person" />
              <span>
                <Bilingual french="Mon profil" english="My profile" />
              </span>
            </Link>
            {children}
            {!isAdminPage && (
              <button
                type="button"
                className={rowStyles.row}
                onClick={() => void requestSignOut(() => leave(true))}
              >
                <SignIcon shape="question" />
                <span>
                  <Bilingual french="Ce n'est pas moi" english="Not me" />
                </span>
              </button>
            )}
            <button
              type="button"
              className={rowStyles.row}
              onClick={() => void requestSignOut(() => leave(false))}
            >
              <SignIcon shape="next" />
              <span>
                <Bilingual french="Déconnexion" english="Sign out" />
              </span>
            </button>
          </div>
        </div>
      ) : (
        <Button className={styles.signIn} id={ACCOUNT_ID} onClick={openDialog}>
          Connexion{' '}
          <small lang="en" data-stays>
            Sign In
          </small>
        </Button>
      )}
      {dialog}
      {signOutDialog}
    </>
  )
}
