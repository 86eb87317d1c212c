/** A signed-in pupil. The token contains the user name. */
export function pupil(id: number, userName: string) {
  return {
    id,
    userName,
    displayName: userName,
    classCode: '4-1',
    avatarUrl: '0.noavatar.png',
    isAdmin: false,
    token: `token of ${userName}`,
    expiry: '2026-11-20T15:00:00.000Z',
  }
}
