/** The file was changed, moved or removed after it was chosen: the browser does not read it any more. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('The file can no longer be read', { cause });
    this.name = 'UnreadableFile';
  }
}

/** Why a file cannot be read any more; undefined if it can. A request with such a file fails like one whose connection is lost. */
export const unreadableReason = (file: Blob): Promise<UnreadableFile | undefined> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => undefined,
      (error: unknown) => new UnreadableFile(error),
    );
