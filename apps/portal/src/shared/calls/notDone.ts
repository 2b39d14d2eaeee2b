import type { BatchResult } from '@harrow/api-client';

/** A batch of one says why it failed in its only entry: made the error that a single call would be. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}

/** A batch of one record. Throws {@link NotDone}. */
export async function single(call: Promise<BatchResult>): Promise<void> {
  const { failed } = await call;
  if (failed[0]) throw new NotDone(failed[0].text);
}
