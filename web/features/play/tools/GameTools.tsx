import { useHydrated } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { replaySound, useSound } from '../../../lib/sound/sound.ts'
import { setSoundSettings, useSoundSettings } from '../../../lib/sound/sound-settings.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SoundNotice } from '../../../ui/SoundNotice.tsx'
import { SignIcon, SpeakerIcon, ToolIcon } from '../../../ui/ToolIcon.tsx'
import { useShareDialog } from '../../../ui/use-share-dialog.ts'
import styles from './GameTools.module.css'

interface GameToolsProps {
  title: string
  /** During a round, the sound tools replace the share button, which would lead away from the game. */
  isPlaying: boolean
  /** Leaves the round. */
  onLeave(): void
}

/** Tools next to the title of every game. */
export function GameTools({ title, isPlaying, onLeave }: GameToolsProps) {
  return (
    <>
      {isPlaying && <LeaveButton onLeave={onLeave} />}
      <div className={styles.tools}>
        {isPlaying ? <SoundTools /> : <ShareButton title={title} />}
        <FullScreenButton />
      </div>
    </>
  )
}

/** Leaves a game in progress. While it is in the page, the site's header and the breadcrumb are hidden. */
export function LeaveButton({ onLeave }: { onLeave(): void }) {
  return (
    <IconButton
      name={
        <>
          Quitter le jeu <span lang="en">Leave the game</span>
        </>
      }
      className={styles.leave}
      onClick={onLeave}
      data-leave
    >
      <ToolIcon>
        <path d="M6 6l12 12M18 6L6 18" />
      </ToolIcon>
    </IconButton>
  )
}

function ShareButton({ title }: { title: string }) {
  const [openDialog, dialog] = useShareDialog({ what: 'game', title })
  return (
    <>
      <IconButton name="Partager" onClick={openDialog}>
        <ToolIcon>
          <path d="M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5V20.5h14V11.5h-1" />
        </ToolIcon>
      </IconButton>
      {dialog}
    </>
  )
}

function SoundTools() {
  const { last } = useSound()
  const { isOn } = useSoundSettings()
  return (
    <>
      <SoundNotice />
      <IconButton
        name="Réécouter"
        aria-disabled={!last || !isOn || undefined}
        onClick={() => last && replaySound(last)}
      >
        <SignIcon shape="again" />
      </IconButton>
      <SoundSwitch />
    </>
  )
}

export function SoundSwitch() {
  const { isOn, isForced } = useSoundSettings()
  return (
    <IconButton
      name="Son"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isForced}
      onClick={() => isForced || setSoundSettings({ isOn: !isOn })}
    >
      <SpeakerIcon isOff={!isOn} />
    </IconButton>
  )
}

/** Renders nothing in browsers without full screen. */
export function FullScreenButton() {
  const isFull = useFullScreen()
  const isHydrated = useHydrated()
  useEffect(() => leaveFullScreen, [])
  if (!isHydrated || !document.fullscreenEnabled) return null
  return (
    <IconButton name="Plein écran" aria-pressed={isFull} onClick={toggleFullScreen}>
      <ToolIcon>
        {isFull ? (
          <path d="M9.5 4v5.5H4M14.5 4v5.5H20M9.5 20v-5.5H4M14.5 20v-5.5H20" />
        ) : (
          <path d="M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5" />
        )}
      </ToolIcon>
    </IconButton>
  )
}

/**
 * Whether the document is in full screen. The whole document is used, not the game alone, so that overlays
 * such as the Bravo celebration stay visible. CSS hides the header and footer.
 */
function useFullScreen(): boolean {
  return useSyncExternalStore(subscribe, isFullScreen, () => false)
}

/** Must be called in a click handler. Does nothing if the browser refuses. */
function toggleFullScreen(): void {
  if (isFullScreen()) leaveFullScreen()
  else document.documentElement.requestFullscreen().catch(() => undefined)
}

function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(() => undefined)
}

function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
