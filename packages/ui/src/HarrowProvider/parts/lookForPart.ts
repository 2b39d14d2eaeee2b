/** `gone`: the server has no such file. `there`: it has it, or at least answers. `unreachable`: unknown. */
export type PartFate = 'gone' | 'there' | 'unreachable';

/** Chromium, Firefox and Vite end their message with the address; Safari names none. */
const addressIn = (error: unknown): string | undefined => /(?:https?:\/\/|\/)\S+$/.exec(error instanceof Error ? error.message : '')?.[0];

/** Servers of single pages answer with the page itself for what they do not have. */
const isCode = (type: string | null): boolean => /javascript|ecmascript|css/.test(type ?? '');

/**
 * Finds out why a part could not be imported: the error is the same without a network and after a deployment.
 * @param error of the `import()` that failed
 */
export async function lookForPart(error: unknown): Promise<PartFate> {
  const address = addressIn(error);
  try {
    // No user data: a file of the page itself.
    // oxlint-disable-next-line no-restricted-globals
    const { status, headers } = await fetch(address ?? location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) return 'unreachable';
    if (!address) return 'there';
    return status >= 400 || !isCode(headers.get('content-type')) ? 'gone' : 'there';
  } catch {
    return 'unreachable';
  }
}
