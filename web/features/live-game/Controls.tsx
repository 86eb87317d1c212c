import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { HostView, LiveGameMessage } from '../../../domain/live/messages.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import styles from './Projector.module.css'

interface ControlsProps {
  view: HostView
  onSend(message: LiveGameMessage): void
  onEnd(): void
}

/** The teacher's buttons. Page Down, sent by presenter remotes, presses the first one. */
export function Controls({ view: { phase, number, total, isPaused, code }, onSend, onEnd }: ControlsProps) {
  if (phase === 'over')
    return (
      <div className={styles.controls}>
        <Link to="/admin/lessons" search={{ jeu: code }} className={buttonClass({ size: 'pupil' })}>
          Voir les résultats
        </Link>
      </div>
    )
  const next: Record<typeof phase, { name: string; message: LiveGameMessage }> = {
    lobby: { name: 'Commencer', message: { type: 'start' } },
    asking: { name: 'Montrer la réponse', message: { type: 'reveal', number } },
    revealed: {
      name: number === total ? 'Voir la fin' : 'Question suivante',
      message: { type: 'next', number },
    },
  }
  return (
    <div className={styles.controls}>
      <MainButton
        key={`${number} ${phase}`}
        onPress={() => {
          unlockSound()
          onSend(next[phase].message)
        }}
      >
        {next[phase].name}
      </MainButton>
      {phase === 'asking' && (
        <Button size="pupil" look="soft" onClick={() => onSend({ type: isPaused ? 'resume' : 'pause' })}>
          {isPaused ? 'Reprendre' : 'Pause'}
        </Button>
      )}
      {phase !== 'lobby' && (
        <Button size="pupil" look="soft" onClick={() => onSend({ type: 'skip', number })}>
          {phase === 'asking' ? 'Passer' : 'Ne pas compter'}
        </Button>
      )}
      <Button size="pupil" look="quiet" onClick={onEnd}>
        Finir
      </Button>
    </div>
  )
}

/** Takes the focus when it appears. Ignores Page Down while a dialog is open. */
function MainButton({ children, onPress }: { children: ReactNode; onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'PageDown' || event.repeat || document.querySelector('dialog[open]')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', turn, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <Button
      ref={button}
      size="pupil"
      onClick={onPress}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {children}
    </Button>
  )
}
