import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { leaveFullScreen, toggleFullScreen, useFullScreen } from './full-screen.ts'
import { ToolIcon } from './ToolIcon.tsx'

/** Gives the game the whole screen, and takes it back; nothing where the browser has no full screen. */
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
