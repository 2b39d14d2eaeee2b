/** Fetches the signed-in part once the browser has nothing better to do. Returns the function that gives up waiting. */
export function preloadShell(): () => void {
  const start = (): void => void import('../shell/Shell.tsx').catch(() => undefined);
  // Safari has no idle callback; two seconds after the form is there nobody minds either.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(start, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
