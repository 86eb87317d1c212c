/**
 * Loaders of the views that few visits begin with. They are kept out of the entry; the build preloads this module with
 * the site chrome, before anyone can navigate to these views.
 */
export const laterViews = {
  profile: async () => (await import('./profile.tsx')).ProfileRoute,
  mission: async () => (await import('./mission.tsx')).MissionRoute,
  garden: async () => (await import('./remembered.tsx')).GardenRoute,
  multiplayer: async () => (await import('./multiplayer.tsx')).MultiplayerRoute,
  canvas: async () => (await import('./canvas.tsx')).CanvasRoute,
  admin: async () => (await import('./admin.tsx')).AdminRoute,
  login: async () => (await import('./login.tsx')).LoginRoute,
  lesson: async () => (await import('./lesson.tsx')).LessonRoute,
}

export const enterByCard = async () => (await import('./login.tsx')).enterByCard()
