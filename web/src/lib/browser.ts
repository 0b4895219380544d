/** Leaves the application for an address the server answers itself, such as sign-in. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}
