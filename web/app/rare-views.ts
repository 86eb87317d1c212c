/**
 * Loaders of views that a visit rarely begins with, kept out of the entry. The build preloads this module
 * with the site chrome.
 */
export const rareViews = {
  profile: async () => (await import('../routes/profile.tsx')).ProfileRoute,
  mission: async () => (await import('../routes/mission.tsx')).MissionRoute,
  garden: async () => (await import('../routes/garden.tsx')).GardenRoute,
  multiplayer: async () => (await import('../routes/multiplayer.tsx')).MultiplayerRoute,
  stories: async () => (await import('../routes/stories.tsx')).StoriesRoute,
  canvas: async () => (await import('../routes/canvas.tsx')).CanvasRoute,
  admin: async () => (await import('../routes/admin.tsx')).AdminRoute,
  login: async () => (await import('../routes/login.tsx')).LoginRoute,
  substitute: async () => (await import('../routes/substitute.tsx')).SubstituteRoute,
  paper: async () => (await import('../routes/paper.tsx')).PaperRoute,
  write: async () => (await import('../routes/write.tsx')).WriteRoute,
  lesson: async () => (await import('../routes/lesson.tsx')).LessonRoute,
  liveGame: async () => (await import('../routes/live-game.tsx')).LiveGameRoute,
}

export const enterByCard = async () => (await import('../routes/login.tsx')).enterByCard()
