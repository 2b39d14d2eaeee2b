/** Starts fetching the signed-in part, for a moment when the user is busy and the browser is not. */
export function preloadShell(): void {
  void import('../shell/Shell.tsx').catch(() => undefined);
}
